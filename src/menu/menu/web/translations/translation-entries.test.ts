import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import type { TranslatedPart } from "../../contract/menu-translations.ts";
import { entriesOf, translationsOf, valuesOf, wantedEntries } from "./translation-entries.ts";

const told = {
  description: null,
  translated_description: null,
  original_title: null,
  original_description: null,
  copied_from: null,
};
const item = (id: number, title: string): TranslatedPart => ({
  kind: "item",
  id: toId<"MenuItem">(id),
  category: toId<"Category">(9),
  title,
  translated_title: null,
  state: "missing",
  ...told,
});
const variant = (id: number, title: string, translated_title: string | null): TranslatedPart => ({
  kind: "variant",
  id: toId<"Variant">(id),
  category: toId<"Category">(8),
  title,
  translated_title,
  state: translated_title === null ? "missing" : "copied",
  ...told,
});
const menu = [
  item(1, "Horchata"),
  variant(2, "Vaso", null),
  item(3, "Limonada"),
  variant(4, "Vaso", "Glass"),
  variant(5, "Jarra", "Jug"),
];

test("choices that are called the same are translated once, for all items", () => {
  const entries = entriesOf(menu);
  expect(entries.map(({ part, state }) => [part.title, state])).toEqual([
    ["Horchata", "missing"],
    ["Limonada", "missing"],
    ["Vaso", "missing"],
    ["Jarra", "copied"],
  ]);
  const values = valuesOf({ version: "v", parts: menu });
  const glasses = entries.filter(({ part }) => part.title === "Vaso");
  expect(translationsOf(glasses, values)).toEqual([
    { kind: "variant", id: 2, title: "Glass" },
    { kind: "variant", id: 4, title: "Glass" },
  ]);
});

test("entries are found by what is to be done, category and either name", () => {
  const found = (wanted: Partial<Parameters<typeof wantedEntries>[1]>) =>
    wantedEntries(entriesOf(menu), { show: "all", category: undefined, search: "", ...wanted }).map(
      ({ part }) => part.title,
    );
  expect(found({ show: "check" })).toEqual(["Jarra"]);
  expect(found({ category: 9 })).toEqual(["Horchata", "Limonada"]);
  expect(found({ search: "glass" })).toEqual(["Vaso"]);
  expect(found({ show: "missing", search: "LIMO" })).toEqual(["Limonada"]);
});
