import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { entriesOf, fieldsOf, translationsOf } from "./translation-entries.ts";
import type { TranslatedPart } from "./translations-api.ts";

const told = { description: null, translated_description: null };
const item = (id: number, title: string): TranslatedPart => ({
  kind: "item",
  id: toId<"MenuItem">(id),
  title,
  translated_title: null,
  ...told,
});
const variant = (id: number, title: string, translated_title: string | null): TranslatedPart => ({
  kind: "variant",
  id: toId<"Variant">(id),
  title,
  translated_title,
  ...told,
});

test("choices that are called the same are translated once, for all items", () => {
  const entries = entriesOf([
    item(1, "Horchata"),
    variant(2, "Vaso", null),
    item(3, "Limonada"),
    variant(4, "Vaso", "Glass"),
    variant(5, "Jarra", null),
  ]);
  expect(entries.map(({ title }) => title)).toEqual(["Horchata", "Limonada", "Vaso", "Jarra"]);
  const values = entries.flatMap(fieldsOf);
  expect(values.map(({ title }) => title)).toEqual(["", "", "Glass", ""]);
  expect(translationsOf(entries, values).map(({ id, title }) => [id, title])).toEqual([
    [1, ""],
    [3, ""],
    [2, "Glass"],
    [4, "Glass"],
    [5, ""],
  ]);
});
