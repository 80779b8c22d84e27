import fc from "fast-check";
import { expect, test } from "vitest";
import { stationSlugOf } from "./station-slug.ts";

test("the address of a station follows its title without accents and signs", () => {
  expect(stationSlugOf("Plancha y parrilla")).toBe("plancha-y-parrilla");
  expect(stationSlugOf("  Café & Té  ")).toBe("cafe-te");
  expect(stationSlugOf("日本")).toBe("estacion");
});

test("every title gives an address that the table takes", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (title) => {
      expect(stationSlugOf(title)).toMatch(/^[a-z0-9-]{1,40}$/);
    }),
  );
});
