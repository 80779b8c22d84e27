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
import { OneAtATime } from "#platform/server/one-at-a-time.ts";
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

/** Attempts at one till wait for each other here, not in the database: a hash takes long. */
const attempts = new OneAtATime();

/**
 * Signs a person in at this shared till by their PIN. A wrong PIN is counted and written to the audit log
 * although it is refused: `pin_wrong`, `pin_locked` for this person here, `till_locked` for everybody here,
 * `second_factor_at_till` for people who sign in with a code, `not_a_shared_till` for a browser that was never
 * enrolled or was removed. `too_many_requests` while many PINs are looked at.
 */
export async function enterByPin(
  ctx: PublicContext,
  deps: Deps,
  attempt: Attempt,
): Promise<ResponseOf<typeof contract.enterByPin>> {
  const presented = sharedTillToken(ctx.request);
  if (!presented) throw new AppError("not_a_shared_till");
  const { token, text } = presented;
  const turn = attempts.take(token.hash.toString("hex"), () => enter(ctx, deps, { token, attempt }));
  if (turn === null) throw new AppError("too_many_requests", { details: { seconds: 1 } });
  const entered = await turn;
  if (entered instanceof AppError) {
    ctx.log.warn({ tenant: token.tenantId, address: ctx.address, code: entered.code }, "PIN refused");
    throw entered;
  }
  setSharedTillCookie(ctx.reply, text);
  const say = sayIn(languageOf(ctx.request, entered.language));
  return { message: say("auth.signed_in", { name: entered.name }), user: entered };
}

interface PresentedAttempt {
  readonly token: { readonly tenantId: number; readonly hash: Buffer };
  readonly attempt: Attempt;
}

/**
 * Counts the attempt as a wrong one, looks at the PIN outside of any transaction, and takes the count back for the right
 * PIN: whoever asks many times at once has none of them for free. Returns the refusal, or who is signed in now.
 */
async function enter(ctx: PublicContext, deps: Deps, { token, attempt }: PresentedAttempt) {
  const tenantId = toId<"Tenant">(token.tenantId);
  const counted = await deps.db.inTenant(tenantId, (tx) => countAttempt(tx, ctx, token.hash, attempt));
  if (counted instanceof AppError) return counted;
  const isRight = await isRightPin(counted.person?.pin_hash, attempt.pin).catch(async (error: unknown) => {
    // It was not looked at.
    await deps.db.inTenant(tenantId, (tx) => writeRecords(tx, counted, attempt));
    throw error;
  });
  let refusal = new AppError("pin_wrong", { field: "pin" });
  const user = await signInBrowser(ctx, deps, tenantId, async (tx) => {
    const refused = isRight
      ? await admit(tx, ctx, { counted, hash: token.hash, attempt })
      : await noteWrongPin(tx, ctx, counted, attempt);
    if (refused) refusal = refused;
    return refused ? undefined : { userId: attempt.user_id, sharedTillId: counted.till.id };
  });
  return user ?? refusal;
}

const isRightPin = (hash: string | undefined, pin: string) =>
  inHashQueue(
    () => verifyPassword(hash, pin),
    async () => true,
  );

const recordOf = (row: { failed_attempts: number; locked_until: Date | null }): PinRecord => ({
  failedAttempts: row.failed_attempts,
  lockedUntil: row.locked_until?.getTime() ?? null,
});

type Counted = Exclude<Awaited<ReturnType<typeof countAttempt>>, AppError>;

/** Counts an attempt before its PIN is looked at. Returns its refusal, or what the records were before it. */
async function countAttempt(tx: Tx, ctx: PublicContext, hash: Buffer, { user_id: userId }: Attempt) {
  const now = ctx.now.getTime();
  const till = await lockTillOfSecret(tx, hash);
  if (!till) return new AppError("not_a_shared_till");
  const ofTill = recordOf(till);
  const tillSeconds = secondsUntilPinAllowed(ofTill, now);
  if (tillSeconds > 0) return new AppError("till_locked", { details: { seconds: tillSeconds } });
  const person = await pinAtTill(tx, till.id, userId, ctx.now);
  const ofPerson = recordOf(person ?? { failed_attempts: 0, locked_until: null });
  const seconds = secondsUntilPinAllowed(ofPerson, now);
  if (person && seconds > 0) return new AppError("pin_locked", { details: { seconds, name: person.name } });
  const after = recordPinAttempt(ofPerson, false, now);
  await writeTillAttempts(tx, till.id, recordPinAttempt(ofTill, false, now, FREE_ATTEMPTS_AT_TILL));
  if (person) await writePersonAttempts(tx, { id: till.id, userId }, after, null);
  return { till, person, ofTill, ofPerson, attempts: after.failedAttempts };
}

/** Writes the records as they were before the attempt was counted. */
async function writeRecords(
  tx: Tx,
  { till, person, ofTill, ofPerson }: Counted,
  { user_id: userId }: Attempt,
) {
  await writeTillAttempts(tx, till.id, ofTill);
  if (person) await writePersonAttempts(tx, { id: till.id, userId }, ofPerson, null);
}

async function noteWrongPin(
  tx: Tx,
  ctx: PublicContext,
  { till, person, attempts }: Counted,
  { user_id: userId }: Attempt,
): Promise<AppError> {
  if (person)
    await recordAudit(tx, { now: ctx.now, userId, sessionId: null }, [
      {
        action: "pin.refused",
        subject: "shared_till",
        subjectId: till.id,
        before: null,
        after: { title: till.title, attempts },
      },
    ]);
  return new AppError("pin_wrong", { field: "pin" });
}

interface RightPin {
  readonly counted: Counted;
  readonly hash: Buffer;
  readonly attempt: Attempt;
}

/** Takes the counts back after the right PIN, if till and PIN are still those that were looked at; else returns a refusal. */
async function admit(
  tx: Tx,
  ctx: PublicContext,
  { counted, hash, attempt: { user_id: userId } }: RightPin,
): Promise<AppError | undefined> {
  const till = await lockTillOfSecret(tx, hash);
  if (!till) return new AppError("not_a_shared_till");
  const person = await pinAtTill(tx, till.id, userId, ctx.now);
  if (person?.pin_hash !== counted.person?.pin_hash) return new AppError("pin_wrong", { field: "pin" });
  const now = ctx.now.getTime();
  await writeTillAttempts(tx, till.id, recordPinAttempt(counted.ofTill, true, now, FREE_ATTEMPTS_AT_TILL));
  await writePersonAttempts(
    tx,
    { id: till.id, userId },
    recordPinAttempt(counted.ofPerson, true, now),
    ctx.now,
  );
  await recordAudit(tx, { now: ctx.now, userId, sessionId: null }, [
    {
      action: "session.by_pin",
      subject: "shared_till",
      subjectId: till.id,
      before: null,
      after: { title: till.title },
    },
  ]);
  // A PIN is no way round the code of an app.
  return (await hasSecondFactor(tx, userId)) ? new AppError("second_factor_at_till") : undefined;
}
