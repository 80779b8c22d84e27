import type { z } from "zod";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { MenuTranslations, TranslatedPart, translationsBody } from "../../contract/menu-translations.ts";
import { type TranslationState, worstState } from "../../domain/translation-state.ts";

export type NewTranslations = z.output<typeof translationsBody>["translations"];

/** Parts that are translated together: a category, an item, or all choices of one kind and name. */
export interface TranslationEntry {
  readonly kind: TranslatedPart["kind"];
  /** Names of its fields in the form. */
  readonly titleField: string;
  readonly textField: string;
  readonly state: TranslationState;
  /** Shown for the entry; the first that is to be looked at, else the first. */
  readonly part: TranslatedPart;
  /** At least one. */
  readonly parts: readonly TranslatedPart[];
}

/** Returns the entries of the menu: categories and items one by one, then each name of a choice once. */
export function entriesOf(parts: readonly TranslatedPart[]): TranslationEntry[] {
  const isChoice = ({ kind }: TranslatedPart) => kind !== "category" && kind !== "item";
  const own = parts.filter((part) => !isChoice(part)).map((part) => [part]);
  const choices = Map.groupBy(parts.filter(isChoice), ({ kind, title }) => `${kind} ${title}`);
  return [...own, ...choices.values()].flatMap((same) => {
    const state = worstState(same.map((part) => part.state));
    const [first] = same;
    if (first === undefined) return [];
    const { kind, id } = first;
    const part = same.find((each) => each.state === state && each.translated_title !== null) ?? first;
    return [
      { kind, titleField: `title ${kind} ${id}`, textField: `text ${kind} ${id}`, state, part, parts: same },
    ];
  });
}

export type TranslationValues = Record<string, string>;

/** Returns the values of the form; where parts of an entry differ, the first translation counts. */
export function valuesOf({ version, parts }: Pick<MenuTranslations, "version" | "parts">): TranslationValues {
  const fields = entriesOf(parts).flatMap(({ titleField, textField, kind, parts: same }) => [
    [titleField, same.find((part) => part.translated_title !== null)?.translated_title ?? ""],
    ...(kind === "item" ? [[textField, same[0]?.translated_description ?? ""]] : []),
  ]);
  return { ...Object.fromEntries(fields), version };
}

/** Returns what is sent for entries: the texts of each for all its parts. */
export const translationsOf = (
  entries: readonly TranslationEntry[],
  values: TranslationValues,
): NewTranslations =>
  entries.flatMap(({ titleField, textField, parts }) =>
    parts.map((part) => {
      const { kind, id } = part;
      const named = { kind, id, title: values[titleField] ?? "" };
      return { ...named, ...(kind === "item" && { description: values[textField] ?? "" }) };
    }),
  ) as NewTranslations;

/** Kinds of entries that a person looks for. */
export const shownStates = ["all", "missing", "check"] as const;
export type ShownStates = (typeof shownStates)[number];

interface Wanted {
  readonly show: ShownStates;
  /** Undefined: all; null: what belongs to no category. */
  readonly category: number | null | undefined;
  readonly search: string;
}

const statesOf: Record<ShownStates, readonly TranslationState[]> = {
  all: ["missing", "changed", "copied", "done"],
  missing: ["missing"],
  check: ["changed", "copied"],
};

/** Returns the entries that a person looks for, in the order of the menu. */
export function wantedEntries(
  entries: readonly TranslationEntry[],
  { show, category, search }: Wanted,
): TranslationEntry[] {
  const words = searchText(search.trim());
  return entries.filter(
    ({ state, parts }) =>
      statesOf[show].includes(state) &&
      (category === undefined || parts.some((part) => part.category === category)) &&
      parts.some(({ title, translated_title }) =>
        [title, translated_title ?? ""].some((text) => searchText(text).includes(words)),
      ),
  );
}
