import { expect, test } from "vitest";
import { tenderCodes } from "#core/payment-types/domain/tender-code.ts";
import { categoryColours } from "#menu/menu/domain/category-colour.ts";
import { allergens, diets } from "#menu/menu/domain/food-marks.ts";
import { handPaymentMethods } from "#operator/subscription/domain/payment-by-hand.ts";
import { apiScopes } from "#platform/domain/access/api-scopes.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { languages, writingOf } from "#platform/domain/text/languages.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { webhookEventTypes } from "#reporting/integrations/domain/webhook-events.ts";
import { genders } from "#service/customers/domain/customer.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { auditFields, type RecordedKind, recordedKind, recordedWords } from "./audit-field.ts";
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

/** Every value that a field of a kind may hold, where the product names it by a code. */
const codesOf: Readonly<Record<RecordedKind, readonly string[]>> = {
  word: [...recordedWords, ...invoiceTypes],
  gender: genders,
  event: webhookEventTypes,
  api_scope: apiScopes,
  language: languages,
  method: handPaymentMethods,
  tender: tenderCodes,
  colour: categoryColours,
  scope: ["POS", "SETTINGS"],
  allergen: allergens,
  diet: diets,
  money: [],
  rate: [],
  day: [],
  hours: [],
  presence: [],
  plain: [],
};

test.each(languages)("in %s no field of the log shows a code", (language) => {
  const say: AuditReader["say"] = sayIn(language);
  const shown = auditFields.flatMap((field) =>
    codesOf[recordedKind(field)].map(
      (code) => [field, code, valueText(field, code, { ...reader, say })] as const,
    ),
  );
  const isCode = ([, code, text]: (typeof shown)[number]) =>
    text === code || /[a-z]_|[A-Z]_|\w\.\w/.test(text);
  expect(shown.filter(isCode)).toEqual([]);
  expect(new Set(shown.map(([field]) => field))).toContain("gender");
});
