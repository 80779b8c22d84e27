import { expect, test } from "vitest";
import { namesInScripts, typedInScripts } from "#platform/domain/text/testing/typed-in-scripts.ts";
import { matchOptions } from "./match-options.ts";

const options = ["Café", "Té", "Cafetera"].map((label) => ({ value: label, label }));

test("accents and case do not matter and the order stays", () => {
  expect(matchOptions(options, " CAFE ").map((option) => option.label)).toEqual(["Café", "Cafetera"]);
});

test("no text shows all, but never more than 200", () => {
  expect(matchOptions(options, "")).toHaveLength(3);
  const many = Array.from({ length: 500 }, (_, index) => ({ value: String(index), label: `Mesa ${index}` }));
  expect(matchOptions(many, "")).toHaveLength(200);
});

test("where nothing holds the whole text, what holds each of its words is found", () => {
  const activities = ["Venta al por menor de alimentos", "Venta de calzado"];
  const found = (text: string) =>
    matchOptions(
      activities.map((label) => ({ value: label, label })),
      text,
    ).map(({ label }) => label);
  expect(found("alimentos venta")).toEqual(["Venta al por menor de alimentos"]);
  expect(found("venta de")).toEqual(["Venta de calzado"]);
  expect(found("venta de zapatos")).toEqual([]);
});

test.each(typedInScripts)("$typed finds $name", ({ name, typed }) => {
  const dishes = namesInScripts.map((label) => ({ value: label, label }));
  expect(matchOptions(dishes, typed).map(({ label }) => label)).toEqual([name]);
});
