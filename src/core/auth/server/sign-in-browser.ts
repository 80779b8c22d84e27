import { APP_VERSION_HEADER, appVersionIn } from "#platform/contract/app-version.ts";
import type { SharedTillId, TenantId, UserId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { deviceKind } from "#platform/server/auth/device-kind.ts";
import { rememberDevice, setDeviceCookie } from "#platform/server/auth/known-device.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { realmOfRequest, setSessionCookies } from "#platform/server/http/cookies.ts";
import type { SessionUser } from "../contract/auth.ts";
import { endPresentedSession } from "./end-presented-session.ts";
import { issuePair, openSession } from "./session-queries.ts";
import { sessionUserView } from "./session-user-view.ts";
import { sessionUserRow } from "./user-of-username.ts";

/** Who has proved who they are, and the shared till they stand at. */
export interface ProvedPerson {
  readonly userId: UserId;
  readonly sharedTillId: SharedTillId | null;
}

/**
 * Gives this browser a session of whoever `prove` says, inside the same transaction, with tokens that nobody knew before; the
 * session it had ends. Undefined, with what `prove` wrote, when nobody was proved.
 */
export async function signInBrowser(
  ctx: PublicContext,
  deps: Deps,
  tenantId: TenantId,
  prove: (tx: Tx) => Promise<ProvedPerson | undefined>,
): Promise<SessionUser | undefined> {
  const opened = await deps.db.inTenant(tenantId, async (tx) => {
    const person = await prove(tx);
    if (!person) return undefined;
    const device = deviceKind(ctx.request.headers["user-agent"]);
    const appVersion = appVersionIn(ctx.request.headers[APP_VERSION_HEADER]);
    const session = await openSession(tx, { ...person, device, appVersion, address: ctx.address }, ctx.now);
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
