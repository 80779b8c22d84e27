import { proveSecondFactor } from "#core/second-factor/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { sharedTillOf } from "#platform/server/auth/shared-till-cookie.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { realmOfRequest } from "#platform/server/http/cookies.ts";
import { languageOf, sayIn } from "#platform/server/i18n/say.ts";
import type * as contract from "../contract/auth.ts";
import type { platformSignIn } from "../contract/operator-session.ts";
import { provedUser, refusedSignIn } from "./proved-user.ts";
import { signInBrowser } from "./sign-in-browser.ts";
import { isUserUnchanged } from "./user-of-username.ts";

/**
 * Signs a person in on this device. Refuses as `provedUser` does, then a disabled person, and whoever has a second factor, or is at
 * the console's door, as `proveSecondFactor` does: only who knows the password learns that there is one.
 */
export async function signIn(
  ctx: PublicContext,
  deps: Deps,
  body: BodyOf<typeof contract.signIn>,
): Promise<ResponseOf<typeof platformSignIn>> {
  const user = await provedUser(ctx, deps, body);
  let refusal = new AppError("invalid_credentials");
  let recovery_codes: string[] = [];
  const isRequired = realmOfRequest(ctx.request) === "console";
  const proving = { userId: user.userId, code: body.code, isRequired };
  const signedIn = await signInBrowser(ctx, deps, user.tenantId, async (tx) => {
    if (!(await isUserUnchanged(tx, user))) return undefined;
    const proof = await proveSecondFactor(tx, proving, { secrets: deps.secrets, now: ctx.now });
    if (!proof.ok) {
      refusal = proof.refusal;
      return undefined;
    }
    recovery_codes = [...proof.recoveryCodes];
    return { userId: user.userId, sharedTillId: await sharedTillOf(tx, ctx.request) };
  });
  if (!signedIn) throw refusedSignIn(ctx, user, refusal);
  const say = sayIn(languageOf(ctx.request, signedIn.language));
  return { message: say("auth.signed_in", { name: signedIn.name }), user: signedIn, recovery_codes };
}
