import { beginSecondFactor } from "#core/second-factor/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type { beginPlatformSecondFactor as contract } from "../contract/operator-session.ts";
import { provedUser, refusedSignIn } from "./proved-user.ts";
import { isUserUnchanged } from "./user-of-username.ts";

/** What an operator who has no second factor puts into their app. Throws as `provedUser`, and `second_factor_on`. */
export async function beginPlatformSecondFactor(
  ctx: PublicContext,
  deps: Deps,
  body: BodyOf<typeof contract>,
): Promise<ResponseOf<typeof contract>> {
  const user = await provedUser(ctx, deps, body);
  const begun = await deps.db.inTenant(user.tenantId, async (tx) =>
    (await isUserUnchanged(tx, user))
      ? beginSecondFactor(tx, { userId: user.userId, username: body.username }, { ...deps, now: ctx.now })
      : undefined,
  );
  if (!begun) throw refusedSignIn(ctx, user);
  return begun;
}
