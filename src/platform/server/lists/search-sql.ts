import { searchText } from "../../domain/text/search-text.ts";

/**
 * Returns SQL that folds a text as `searchText` does, but for spaces. Meant for lists that a filter or an index has made short; large
 * ones store folded words as rows (see `customer_words`).
 */
export function foldedSql(text: string): string {
  return `folded_text(${text})`;
}

/**
 * Returns a pattern for `like` on a folded text: it contains the typed words in their order with anything
 * between them, and their special characters escaped. Null for nothing typed.
 */
export function searchPattern(typed: string | undefined): string | null {
  const folded = searchText(typed ?? "");
  return folded === "" ? null : `%${folded.replaceAll(/[\\%_]/g, "\\$&").replaceAll(" ", "%")}%`;
}

/** Sorts after every word: no letter or digit comes so late, and no word contains it. */
export const AFTER_EVERY_WORD = "\u{10ffff}";

/** SQL compares `word >= text and word < afterWord(text)` for the words that begin with the text. */
export function afterWord(text: string): string {
  return text + AFTER_EVERY_WORD;
}
