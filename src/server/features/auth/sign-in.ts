import type * as contract from "../../../contract/auth.ts";
import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import { deviceKind } from "../../platform/auth/device-kind.ts";
import { inHashQueue } from "../../platform/auth/hash-queue.ts";
import { knownDevice, rememberDevice, setDeviceCookie } from "../../platform/auth/known-device.ts";
import { verifyPassword } from "../../platform/auth/passwords.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { PublicContext } from "../../platform/http/context.ts";
import { setSessionCookies } from "../../platform/http/cookies.ts";
import { languageOf, sayIn } from "../../platform/i18n/say.ts";
import { endPresentedSession } from "./end-presented-session.ts";
import { issuePair, openSession } from "./session-queries.ts";
import { sessionUserView } from "./session-user-view.ts";
import { isUserUnchanged, sessionUserRow, type User, userOfUsername } from "./user-of-username.ts";

/** The page somebody signs in on: that of the platform lets nobody of a restaurant in. */
export type SignInPage = "everybody" | "platform";

/**
 * Signs a person in on this device. Refuses with `invalid_credentials`, after the same work and time, an unknown
 * user, a wrong password, a disabled person and the wrong page; with `too_many_requests` a flood.
 */
export async function signIn(
  ctx: PublicContext,
  deps: Deps,
  body: BodyOf<typeof contract.signIn>,
  page: SignInPage = "everybody",
): Promise<ResponseOf<typeof contract.signIn>> {
  const user = await userOfUsername(deps.db, body.username);
  const isRight = await inHashQueue(
    () => verifyPassword(user?.passwordHash, body.password),
    async () => (await knownDevice(deps.db, ctx.request, body.username)) !== undefined,
  );
  const isAllowedHere = page === "everybody" || user?.tenantKind === "platform";
  const signedIn = user && isRight && isAllowedHere ? await openSessionFor(ctx, deps, user) : undefined;
  if (!user || !signedIn) {
    ctx.log.warn({ tenant: user?.tenantId, user: user?.userId, address: ctx.address }, "sign-in refused");
    throw new AppError("invalid_credentials");
  }
  await endPresentedSession(ctx, deps);
  setSessionCookies(ctx.reply, signedIn.tokens);
  setDeviceCookie(ctx.reply, signedIn.device);
  const who = { tenant: user.tenantId, user: user.userId, session: signedIn.sessionId };
  ctx.log.info({ ...who, address: ctx.address }, "signed in");
  const say = sayIn(languageOf(ctx.request, signedIn.user.language));
  return { message: say("auth.signed_in", { name: signedIn.user.name }), user: signedIn.user };
}

function openSessionFor(ctx: PublicContext, deps: Deps, user: User) {
  return deps.db.inTenant(user.tenantId, async (tx) => {
    if (!(await isUserUnchanged(tx, user))) return undefined;
    const { userId } = user;
    const device = deviceKind(ctx.request.headers["user-agent"]);
    const session = await openSession(
      tx,
      { userId, device, address: ctx.address, sharedTillId: null },
      ctx.now,
    );
    return {
      sessionId: session.id,
      tokens: await issuePair(tx, session, 1, ctx.now),
      device: await rememberDevice(tx, ctx.request, userId, ctx.now),
      user: sessionUserView(await sessionUserRow(tx, userId)),
    };
  });
}
