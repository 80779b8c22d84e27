import type { AuditAction, AuditSubject } from "#app/domain/audit/audit-action.ts";
import type { Id, UserId } from "../../domain/ids.ts";
import type { Tx } from "../db/tx.ts";

/** An entry of the audit log: the act, its subject, and the state before and after. */
export interface AuditRecord {
  /** Thing and past tense: `order.cancelled`. */
  readonly action: AuditAction;
  /** Table of the thing, singular: `order`, `order_line`. */
  readonly subject: AuditSubject;
  readonly subjectId: number;
  readonly reason?: string;
  /** The person who approved it by PIN; null when no approval was needed. */
  readonly approverId?: UserId | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** The person who acted and the time; for acts of the server itself, the person concerned. A StaffContext is one. */
export interface AuditActor {
  readonly now: Date;
  /** Null: a guest. */
  readonly userId: UserId | null;
  /** Null where nobody is signed in. */
  readonly sessionId: Id<"Session"> | null;
}

/** Writes to the append-only audit log in the transaction of the act: neither exists without the other. */
export async function recordAudit(
  tx: Tx,
  { now, userId, sessionId }: AuditActor,
  records: readonly AuditRecord[],
): Promise<void> {
  if (records.length === 0) return;
  await tx.query({
    text: `insert into audit_entries (tenant_id, at, user_id, session_id, approver_id, action, subject,
        subject_id, reason, before, after)
      select $1, $2, $3, $4, r."approverId", r.action, r.subject, r."subjectId", r.reason, r.before, r.after
      from jsonb_to_recordset($5::jsonb)
        as r("approverId" bigint, action text, subject text, "subjectId" bigint, reason text, before jsonb, after jsonb)`,
    values: [tx.tenantId, now, userId, sessionId, JSON.stringify(records)],
  });
}

/** Tells whether the log holds this very record, at `since` or later. */
export async function isAudited(tx: Tx, record: AuditRecord, since: Date): Promise<boolean> {
  const found = await tx.query({
    text: `select 1 from audit_entries where tenant_id = $1 and at >= $2 and action = $3 and subject = $4
      and subject_id = $5 and before is not distinct from nullif($6::jsonb, 'null')
      and after is not distinct from nullif($7::jsonb, 'null') limit 1`,
    values: [
      tx.tenantId,
      since,
      record.action,
      record.subject,
      record.subjectId,
      JSON.stringify(record.before),
      JSON.stringify(record.after),
    ],
  });
  return found.length > 0;
}
