import type { SessionUser } from "../../../contract/auth.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { sessionUserView } from "./session-user-view.ts";
import { sessionUserRow } from "./user-of-username.ts";

/** The person who asks, as they are now. */
export async function currentUser(ctx: StaffContext): Promise<SessionUser> {
  return sessionUserView(await ctx.inTenant((tx) => sessionUserRow(tx, ctx, ctx.now)));
}
