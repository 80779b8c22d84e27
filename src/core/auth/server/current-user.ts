import type { StaffContext } from "#platform/server/http/context.ts";
import type { SessionUser } from "../contract/auth.ts";
import { sessionUserView } from "./session-user-view.ts";
import { lookInUserRow, sessionUserRow } from "./user-of-username.ts";

/** The person who asks, as they are now; of who looks in for support their name at the console, at the restaurant looked at. */
export async function currentUser(ctx: StaffContext): Promise<SessionUser> {
  if (ctx.lookIn) return sessionUserView(await ctx.inTenant((tx) => lookInUserRow(tx, ctx)));
  return sessionUserView(await ctx.inTenant((tx) => sessionUserRow(tx, ctx, ctx.now)));
}
