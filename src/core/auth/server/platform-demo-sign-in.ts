import { demoCode } from "#core/second-factor/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type { platformDemoSignIn as contract } from "../contract/operator-session.ts";
import { offeredDemo } from "./demo-sign-ins.ts";
import { userOfUsername } from "./user-of-username.ts";

/** The demo's operator with a code that is good now, while password and second factor are still those that everybody knows. */
export async function platformDemoSignIn(
  ctx: PublicContext,
  deps: Deps,
): Promise<ResponseOf<typeof contract>> {
  const { demoOperator } = deps;
  if (!demoOperator) return { people: [] };
  const [person] = await offeredDemo(deps, [demoOperator]);
  const user = person && (await userOfUsername(deps.db, person.username));
  if (!user) return { people: [] };
  const code = await deps.db.inTenant(user.tenantId, (tx) =>
    demoCode(tx, user.userId, { secrets: deps.secrets, now: ctx.now, secret: demoOperator.secondFactor }),
  );
  return { people: code === undefined ? [] : [{ ...person, code }] };
}
