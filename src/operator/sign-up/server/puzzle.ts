import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isSolution, puzzleText } from "#platform/domain/identity/puzzle.ts";

/** A puzzle is good for so long, in milliseconds: two hours, for whoever leaves the page open. */
const PUZZLE_MS = 2 * 3_600_000;
/** When it was made in milliseconds, what makes it unlike others, and who made it. */
const SHAPE = /^([1-9][0-9]{12})\.[A-Za-z0-9_-]{22}\.([A-Za-z0-9_-]{43})$/;

const sha256 = (text: string) => createHash("sha256").update(text).digest();

function signature(unsigned: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`sign-up puzzle ${unsigned}`).digest();
}

/** A puzzle that only this platform can have made; nothing is kept of it. */
export function makePuzzle(secret: string, now: Date): string {
  const unsigned = `${now.getTime()}.${randomBytes(16).toString("base64url")}`;
  return `${unsigned}.${signature(unsigned, secret).toString("base64url")}`;
}

/** By what a puzzle of ours is known once it was opened; undefined when it is not ours, too old, or not solved. */
export function solvedPuzzle(
  { puzzle, solution }: { readonly puzzle: string; readonly solution: string },
  secret: string,
  now: Date,
): Buffer | undefined {
  const [, madeAt, signed] = SHAPE.exec(puzzle) ?? [];
  if (madeAt === undefined || signed === undefined) return undefined;
  const unsigned = puzzle.slice(0, puzzle.lastIndexOf("."));
  if (!timingSafeEqual(Buffer.from(signed, "base64url"), signature(unsigned, secret))) return undefined;
  const age = now.getTime() - Number(madeAt);
  if (age < 0 || age > PUZZLE_MS) return undefined;
  return isSolution(sha256(puzzleText(puzzle, solution))) ? sha256(puzzle) : undefined;
}
