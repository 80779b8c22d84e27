import { type ApprovableAction, approverScopes, type PinRecord } from "../../../domain/access/approvals.ts";
import type { UserId } from "../../../domain/ids.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

/** Active people who may approve and have a PIN, by name. */
export const approversWithPin = (tx: Tx) =>
  tx.query<{ user_id: UserId; name: string; designation: string | null }>({
    text: `select u.id as user_id, u.name, u.designation from approval_pins p
      join users u on u.tenant_id = $1 and u.id = p.user_id
      where p.tenant_id = $1 and u.is_active and (u.role = 'admin' or u.scopes && $2) order by u.name, u.id`,
    values: [tx.tenantId, approverScopes],
  });

interface HeldPin {
  readonly name: string;
  readonly pin_hash: string;
  readonly failed_attempts: number;
  readonly locked_until: Date | null;
}

/** The PIN of somebody who may approve now, locked so that attempts wait for each other. */
export async function lockPin(tx: Tx, userId: UserId): Promise<HeldPin | undefined> {
  const [row] = await tx.query<HeldPin>({
    text: `select u.name, p.pin_hash, p.failed_attempts, p.locked_until from approval_pins p
      join users u on u.tenant_id = $1 and u.id = p.user_id
      where p.tenant_id = $1 and p.user_id = $2 and u.is_active and (u.role = 'admin' or u.scopes && $3)
      for update of p`,
    values: [tx.tenantId, userId, approverScopes],
  });
  return row;
}

/** Remembers how often a held PIN was tried in vain. */
export const writeAttempts = (tx: Tx, userId: UserId, { failedAttempts, lockedUntil }: PinRecord) =>
  tx.run(
    sqlOf
      .updateTable("approval_pins")
      .set({
        failed_attempts: failedAttempts,
        locked_until: lockedUntil === null ? null : new Date(lockedUntil),
      })
      .where("tenant_id", "=", tx.tenantId)
      .where("user_id", "=", userId),
  );

/** When the person's PIN was set; null without one. */
export async function pinSetAt(tx: Tx, userId: UserId): Promise<Date | null> {
  const pin = await tx.first(
    sqlOf
      .selectFrom("approval_pins")
      .select("set_at")
      .where("tenant_id", "=", tx.tenantId)
      .where("user_id", "=", userId),
  );
  return pin?.set_at ?? null;
}

/** Sets or replaces a PIN; whatever was tried before counts no more. */
export const writePin = (tx: Tx, userId: UserId, hash: string, now: Date) =>
  tx.run(
    sqlOf
      .insertInto("approval_pins")
      .values({ tenant_id: tx.tenantId, user_id: userId, pin_hash: hash, set_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "user_id"])
          .doUpdateSet({ pin_hash: hash, set_at: now, failed_attempts: 0, locked_until: null }),
      ),
  );

export interface NewApproval {
  readonly hash: Buffer;
  readonly action: ApprovableAction;
  readonly subject: number;
  readonly sessionId: number;
  readonly approverId: UserId;
  readonly expiresAt: Date;
}

/** Keeps an approval until it is used. */
export const insertApproval = (tx: Tx, approval: NewApproval) =>
  tx.query({
    text: `insert into approvals (tenant_id, token_hash, action, subject, session_id, approver_id, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      tx.tenantId,
      approval.hash,
      approval.action,
      approval.subject,
      approval.sessionId,
      approval.approverId,
      approval.expiresAt,
    ],
  });

/** Uses an approval up; undefined when it does not hold for this (any more). */
export async function spendApproval(
  tx: Tx,
  { hash, action, subject, sessionId }: Pick<NewApproval, "hash" | "action" | "subject" | "sessionId">,
  now: Date,
): Promise<UserId | undefined> {
  const [row] = await tx.query<{ approver_id: UserId }>({
    text: `update approvals set used_at = $6
      where tenant_id = $1 and token_hash = $2 and action = $3 and subject = $4 and session_id = $5
        and used_at is null and expires_at > $6
      returning approver_id`,
    values: [tx.tenantId, hash, action, subject, sessionId, now],
  });
  return row?.approver_id;
}
