import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import {
  APPROVAL_LIFE_MS,
  recordPinAttempt,
  secondsUntilPinAllowed,
} from "#platform/domain/access/approvals.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { OneAtATime } from "#platform/server/one-at-a-time.ts";
import type * as contract from "../contract/approvals.ts";
import { insertApproval, lockPin, writeAttempts } from "./pins.ts";

type ApprovalRequest = BodyOf<typeof contract.giveApproval>;
type GivenApproval = ResponseOf<typeof contract.giveApproval>;

/** Opens a transaction of a restaurant beside the one of the request. */
type Restaurants = Pick<Database, "inTenant">;

/** Attempts at one person's PIN wait for each other here, not in the database: a hash takes long. */
const attempts = new OneAtATime();

/**
 * Checks a PIN and makes an approval. A wrong PIN is counted and written to the audit log although it is
 * refused, so the refusal is thrown after the commit. `too_many_requests` while many PINs are looked at.
 */
export async function giveApproval(
  ctx: StaffContext,
  { db }: { readonly db: Restaurants },
  request: ApprovalRequest,
): Promise<GivenApproval> {
  const turn = attempts.take(`${ctx.tenantId} ${request.approver_id}`, () => tryPin(ctx, db, request));
  if (turn === null) throw new AppError("too_many_requests", { details: { seconds: 1 } });
  const outcome = await turn;
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/**
 * Counts the attempt as a wrong one, looks at the PIN outside of any transaction, and takes the count back for the right
 * PIN: whoever asks many times at once has none of them for free.
 */
async function tryPin(
  ctx: StaffContext,
  db: Restaurants,
  request: ApprovalRequest,
): Promise<GivenApproval | AppError> {
  const counted = await db.inTenant(ctx.tenantId, (tx) => countAttempt(tx, ctx, request));
  if (counted instanceof AppError) return counted;
  let isSettled = false;
  try {
    const isRight = await inHashQueue(
      () => verifyPassword(counted.pin.pin_hash, request.pin),
      async () => true,
    );
    return await ctx.inTenant((tx) => {
      isSettled = true;
      return isRight ? approve(tx, ctx, request, counted) : refuse(tx, ctx, request, counted);
    });
  } finally {
    // It was not looked at, or the request was answered before.
    if (!isSettled)
      await db.inTenant(ctx.tenantId, (tx) => writeAttempts(tx, request.approver_id, counted.before));
  }
}

type Counted = Exclude<Awaited<ReturnType<typeof countAttempt>>, AppError>;

/** Counts an attempt before the PIN is looked at. Returns its refusal, or the PIN and its record before and after. */
async function countAttempt(tx: Tx, ctx: StaffContext, { approver_id: approverId }: ApprovalRequest) {
  const now = ctx.now.getTime();
  const pin = found(await lockPin(tx, approverId));
  const before = { failedAttempts: pin.failed_attempts, lockedUntil: pin.locked_until?.getTime() ?? null };
  const seconds = secondsUntilPinAllowed(before, now);
  if (seconds > 0) return new AppError("pin_locked", { details: { seconds, name: pin.name } });
  const after = recordPinAttempt(before, false, now);
  await writeAttempts(tx, approverId, after);
  return { pin, before, attempts: after.failedAttempts };
}

async function refuse(
  tx: Tx,
  ctx: StaffContext,
  request: ApprovalRequest,
  { attempts }: Counted,
): Promise<AppError> {
  await recordWrongPin(tx, ctx, request, attempts);
  return new AppError("pin_wrong", { field: "pin" });
}

async function approve(
  tx: Tx,
  ctx: StaffContext,
  request: ApprovalRequest,
  { pin, before }: Counted,
): Promise<GivenApproval | AppError> {
  const { action, subject, approver_id: approverId } = request;
  const held = found(await lockPin(tx, approverId));
  if (held.pin_hash !== pin.pin_hash) return new AppError("pin_wrong", { field: "pin" });
  const now = ctx.now.getTime();
  await writeAttempts(tx, approverId, recordPinAttempt(before, true, now));
  const { text, hash } = makeToken(tx.tenantId);
  const expiresAt = new Date(now + APPROVAL_LIFE_MS);
  const act = Buffer.from(request.act, "hex");
  await insertApproval(tx, { hash, action, subject, act, sessionId: ctx.sessionId, approverId, expiresAt });
  return { approval: text, approver: pin.name, expires_at: expiresAt };
}

function recordWrongPin(
  tx: Tx,
  ctx: StaffContext,
  request: ApprovalRequest,
  attempts: number,
): Promise<void> {
  const { action, subject } = request;
  return recordAudit(tx, ctx, [
    {
      action: "approval.refused",
      subject: "user",
      subjectId: request.approver_id,
      before: null,
      after: { action, subject, attempts },
    },
  ]);
}
