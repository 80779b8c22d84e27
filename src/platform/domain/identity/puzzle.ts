/**
 * Zero bits at the beginning of a solution's hash: 65,536 hashes on average, a fifth of a second on a phone
 * of today, but for a thousand accounts minutes of a robot's processor, which make it look elsewhere.
 */
export const PUZZLE_BITS = 16;

/** Returns the text whose SHA-256 (as UTF-8) decides whether a number solves a puzzle. */
export function puzzleText(puzzle: string, solution: string): string {
  return `${puzzle}:${solution}`;
}

/** Tells whether a hash begins with so many zero bits. */
export function isSolution(hash: Uint8Array, bits: number = PUZZLE_BITS): boolean {
  for (let bit = 0; bit < bits; bit += 1) {
    const byte = hash[bit >> 3];
    if (byte === undefined || ((byte >> (7 - (bit & 7))) & 1) !== 0) return false;
  }
  return true;
}
