import { searchText } from "#platform/domain/text/search-text.ts";

/** Letters of a word that are indexed (`tenant_words`). */
const MAX_LETTERS = 60;
/** ASCII signs, at which names and addresses are parted. */
const SIGNS = /[!-/:-@[-`{-~\s]+/;

/**
 * Splits a search into words as `words_of_tenant` splits names and addresses. Null when nothing was typed; an
 * empty list, which nothing matches, for signs alone.
 */
export function tenantWords(typed: string | undefined): readonly string[] | null {
  const folded = searchText(typed ?? "");
  if (folded === "") return null;
  const words = folded.split(SIGNS).filter((word) => word !== "");
  return [...new Set(words.map((word) => word.slice(0, MAX_LETTERS)))];
}
