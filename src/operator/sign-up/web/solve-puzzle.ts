import { sha256 } from "@noble/hashes/sha2.js";
import { isSolution, puzzleText } from "#platform/domain/identity/puzzle.ts";

/** Longest that the page does nothing else, in milliseconds: what is typed meanwhile shows at once. */
const SLICE_MS = 8;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The number that solves a puzzle, found beside what the person does. Not by the browser's own crypto, which a page without https
 * does not have and which answers each hash later.
 */
export async function solvePuzzle(puzzle: string): Promise<string> {
  const encoder = new TextEncoder();
  let sliceEnds = performance.now() + SLICE_MS;
  for (let tried = 0; ; tried += 1) {
    const solution = String(tried);
    if (isSolution(sha256(encoder.encode(puzzleText(puzzle, solution))))) return solution;
    if (performance.now() < sliceEnds) continue;
    await nextTask();
    sliceEnds = performance.now() + SLICE_MS;
  }
}
