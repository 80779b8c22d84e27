/** Sorts after every word: no letter or digit stands so late. As a word it is found nowhere. */
export const AFTER_EVERY_WORD = "\u{10ffff}";

/** SQL compares `word >= text and word < afterWord(text)` for the words that begin with the text. */
export function afterWord(text: string): string {
  return text + AFTER_EVERY_WORD;
}
