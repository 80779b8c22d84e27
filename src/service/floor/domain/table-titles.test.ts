import { expect, test } from "vitest";
import { nextTitle, splitTitles, tableTitles } from "./table-titles.ts";

test("a pattern names tables in a row, with the number at its mark", () => {
  expect(tableTitles({ pattern: "Mesa #", first: 9, count: 3 })).toEqual(["Mesa 9", "Mesa 10", "Mesa 11"]);
  expect(tableTitles({ pattern: " Terraza", first: 1, count: 2 })).toEqual(["Terraza 1", "Terraza 2"]);
  expect(tableTitles({ pattern: "#A", first: 1, count: 1 })).toEqual(["1A"]);
});

test("names that people read as the same are taken, whatever their accents and letters", () => {
  expect(splitTitles(["Mesa 1", "Mesa 2"], ["mesa  1", "Barra"])).toEqual({
    free: ["Mesa 2"],
    taken: ["Mesa 1"],
  });
  expect(splitTitles(["Salón 1"], ["SALON 1"])).toEqual({ free: [], taken: ["Salón 1"] });
});

test("a copy gets the next number that is free", () => {
  expect(nextTitle("Mesa 4", ["Mesa 4", "mesa 5"])).toBe("Mesa 6");
  expect(nextTitle("Barra", ["Barra"])).toBe("Barra 2");
  expect(nextTitle("4 (ventana)", ["4 (ventana)"])).toBe("5 (ventana)");
});
