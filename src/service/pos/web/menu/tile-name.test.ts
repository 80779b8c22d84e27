import { expect, test } from "vitest";
import { tileNames } from "./tile-name.ts";

/** A face in which each sign takes 8 px, or 7 in the smaller one. */
const measure = (text: string, isSmall: boolean) => text.length * (isSmall ? 7 : 8);
const namesIn = (width: number, ...titles: string[]) =>
  titles.map((title) => tileNames(titles, { width, measure }).get(title));
const textsIn = (width: number, ...titles: string[]) => namesIn(width, ...titles).map((name) => name?.text);

test("a name that fits in two lines stands as it is, a longer one in the smaller face", () => {
  expect(namesIn(112, "Pupusa de queso con ajo", "Pupusa de queso y frijoles")).toEqual([
    { text: "Pupusa de queso con ajo", isSmall: false, isCut: false },
    { text: "Pupusa de queso y frijoles", isSmall: true, isCut: false },
  ]);
});

test("a name that is too long keeps its beginning and its end", () => {
  expect(textsIn(84, "Pupusa de queso con ajo", "Pupusa de queso con loroco")).toEqual([
    "Pupusa de\n…con ajo",
    "Pupusa de\n…con loroco",
  ]);
});

test("names that differ in their middle are not cut to the same words", () => {
  const titles = ["queso", "frijol", "ayote"].map(
    (filling) => `Combo familiar de ${filling} para llevar hoy`,
  );
  const texts = textsIn(112, ...titles);
  expect(new Set(texts).size).toBe(3);
  expect(texts[0]).toBe("Combo familiar\n…para llevar hoy");
  expect(texts[1]).toContain("frijol");
  expect(texts[2]).toContain("ayote");
});

test("a word wider than a tile is left to the tile", () => {
  expect(namesIn(60, "Hamburguesota")).toEqual([{ text: "Hamburguesota", isSmall: true, isCut: false }]);
});
