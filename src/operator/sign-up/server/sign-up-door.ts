import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ResponseOf } from "#platform/contract/define.ts";
import { isSolution, puzzleText } from "#platform/domain/identity/puzzle.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type * as contract from "../contract/sign-up.ts";

/** Tells whether restaurants may sign up: the operator allows it, and mails reach people, since one is promised. */
const isOpen = ({ signUp, mailer }: Deps): boolean => signUp?.isOpen === true && mailer.delivers;

/** Returns what the page shows before anybody types. */
export async function signUpDoor(
  ctx: PublicContext,
  deps: Deps,
): Promise<ResponseOf<typeof contract.signUpDoor>> {
  return {
    is_open: isOpen(deps),
    contact: deps.supportEmail ?? null,
    trial_days: deps.subscription.trialDays,
    puzzle: makePuzzle(deps.cookieSecret, ctx.now),
  };
}

/** Throws `sign_up_closed` when restaurants may not sign up by themselves. */
export function refuseClosed(deps: Deps): void {
  if (!isOpen(deps)) throw new AppError("sign_up_closed");
}

/** Life of a puzzle in milliseconds: two hours, for people who leave the page open. */
const PUZZLE_MS = 2 * 3_600_000;
/** A puzzle: its time in milliseconds, a random part, and the platform's signature. */
const SHAPE = /^([1-9][0-9]{12})\.[A-Za-z0-9_-]{22}\.([A-Za-z0-9_-]{43})$/;

const sha256 = (text: string) => createHash("sha256").update(text).digest();

function signature(unsigned: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`sign-up puzzle ${unsigned}`).digest();
}

/** Makes a signed puzzle; nothing of it is stored. */
export function makePuzzle(secret: string, now: Date): string {
  const unsigned = `${now.getTime()}.${randomBytes(16).toString("base64url")}`;
  return `${unsigned}.${signature(unsigned, secret).toString("base64url")}`;
}

/** Returns the name under which a solved puzzle is remembered; undefined when it is not ours, too old, or not solved. */
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
