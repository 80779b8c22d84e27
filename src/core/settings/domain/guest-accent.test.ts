import fc from "fast-check";
import { expect, test } from "vitest";
import { accentWords, contrastOf, isReadableAccent, LEAST_CONTRAST, offeredAccents } from "./guest-accent.ts";

/** Grounds of the guests' pages: page, surface and the tinted tile, light and dark. */
const grounds = { light: ["#f6f5f2", "#ffffff"], dark: ["#141312", "#1d1c1a"] } as const;
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("contrast is that of the guideline", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(isReadableAccent("#767676")).toBe(true);
  expect(isReadableAccent("#777777")).toBe(false);
  expect(isReadableAccent("#ffd400")).toBe(false);
});

test("every accent that is offered bears white words", () => {
  expect(Object.values(offeredAccents).filter((accent) => !isReadableAccent(accent))).toEqual([]);
});

test("words in any accent that is taken are read on the page, light and dark", () => {
  fc.assert(
    fc.property(colour.filter(isReadableAccent), (accent) => {
      const words = accentWords(accent);
      for (const mode of ["light", "dark"] as const)
        for (const ground of grounds[mode])
          expect(contrastOf(words[mode], ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
  );
});
