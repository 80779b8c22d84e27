import type { z } from "zod";
import type { translationsBody } from "../../contract/menu-translations.ts";
import type { TranslatedPart } from "./translations-api.ts";

type Body = z.output<typeof translationsBody>;
type Translation = Body["translations"][number];

/** What stands in the fields of an entry. */
interface Typed {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** What is translated by one field: a part, or choices of several items that are called the same. */
export interface TranslationEntry {
  readonly kind: TranslatedPart["kind"];
  readonly title: string;
  readonly description: string | null;
  /** At least one. */
  readonly parts: readonly TranslatedPart[];
}

/** The parts of a category as they are translated: the category and its items as they are, then each name of a choice once. */
export function entriesOf(parts: readonly TranslatedPart[]): TranslationEntry[] {
  const isChoice = ({ kind }: TranslatedPart) => kind !== "category" && kind !== "item";
  const own = parts.filter((part) => !isChoice(part)).map((part) => [part]);
  const choices = Map.groupBy(parts.filter(isChoice), ({ kind, title }) => `${kind} ${title}`);
  return [...own, ...choices.values()].flatMap((same) =>
    same.slice(0, 1).map(({ kind, title, description }) => ({ kind, title, description, parts: same })),
  );
}

/** An entry as the form holds it, under its first part; where parts differ, the first that is translated speaks. */
export function fieldsOf({ parts }: TranslationEntry): Translation[] {
  const title = parts.find((part) => part.translated_title !== null)?.translated_title ?? "";
  return parts.slice(0, 1).map((part) => translationOf(part, title, part.translated_description ?? ""));
}

/** What is sent of a form: what each entry says is said of all its parts. */
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
