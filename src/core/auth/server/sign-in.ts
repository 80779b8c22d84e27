import { beginSecondFactor, checkSecondFactor } from "#core/second-factor/server/public.ts";
import { sharedTillOf } from "#core/shared-tills/server/shared-till-cookie.ts";
import { APP_VERSION_HEADER, appVersionIn } from "#platform/contract/api-base.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { SharedTillId, TenantId, UserId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { deviceKind } from "#platform/server/auth/device-kind.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { isOwnRealm } from "#platform/server/http/actor.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { realmOfRequest, setSessionCookies } from "#platform/server/http/cookies.ts";
import { languageOf, sayIn } from "#platform/server/i18n/say.ts";
import type * as contract from "../contract/auth.ts";
import type { SessionUser } from "../contract/auth.ts";
import type * as platform from "../contract/operator-session.ts";
import { sessionUserView } from "./current-user.ts";
import { knownDevice, rememberDevice, setDeviceCookie } from "./known-device.ts";
import { beginSession, issuePair } from "./session-queries.ts";
import { endPresentedSession } from "./sign-out.ts";
import { type FoundUser, isUserUnchanged, sessionUserRow, userOfUsername } from "./user-of-username.ts";

/**
 * Signs a person in on this device. Refuses as `userByPassword` does, then a disabled person, then, as
 * `checkSecondFactor` does, somebody with a second factor or at the console's door: only people who know the
 * password learn that there is one.
 */
export async function signIn(
  ctx: PublicContext,
  deps: Deps,
  body: BodyOf<typeof contract.signIn>,
): Promise<ResponseOf<typeof platform.platformSignIn>> {
  const user = await userByPassword(ctx, deps, body);
  let refusal = new AppError("invalid_credentials");
  let recovery_codes: string[] = [];
  const isRequired = realmOfRequest(ctx.request) === "console";
  const proving = { userId: user.userId, code: body.code, isRequired };
  const signedIn = await signInBrowser(ctx, deps, user.tenantId, async (tx) => {
    if (!(await isUserUnchanged(tx, user))) return undefined;
    const proof = await checkSecondFactor(tx, proving, { secrets: deps.secrets, now: ctx.now });
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

/**
 * Makes the secret that an operator without a second factor puts into their app. Throws as `userByPassword`, and
 * `second_factor_on`.
 */
export async function beginPlatformSecondFactor(
  ctx: PublicContext,
  deps: Deps,
  body: BodyOf<typeof platform.beginPlatformSecondFactor>,
): Promise<ResponseOf<typeof platform.beginPlatformSecondFactor>> {
  const user = await userByPassword(ctx, deps, body);
  const begun = await deps.db.inTenant(user.tenantId, async (tx) =>
    (await isUserUnchanged(tx, user))
      ? beginSecondFactor(tx, { userId: user.userId, username: body.username }, { ...deps, now: ctx.now })
      : undefined,
  );
  if (!begun) throw refusedSignIn(ctx, user);
  return begun;
}

/**
 * Returns the user with this password at this door. Throws `invalid_credentials`, after the same work and
 * time, for an unknown user, a wrong password and the wrong door; `too_many_requests` for a flood.
 */
async function userByPassword(
  ctx: PublicContext,
  { db }: Deps,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<FoundUser> {
  const user = await userOfUsername(db, username);
  const isRight = await inHashQueue(
    () => verifyPassword(user?.passwordHash, password),
    async () => (await knownDevice(db, ctx.request, username)) !== undefined,
  );
  const isHere = user !== undefined && isOwnRealm(user.tenantKind, realmOfRequest(ctx.request));
  if (isRight && isHere) return user;
  throw refusedSignIn(ctx, user);
}

/** Logs the refusal and returns it. */
function refusedSignIn(
  ctx: PublicContext,
  user: Pick<FoundUser, "tenantId" | "userId"> | undefined,
  refusal = new AppError("invalid_credentials"),
): AppError {
  const who = { tenant: user?.tenantId, user: user?.userId, address: ctx.address, code: refusal.code };
  ctx.log.warn(who, "sign-in refused");
  return refusal;
}

/** A person whose identity is proved, and the shared till they stand at. */
export interface VerifiedPerson {
  readonly userId: UserId;
  readonly sharedTillId: SharedTillId | null;
}

/**
 * Opens a session in this browser for the person that `prove` returns, inside the same transaction, with new
 * tokens; the browser's session before ends. Returns undefined, and commits what `prove` wrote, when nobody
 * was proved.
 */
export async function signInBrowser(
  ctx: PublicContext,
  deps: Deps,
  tenantId: TenantId,
  prove: (tx: Tx) => Promise<VerifiedPerson | undefined>,
): Promise<SessionUser | undefined> {
  const opened = await deps.db.inTenant(tenantId, async (tx) => {
    const person = await prove(tx);
    if (!person) return undefined;
    const device = deviceKind(ctx.request.headers["user-agent"]);
    const appVersion = appVersionIn(ctx.request.headers[APP_VERSION_HEADER]);
    const session = await beginSession(tx, { ...person, device, appVersion, address: ctx.address }, ctx.now);
    const { userId } = person;
    // Who comes to the console can do harm to every restaurant.
    if (realmOfRequest(ctx.request) === "console")
      await recordAudit(tx, { now: ctx.now, userId, sessionId: session.id }, [
        { action: "session.signed_in", subject: "user", subjectId: userId, before: null, after: null },
      ]);
    return {
      sessionId: session.id,
      tokens: await issuePair(tx, session, 1, ctx.now),
      device: await rememberDevice(tx, ctx.request, userId, ctx.now),
      user: sessionUserView(await sessionUserRow(tx, { userId, sessionId: session.id }, ctx.now)),
    };
  });
  if (!opened) return undefined;
  await endPresentedSession(ctx, deps);
  setSessionCookies(ctx.reply, opened.tokens);
  setDeviceCookie(ctx.reply, opened.device);
  const who = { tenant: tenantId, user: opened.user.user_id, session: opened.sessionId };
  ctx.log.info({ ...who, address: ctx.address }, "signed in");
  return opened.user;
}
