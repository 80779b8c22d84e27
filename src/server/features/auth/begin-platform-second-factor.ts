import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import type { beginPlatformSecondFactor as contract } from "../../../contract/platform-console.ts";
import type { Deps } from "../../platform/deps.ts";
import type { PublicContext } from "../../platform/http/context.ts";
import { beginSecondFactor } from "../second-factor/public.ts";
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
