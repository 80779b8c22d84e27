import type { ResponseOf } from "#platform/contract/define.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type * as contract from "../contract/sign-up.ts";
import { makePuzzle } from "./puzzle.ts";

/** Whether the operator lets restaurants sign up, and mails reach people: a promise to send one would be untrue else. */
const isOpen = ({ signUp, mailer }: Deps): boolean => signUp?.isOpen === true && mailer.delivers;

/** What the page needs to know before anybody types. */
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

/** Throws `sign_up_closed` where restaurants do not sign up by themselves. */
export function refuseClosed(deps: Deps): void {
  if (!isOpen(deps)) throw new AppError("sign_up_closed");
}
