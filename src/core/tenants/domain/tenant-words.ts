import { searchText } from "#platform/domain/text/search-text.ts";

/** The longest beginning of a word that is kept (`tenant_words`). */
const MOST_LETTERS = 60;
/** ASCII signs, at which names and addresses are parted. */
const SIGNS = /[!-/:-@[-`{-~\s]+/;

/**
 * What is typed as the words to look for, parted as `words_of_tenant` parts names and addresses. Null for nothing typed; empty,
 * which nothing fits, for signs alone.
 */
export function tenantWords(typed: string | undefined): readonly string[] | null {
  const folded = searchText(typed ?? "");
  if (folded === "") return null;
  const words = folded.split(SIGNS).filter((word) => word !== "");
  return [...new Set(words.map((word) => word.slice(0, MOST_LETTERS)))];
}
