import { plainCell } from "#platform/domain/text/plain-cell.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { PLAIN_LINES } from "#platform/domain/text/visible-text.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import type { MenuPartKind } from "./title-in.ts";
import { TRANSLATED_TEXT_MAX, TRANSLATED_TITLE_MAX } from "./translation-state.ts";

/** Columns of a file of translations, in their order. */
export const translationColumns = [
  "kind",
  "id",
  "original",
  "translation",
  "original_text",
  "translated_text",
] as const;
export type TranslationColumn = (typeof translationColumns)[number];

/** Names the language in the heading of a translation: `Translation [ja]`. */
export const headingIn = (word: string, language: string) => `${word} [${language}]`;
const LANGUAGE_OF_HEADING = /\s*\[([\w-]+)\]\s*$/;

export interface FileTranslation {
  /** Line of the file, from 1, with the headings. */
  readonly line: number;
  readonly kind: MenuPartKind;
  readonly id: number;
  /** The restaurant's words that were translated. */
  readonly original: string;
  readonly originalText: string | null;
  /** Null where the cell is empty: nothing is changed then. */
  readonly title: string | null;
  readonly description: string | null;
}

export const fileProblems = [
  "no_columns",
  "other_language",
  "kind_unknown",
  "id_unknown",
  "too_long",
  "twice",
  "no_description",
  "control_characters",
] as const;

export interface TranslationProblem {
  readonly line: number;
  readonly column: TranslationColumn | null;
  readonly reason: (typeof fileProblems)[number];
  readonly found: string | null;
}

interface FileWords {
  readonly language: string;
  /** Returns the column that a heading names in any language; undefined for another heading. */
  readonly columnOf: (heading: string) => TranslationColumn | undefined;
  /** Returns the kind that a word names in any language. */
  readonly kindOf: (word: string) => MenuPartKind | undefined;
  /** Tells whether the menu has this part, and whether it has a description. */
  readonly partOf: (kind: MenuPartKind, id: number) => { readonly description: string | null } | undefined;
}

interface ReadTranslations {
  readonly rows: readonly FileTranslation[];
  readonly problems: readonly TranslationProblem[];
}

/** Reads a file of translations; every line is either understood or has a problem, and empty lines are skipped. */
export function readTranslationFile(
  [head = [], ...lines]: readonly (readonly string[])[],
  words: FileWords,
): ReadTranslations {
  const heads = head.map(plainCell);
  const refused = (reason: TranslationProblem["reason"], found: string | null): ReadTranslations => ({
    rows: [],
    problems: [{ line: 1, column: null, reason, found }],
  });
  const languages = heads.flatMap((text) => LANGUAGE_OF_HEADING.exec(text)?.[1] ?? []);
  const columns = heads.map((text) => words.columnOf(text.replace(LANGUAGE_OF_HEADING, "")));
  const place = (column: TranslationColumn) => columns.indexOf(column);
  if (["kind", "id", "translation"].some((column) => place(column as TranslationColumn) < 0))
    return refused("no_columns", heads.join(", ").slice(0, 200) || null);
  const other = languages.find((language) => language !== words.language);
  if (other !== undefined) return refused("other_language", other);
  const seen = new Set<string>();
  const rows: FileTranslation[] = [];
  const problems: TranslationProblem[] = [];
  for (const [index, cells] of lines.entries()) {
    const cell = (column: TranslationColumn) => plainCell(cells[place(column)] ?? "");
    if (cells.every((text) => text.trim() === "")) continue;
    const line = index + 2;
    const found = readLine(line, cell, words);
    const key = `${found.row?.kind} ${found.row?.id}`;
    if (found.row && seen.has(key)) problems.push({ line, column: "id", reason: "twice", found: cell("id") });
    else if (found.row) rows.push(found.row);
    seen.add(key);
    problems.push(...found.problems);
  }
  return { rows, problems };
}

function readLine(
  line: number,
  cell: (column: TranslationColumn) => string,
  { kindOf, partOf }: FileWords,
): { row: FileTranslation | null; problems: TranslationProblem[] } {
  const problem = (column: TranslationColumn, reason: TranslationProblem["reason"]) => ({
    line,
    column,
    reason,
    found: cell(column).slice(0, 200) || null,
  });
  const kind = kindOf(cell("kind"));
  if (kind === undefined) return { row: null, problems: [problem("kind", "kind_unknown")] };
  const digits = westernDigits(cell("id"));
  const id = /^[0-9]{1,15}$/.test(digits) ? Number(digits) : 0;
  const part = partOf(kind, id);
  if (part === undefined) return { row: null, problems: [problem("id", "id_unknown")] };
  const title = cell("translation");
  const description = cell("translated_text");
  const problems = [
    ...(title.length > TRANSLATED_TITLE_MAX ? [problem("translation", "too_long")] : []),
    ...(description.length > TRANSLATED_TEXT_MAX ? [problem("translated_text", "too_long")] : []),
    ...(PLAIN_LINES.test(title) && !/[\t\r\n]/.test(title)
      ? []
      : [problem("translation", "control_characters")]),
    ...(PLAIN_LINES.test(description) ? [] : [problem("translated_text", "control_characters")]),
    ...(description !== "" && kind !== "item" ? [problem("translated_text", "no_description")] : []),
  ];
  return {
    row: {
      line,
      kind,
      id,
      original: cell("original"),
      originalText: cell("original_text") || null,
      title: title || null,
      description: description || null,
    },
    problems,
  };
}

/** Returns what finds a word among those of several languages, however it is written. */
export function wordFinder<Key extends string>(
  keys: readonly Key[],
  wordsOf: (key: Key) => readonly string[],
): (word: string) => Key | undefined {
  const known = new Map(keys.flatMap((key) => [key, ...wordsOf(key)].map((word) => [searchText(word), key])));
  return (word) => known.get(searchText(word.trim()));
}
