import * as contract from "../../../contract/platform-console.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Bind } from "../../platform/http/bind.ts";
import { refreshSession, signIn, signOut } from "../auth/public.ts";
import { platformDashboard } from "./platform-dashboard.ts";

/** The platform operator's console and its own sign-in page. */
export function platformConsoleRoutes(on: Bind, deps: Deps): void {
  on(contract.platformSignIn, ({ ctx, body }) => signIn(ctx, deps, body, "platform"));
  on(contract.platformSignOut, ({ ctx }) => signOut(ctx, deps));
  on(contract.platformRefreshToken, ({ ctx }) => refreshSession(ctx, deps));
  on(contract.platformDashboard, () => platformDashboard(deps.db));
}
