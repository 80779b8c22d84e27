import type * as contract from "../../../contract/auth.ts";
import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import { inHashQueue } from "../../platform/auth/hash-queue.ts";
import { knownDevice } from "../../platform/auth/known-device.ts";
import { verifyPassword } from "../../platform/auth/passwords.ts";
import { sharedTillOf } from "../../platform/auth/shared-till-cookie.ts";
import type { Deps } from "../../platform/deps.ts";
import { isAtOwnDoor } from "../../platform/http/actor.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { PublicContext } from "../../platform/http/context.ts";
import { realmOfRequest } from "../../platform/http/cookies.ts";
import { languageOf, sayIn } from "../../platform/i18n/say.ts";
import { signInBrowser } from "./sign-in-browser.ts";
import { isUserUnchanged, userOfUsername } from "./user-of-username.ts";

/**
 * Signs a person in on this device. Refuses with `invalid_credentials`, after the same work and time, an unknown
 * user, a wrong password, a disabled person and the wrong door; with `too_many_requests` a flood.
 */
export async function signIn(
  ctx: PublicContext,
  deps: Deps,
  body: BodyOf<typeof contract.signIn>,
): Promise<ResponseOf<typeof contract.signIn>> {
  const user = await userOfUsername(deps.db, body.username);
  const isRight = await inHashQueue(
    () => verifyPassword(user?.passwordHash, body.password),
    async () => (await knownDevice(deps.db, ctx.request, body.username)) !== undefined,
  );
  const isAllowedHere = user !== undefined && isAtOwnDoor(user.tenantKind, realmOfRequest(ctx.request));
  const signedIn =
    user && isRight && isAllowedHere
      ? await signInBrowser(ctx, deps, user.tenantId, async (tx) =>
          (await isUserUnchanged(tx, user))
            ? { userId: user.userId, sharedTillId: await sharedTillOf(tx, ctx.request) }
            : undefined,
        )
      : undefined;
  if (!user || !signedIn) {
    ctx.log.warn({ tenant: user?.tenantId, user: user?.userId, address: ctx.address }, "sign-in refused");
    throw new AppError("invalid_credentials");
  }
  const say = sayIn(languageOf(ctx.request, signedIn.language));
  return { message: say("auth.signed_in", { name: signedIn.name }), user: signedIn };
}
