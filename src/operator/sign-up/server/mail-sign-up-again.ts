import type { ResponseOf } from "#platform/contract/define.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { addJobWithoutTenant } from "#platform/server/jobs/jobs.ts";
import type * as contract from "../contract/sign-up.ts";
import { mailedAnswer } from "./begin-sign-up.ts";
import { mailSignUp } from "./mail-sign-up.ts";
import { browserHash } from "./sign-up-cookie.ts";
import { refuseClosed } from "./sign-up-door.ts";
import { askAgain } from "./sign-up-queries.ts";

/**
 * Has another link mailed to whom this browser signed up. Throws `sign_up_gone` when it signed nobody up lately, `sign_up_done`
 * when the restaurant stands, and `too_many_requests` with the seconds to wait before the pause is over.
 */
export async function mailSignUpAgain(
  ctx: PublicContext,
  deps: Deps,
): Promise<ResponseOf<typeof contract.mailSignUpAgain>> {
  refuseClosed(deps);
  const browser = browserHash(ctx.request);
  if (!browser) throw new AppError("sign_up_gone");
  const asked = await askAgain(deps.db, browser, ctx.now);
  switch (asked.kind) {
    case "gone":
      throw new AppError("sign_up_gone");
    case "done":
      throw new AppError("sign_up_done");
    case "early":
      throw new AppError("too_many_requests", { details: { seconds: asked.seconds } });
    case "asked":
      await addJobWithoutTenant(deps.db, mailSignUp, { signUpId: asked.id });
      return mailedAnswer(ctx);
    default:
      return unreachable(asked);
  }
}
