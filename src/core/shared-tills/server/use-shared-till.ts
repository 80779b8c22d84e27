import { endSessions, moveSessionToTill, signInBrowser } from "#core/auth/server/public.ts";
import { hasSecondFactor } from "#core/second-factor/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import {
  FREE_ATTEMPTS_AT_TILL,
  type PinRecord,
  recordPinAttempt,
  secondsUntilPinAllowed,
} from "#platform/domain/access/approvals.ts";
import { toId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { deviceKind } from "#platform/server/auth/device-kind.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext, StaffRequest } from "#platform/server/http/context.ts";
import { clearSessionCookies } from "#platform/server/http/cookies.ts";
import { languageOf, sayIn } from "#platform/server/i18n/say.ts";
import type * as contract from "../contract/shared-tills.ts";
import { setSharedTillCookie, sharedTillOf, sharedTillToken } from "./shared-till-cookie.ts";
import {
  insertSharedTill,
  lockTillOfSecret,
  peopleOfTill,
  pinAtTill,
  type SharedTillRules,
  writePersonAttempts,
  writeTillAttempts,
} from "./shared-till-queries.ts";

/**
 * Makes this browser a shared till of the restaurant. A shared till keeps its secret and gets the new rules.
 * A secret that is unknown or was removed is never taken over: whoever planted or stored it would get in.
 */
export async function enrollSharedTill(
  ctx: StaffRequest,
  rules: SharedTillRules,
): Promise<{ message: string }> {
  const presented = sharedTillToken(ctx.request);
  const made = makeToken(ctx.tenantId);
  const device = deviceKind(ctx.request.headers["user-agent"]);
  const { text, message } = await ctx.inTenant(async (tx) => {
    const isOne = presented !== undefined && (await sharedTillOf(tx, ctx.request)) !== null;
    const { text, hash } = isOne ? { text: presented.text, hash: presented.token.hash } : made;
    const { id } = await insertSharedTill(tx, { hash, rules, device, userId: ctx.userId }, ctx.now);
    await moveSessionToTill(tx, ctx.sessionId, id);
    await recordAudit(tx, ctx, [
      { action: "shared_till.enrolled", subject: "shared_till", subjectId: id, before: null, after: rules },
    ]);
    return { text, message: ctx.say("sharedTills.reply.enrolled", { title: rules.title }) };
  });
  setSharedTillCookie(ctx.reply, text);
  return { message };
}

/** Reads the lock screen of this browser; null when it is not a shared till, or no longer. */
export async function readSharedTill(
  ctx: PublicContext,
  { db }: Pick<Deps, "db">,
): Promise<ResponseOf<typeof contract.readSharedTill>> {
  const presented = sharedTillToken(ctx.request);
  if (!presented) return { till: null };
  const { tenantId, hash } = presented.token;
  return db.inTenant(tenantId, async (tx) => {
    const till = await lockTillOfSecret(tx, hash);
    if (!till) return { till: null };
    const { store_name } = await tx.one(
      sqlOf.selectFrom("store_settings").select("store_name").where("tenant_id", "=", tx.tenantId),
    );
    return { till: { title: till.title, store_name, people: await peopleOfTill(tx, till.id) } };
  });
}

/** Ends this session: a locked till is nobody's, whatever its screen shows. */
export async function lockSharedTill(
  ctx: StaffRequest,
  { realtime }: Pick<Deps, "realtime">,
): Promise<{ message: string }> {
  const reply = await ctx.inTenant(async (tx) => {
    const till = await sharedTillOf(tx, ctx.request);
    await endSessions(tx, { userId: ctx.userId, id: ctx.sessionId }, "till_locked", ctx.now);
    if (till !== null)
      await recordAudit(tx, ctx, [
        { action: "shared_till.locked", subject: "shared_till", subjectId: till, before: null, after: null },
      ]);
    return { message: ctx.say("sharedTills.reply.locked") };
  });
  clearSessionCookies(ctx.reply);
  realtime.endSession(ctx.tenantId, ctx.sessionId);
  return reply;
}

type Attempt = BodyOf<typeof contract.enterByPin>;
type Till = NonNullable<Awaited<ReturnType<typeof lockTillOfSecret>>>;

/**
 * Signs a person in at this shared till by their PIN. A wrong PIN is counted and written to the audit log
 * although it is refused, so the refusal is thrown after the commit: `pin_wrong`, `pin_locked` for this
 * person here, `till_locked` for everybody here, `second_factor_at_till` for people who sign in with a code,
 * `not_a_shared_till` for a browser that was never enrolled or was removed.
 */
export async function enterByPin(
  ctx: PublicContext,
  deps: Deps,
  attempt: Attempt,
): Promise<ResponseOf<typeof contract.enterByPin>> {
  const presented = sharedTillToken(ctx.request);
  if (!presented) throw new AppError("not_a_shared_till");
  const { token, text } = presented;
  let refusal = new AppError("not_a_shared_till");
  const user = await signInBrowser(ctx, deps, toId<"Tenant">(token.tenantId), async (tx) => {
    const till = await lockTillOfSecret(tx, token.hash);
    if (!till) return undefined;
    const refused = await tryPin(tx, ctx, till, attempt);
    if (refused) refusal = refused;
    return refused ? undefined : { userId: attempt.user_id, sharedTillId: till.id };
  });
  if (!user) {
    ctx.log.warn({ tenant: token.tenantId, address: ctx.address, code: refusal.code }, "PIN refused");
    throw refusal;
  }
  setSharedTillCookie(ctx.reply, text);
  const say = sayIn(languageOf(ctx.request, user.language));
  return { message: say("auth.signed_in", { name: user.name }), user };
}

const recordOf = (row: { failed_attempts: number; locked_until: Date | null }): PinRecord => ({
  failedAttempts: row.failed_attempts,
  lockedUntil: row.locked_until?.getTime() ?? null,
});

/**
 * Counts an attempt at a locked till and returns its refusal; undefined for the right PIN. An unknown person
 * costs the same hash.
 */
async function tryPin(
  tx: Tx,
  ctx: PublicContext,
  till: Till,
  { user_id: userId, pin }: Attempt,
): Promise<AppError | undefined> {
  const now = ctx.now.getTime();
  const ofTill = recordOf(till);
  const tillSeconds = secondsUntilPinAllowed(ofTill, now);
  if (tillSeconds > 0) return new AppError("till_locked", { details: { seconds: tillSeconds } });
  const person = await pinAtTill(tx, till.id, userId, ctx.now);
  const ofPerson = recordOf(person ?? { failed_attempts: 0, locked_until: null });
  const seconds = secondsUntilPinAllowed(ofPerson, now);
  if (person && seconds > 0) return new AppError("pin_locked", { details: { seconds, name: person.name } });
  const isRight = await inHashQueue(
    () => verifyPassword(person?.pin_hash, pin),
    async () => true,
  );
  await writeTillAttempts(tx, till.id, recordPinAttempt(ofTill, isRight, now, FREE_ATTEMPTS_AT_TILL));
  if (!person) return new AppError("pin_wrong", { field: "pin" });
  const after = recordPinAttempt(ofPerson, isRight, now);
  await writePersonAttempts(tx, { id: till.id, userId }, after, isRight ? ctx.now : null);
  const act = { subject: "shared_till", subjectId: till.id, before: null } as const;
  await recordAudit(tx, { now: ctx.now, userId, sessionId: null }, [
    isRight
      ? { ...act, action: "session.by_pin", after: { title: till.title } }
      : { ...act, action: "pin.refused", after: { title: till.title, attempts: after.failedAttempts } },
  ]);
  if (!isRight) return new AppError("pin_wrong", { field: "pin" });
  // A PIN is no way round the code of an app.
  return (await hasSecondFactor(tx, userId)) ? new AppError("second_factor_at_till") : undefined;
}
