import type { z } from "zod";
import type { translationsBody } from "../../contract/menu-translations.ts";
import type { TranslatedPart } from "./translations-api.ts";

type Body = z.output<typeof translationsBody>;
type Translation = Body["translations"][number];

/** Values of an entry's fields. */
interface Typed {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** One field of the form: a part, or the choices of several items with the same name. */
export interface TranslationEntry {
  readonly kind: TranslatedPart["kind"];
  readonly title: string;
  readonly description: string | null;
  /** At least one. */
  readonly parts: readonly TranslatedPart[];
}

/**
 * Returns the entries of a category: the category and its items one by one, then each name of a choice once.
 */
export function entriesOf(parts: readonly TranslatedPart[]): TranslationEntry[] {
  const isChoice = ({ kind }: TranslatedPart) => kind !== "category" && kind !== "item";
  const own = parts.filter((part) => !isChoice(part)).map((part) => [part]);
  const choices = Map.groupBy(parts.filter(isChoice), ({ kind, title }) => `${kind} ${title}`);
  return [...own, ...choices.values()].flatMap((same) =>
    same.slice(0, 1).map(({ kind, title, description }) => ({ kind, title, description, parts: same })),
  );
}

/**
 * Returns the values of an entry for the form, under its first part; where parts differ, the first translation
 * counts.
 */
export function fieldsOf({ parts }: TranslationEntry): Translation[] {
  const title = parts.find((part) => part.translated_title !== null)?.translated_title ?? "";
  return parts.slice(0, 1).map((part) => translationOf(part, title, part.translated_description ?? ""));
}

/** Returns what the form sends: each entry's texts for all its parts. */
export function translationsOf(
  entries: readonly TranslationEntry[],
  values: readonly Typed[],
): Translation[] {
  return entries.flatMap(({ parts }, place) => {
    const value = values[place];
    if (value === undefined) return [];
    return parts.map((part) => translationOf(part, value.title ?? "", value.description ?? ""));
  });
}

function translationOf(part: TranslatedPart, title: string, description: string): Translation {
  const {
    translated_title: _title,
    translated_description: _description,
    description: _original,
    ...named
  } = part;
  return { ...named, title, ...(part.kind === "item" && { description }) };
}
