import { expect, test } from "vitest";
import type { Cents } from "#platform/domain/money/cents.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import { type AuditReader, valueText } from "./audit-words.ts";

const reader: AuditReader = {
  say: (word, values) =>
    word === "common.labelled" ? `${values?.label}：${values?.value}` : (word.split(".").at(-1) ?? word),
  amount: (amount: Cents) => `$${amount / 100}`,
  writing: writingOf("ja"),
};

test.each([
  ["as they are recorded", ["milk", "eggs"]],
  ["as one text of older entries", "milk, eggs"],
])("allergens %s are words, parted as the reader's language does", (_, recorded) => {
  const said = valueText("allergens", recorded, {
    ...reader,
    say: (word) => (word === "menuItems.marks.allergen.milk" ? "乳" : "卵"),
  });
  expect(said).toBe("乳、卵");
});

test("what is in nothing, or is not said, has no mark", () => {
  expect(valueText("diets", [], reader)).toBe("nothing");
  expect(valueText("allergens", null, reader)).toBe("nothing");
});

test("an add-on of a group is its name, its price and what is in it", () => {
  const addons = [{ title: "Queso", price: 50, allergens: ["milk"] }];
  expect(valueText("addons", addons, reader)).toBe("title：Queso · price：$0.5 · allergens：milk");
});
