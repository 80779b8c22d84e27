import { expect, test } from "vitest";
import { choicesText, lineTexts, partTexts } from "#platform/web/choices-text.ts";

const [cheese, bacon] = [{ title: "Queso" }, { title: "Tocino" }];

test("a double add-on is written once with its number, wherever choices stand", () => {
  expect(choicesText("Grande", [cheese, bacon, cheese])).toBe("Grande, 2 × Queso, Tocino");
  expect(lineTexts({ variant: null, addons: [cheese, cheese] })).toEqual(["2 × Queso"]);
  expect(partTexts([{ title: "Pupusa", variant: null, addons: [cheese, cheese] }])).toEqual([
    "Pupusa, 2 × Queso",
  ]);
});
