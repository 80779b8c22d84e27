import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { addJobWithoutTenant } from "#platform/server/jobs/jobs.ts";
import { isLanguage } from "#platform/words/languages.ts";
import type * as contract from "../contract/sign-up.ts";
import { mailSignUp } from "./mail-sign-up.ts";
import { solvedPuzzle } from "./puzzle.ts";
import { browserSecret, setSignUpCookie } from "./sign-up-cookie.ts";
import { refuseClosed } from "./sign-up-door.ts";
import { insertSignUp } from "./sign-up-queries.ts";
import { AGAIN_SECONDS } from "./sign-up-times.ts";

/** What everybody is told who asked for a mail, whether their address has an account or not. */
export function mailedAnswer(ctx: PublicContext): ResponseOf<typeof contract.signUp> {
  return { message: ctx.say("signUp.mailed"), again_after_seconds: AGAIN_SECONDS };
}

/**
 * Keeps what a restaurant asked for and has a link mailed. Whether the address has an account is looked up by the job: the request
 * does the same, takes the same time and says the same for each. Throws `sign_up_closed`, `sign_up_puzzle_stale`, after which a
 * fresh puzzle helps, `password_too_common` and `too_many_requests`.
 */
export async function beginSignUp(
  ctx: PublicContext,
  deps: Deps,
  body: BodyOf<typeof contract.signUp>,
): Promise<ResponseOf<typeof contract.signUp>> {
  refuseClosed(deps);
  const { store_name: storeName, name: personName, username, password, language } = body;
  const browser = browserSecret();
  if (body.website !== "") {
    ctx.log.info({ address: ctx.address }, "a robot signed up and was ignored");
    setSignUpCookie(ctx.reply, browser.text);
    return mailedAnswer(ctx);
  }
  const puzzleHash = solvedPuzzle(body, deps.cookieSecret, ctx.now);
  if (!puzzleHash) throw new AppError("sign_up_puzzle_stale");
  if (!isLanguage(language)) throw new AppError("invalid_input", { field: "language" });
  refuseWeakPassword(password, { username, name: `${personName} ${storeName}` });
  const passwordHash = await inHashQueue(() => hashPassword(password));
  const asked = { username, storeName, personName, language, passwordHash, puzzleHash };
  const id = await insertSignUp(deps.db, { ...asked, browserHash: browser.hash }, ctx.now);
  if (id === undefined) throw new AppError("sign_up_puzzle_stale");
  await addJobWithoutTenant(deps.db, mailSignUp, { signUpId: id });
  setSignUpCookie(ctx.reply, browser.text);
  return mailedAnswer(ctx);
}
