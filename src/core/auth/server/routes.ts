import * as operator from "#core/second-factor/contract/operator-security.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as contract from "../contract/auth.ts";
import { signOutAfterPayment } from "../contract/auth.ts";
import * as platform from "../contract/operator-session.ts";
import * as password from "../contract/password-reset.ts";
import * as profile from "../contract/profile.ts";
import { readSupport } from "../contract/support.ts";
import { currentUser, setConfirmSends, setLanguage } from "./current-user.ts";
import { demoSignIns, platformDemoSignIn } from "./demo-sign-ins.ts";
import { listDevices, removeDevice } from "./own-devices.ts";
import { refreshSession } from "./refresh-session.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { beginPlatformSecondFactor, signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

/** Access: signing in and out (the platform's people at their own address), passwords, devices and the own settings. */
export function authRoutes(on: Bind, deps: Deps): void {
  on(readSupport, async () => ({ email: deps.supportEmail ?? null }));
  on(contract.signIn, ({ ctx, body }) => signIn(ctx, deps, body));
  on(platform.platformSignIn, ({ ctx, body }) => signIn(ctx, deps, body));
  on(platform.beginPlatformSecondFactor, ({ ctx, body }) => beginPlatformSecondFactor(ctx, deps, body));
  on(platform.platformDemoSignIn, ({ ctx }) => platformDemoSignIn(ctx, deps));
  on(platform.platformSignOut, ({ ctx }) => signOut(ctx, deps));
  on(platform.platformRefreshToken, ({ ctx }) => refreshSession(ctx, deps));
  on(platform.platformUser, ({ ctx }) => currentUser(ctx));
  on(platform.setPlatformLanguage, ({ ctx, body }) => setLanguage(ctx, body));
  on(contract.demoSignIns, ({ ctx }) => demoSignIns(ctx, deps));
  on(contract.signOut, ({ ctx }) => signOut(ctx, deps));
  on(signOutAfterPayment, ({ ctx }) => signOut(ctx, deps));
  on(contract.currentUser, ({ ctx }) => currentUser(ctx));
  on(contract.refreshToken, ({ ctx }) => refreshSession(ctx, deps));
  on(password.forgotPassword, ({ ctx, body }) => forgotPassword(ctx, deps, body.username));
  on(password.resetPassword, ({ ctx, params, body }) => resetPassword(ctx, deps, { ...params, ...body }));
  on(operator.listPlatformDevices, ({ ctx }) => listDevices(ctx));
  on(operator.removePlatformDevice, ({ ctx, body }) => removeDevice(ctx, deps, body.device_id));
  on(profile.listDevices, ({ ctx }) => listDevices(ctx));
  on(profile.removeDevice, ({ ctx, body }) => removeDevice(ctx, deps, body.device_id));
  on(contract.setLanguage, ({ ctx, body }) => setLanguage(ctx, body));
  on(profile.setConfirmSends, ({ ctx, body }) => setConfirmSends(ctx, body.confirm_sends));
}
