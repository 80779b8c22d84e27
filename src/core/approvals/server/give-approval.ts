import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import {
  APPROVAL_LIFE_MS,
  recordPinAttempt,
  secondsUntilPinAllowed,
} from "#platform/domain/access/approvals.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type * as contract from "../contract/approvals.ts";
import { insertApproval, lockPin, writeAttempts } from "./pins.ts";

type ApprovalRequest = BodyOf<typeof contract.giveApproval>;
type GivenApproval = ResponseOf<typeof contract.giveApproval>;

/**
 * Checks a PIN and makes an approval. A wrong PIN is counted and written to the audit log although it is
 * refused, so the refusal is thrown after the commit.
 */
export async function giveApproval(ctx: StaffContext, request: ApprovalRequest): Promise<GivenApproval> {
  const outcome = await ctx.inTenant((tx) => tryPin(tx, ctx, request));
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

async function tryPin(
  tx: Tx,
  ctx: StaffContext,
  request: ApprovalRequest,
): Promise<GivenApproval | AppError> {
  const now = ctx.now.getTime();
  const pin = found(await lockPin(tx, request.approver_id));
  const before = { failedAttempts: pin.failed_attempts, lockedUntil: pin.locked_until?.getTime() ?? null };
  const seconds = secondsUntilPinAllowed(before, now);
  if (seconds > 0) return new AppError("pin_locked", { details: { seconds, name: pin.name } });
  const isRight = await inHashQueue(
    () => verifyPassword(pin.pin_hash, request.pin),
    async () => true,
  );
  const after = recordPinAttempt(before, isRight, now);
  await writeAttempts(tx, request.approver_id, after);
  if (!isRight) {
    await recordWrongPin(tx, ctx, request, after.failedAttempts);
    return new AppError("pin_wrong", { field: "pin" });
  }
  const { text, hash } = makeToken(tx.tenantId);
  const expiresAt = new Date(now + APPROVAL_LIFE_MS);
  const { action, subject, approver_id: approverId } = request;
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
