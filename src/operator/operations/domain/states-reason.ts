const FEWEST_LETTERS = 10;
const FEWEST_WORDS = 2;

/** Whether somebody who reads it later learns why: ten characters and two words at least. */
export function statesReason(reason: string): boolean {
  const trimmed = reason.trim();
  return trimmed.length >= FEWEST_LETTERS && trimmed.split(/\s+/).length >= FEWEST_WORDS;
}
