import type * as contract from "../../../contract/approvals.ts";
import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import {
  APPROVAL_LIFE_MS,
  recordPinAttempt,
  secondsUntilPinAllowed,
} from "../../../domain/access/approvals.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { inHashQueue } from "../../platform/auth/hash-queue.ts";
import { verifyPassword } from "../../platform/auth/passwords.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { makeToken } from "../../platform/http/actor.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { insertApproval, lockPin, writeAttempts } from "./pin-queries.ts";

type ApprovalRequest = BodyOf<typeof contract.giveApproval>;
type GivenApproval = ResponseOf<typeof contract.giveApproval>;

/**
 * Checks a PIN and gives an approval for it. A wrong one is counted and written to the audit log although it is refused,
 * so the refusal is thrown after the commit.
 */
export async function giveApproval(ctx: StaffContext, asked: ApprovalRequest): Promise<GivenApproval> {
  const outcome = await ctx.inTenant((tx) => attempt(tx, ctx, asked));
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

async function attempt(tx: Tx, ctx: StaffContext, asked: ApprovalRequest): Promise<GivenApproval | AppError> {
  const now = ctx.now.getTime();
  const held = found(await lockPin(tx, asked.approver_id));
  const before = { failedAttempts: held.failed_attempts, lockedUntil: held.locked_until?.getTime() ?? null };
  const seconds = secondsUntilPinAllowed(before, now);
  if (seconds > 0) return new AppError("pin_locked", { details: { seconds, name: held.name } });
  const isRight = await inHashQueue(
    () => verifyPassword(held.pin_hash, asked.pin),
    async () => true,
  );
  const after = recordPinAttempt(before, isRight, now);
  await writeAttempts(tx, asked.approver_id, after);
  if (!isRight) {
    await recordRefusal(tx, ctx, asked, after.failedAttempts);
    return new AppError("pin_wrong", { field: "pin" });
  }
  const { text, hash } = makeToken(tx.tenantId);
  const expiresAt = new Date(now + APPROVAL_LIFE_MS);
  const { action, subject, approver_id: approverId } = asked;
  await insertApproval(tx, { hash, action, subject, sessionId: ctx.sessionId, approverId, expiresAt });
  return { approval: text, approver: held.name, expires_at: expiresAt };
}

function recordRefusal(tx: Tx, ctx: StaffContext, asked: ApprovalRequest, attempts: number): Promise<void> {
  const { action, subject } = asked;
  return recordAudit(tx, ctx, [
    {
      action: "approval.refused",
      subject: "user",
      subjectId: asked.approver_id,
      before: null,
      after: { action, subject, attempts },
    },
  ]);
}
