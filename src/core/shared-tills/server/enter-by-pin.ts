import { signInBrowser } from "#core/auth/server/public.ts";
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
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import { setSharedTillCookie, sharedTillToken } from "#platform/server/auth/shared-till-cookie.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { languageOf, sayIn } from "#platform/server/i18n/say.ts";
import type { enterByPin as contract } from "../contract/shared-tills.ts";
import {
  lockTillOfSecret,
  pinAtTill,
  writePersonAttempts,
  writeTillAttempts,
} from "./shared-till-queries.ts";

type Attempt = BodyOf<typeof contract>;
type Till = NonNullable<Awaited<ReturnType<typeof lockTillOfSecret>>>;

/**
 * Signs a person in at this shared till by their PIN. A wrong PIN is counted and written to the audit log although it is
 * refused, so the refusal is thrown after the commit: `pin_wrong`, `pin_locked` for this person here, `till_locked` for everybody
 * here, `second_factor_at_till` for whoever signs in with a code, too, `not_a_shared_till` for a browser that was never enrolled or was removed.
 */
export async function enterByPin(
  ctx: PublicContext,
  deps: Deps,
  attempt: Attempt,
): Promise<ResponseOf<typeof contract>> {
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

/** The refusal of an attempt at a held till, counted; undefined for the right PIN. A stranger's number costs the same hash. */
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
