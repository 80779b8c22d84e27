import { expect, test } from "vitest";
import { namesInScripts, typedInScripts } from "#platform/domain/text/testing/typed-in-scripts.ts";
import { matchTables } from "./match-tables.ts";

const tables = ["Mesa 10", "Mesa 21", "Mesa 1", "Barra"].map((title) => ({
  title,
  floor: title === "Barra" ? "Salón" : null,
}));
const found = (search: string) => matchTables(tables, search).map(({ title }) => title);

test("the table with the number comes before those that contain it", () => {
  expect(found("1")).toEqual(["Mesa 1", "Mesa 10", "Mesa 21"]);
  expect(found("10")).toEqual(["Mesa 10"]);
});

test("a floor finds its tables, without accents and capitals", () => {
  expect(found("SALON")).toEqual(["Barra"]);
  expect(found("terraza")).toEqual([]);
});

test("without a search all tables stay in their order", () => {
  expect(found(" ")).toEqual(["Mesa 10", "Mesa 21", "Mesa 1", "Barra"]);
});

test.each(typedInScripts)("$typed finds the table $name", ({ name, typed }) => {
  const named = namesInScripts.map((title) => ({ title, floor: null }));
  expect(matchTables(named, typed).map(({ title }) => title)).toEqual([name]);
});
