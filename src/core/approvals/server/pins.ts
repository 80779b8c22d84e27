import { userOfUsername } from "#core/auth/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import {
  type ApprovableAction,
  approverScopes,
  isSimplePin,
  type PinRecord,
} from "#platform/domain/access/approvals.ts";
import type { Id, UserId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword, verifyPassword } from "#platform/server/auth/passwords.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type * as contract from "../contract/approvals.ts";

/** Sets the person's own PIN. Refuses a wrong password and a PIN that everybody tries first. */
export async function setPin(
  ctx: StaffContext,
  { db }: Pick<Deps, "db">,
  { password, pin }: BodyOf<typeof contract.setPin>,
): Promise<{ message: string }> {
  if (isSimplePin(pin)) throw new AppError("pin_too_simple", { field: "pin" });
  const user = await userOfUsername(db, ctx.username);
  const known = async () => true;
  const isRight = await inHashQueue(() => verifyPassword(user?.passwordHash, password), known);
  if (!isRight) throw new AppError("password_wrong", { field: "password" });
  const hash = await inHashQueue(() => hashPassword(pin), known);
  return ctx.inTenant(async (tx) => {
    await writePin(tx, ctx.userId, hash, ctx.now);
    const act = { action: "pin.set", subject: "user", subjectId: ctx.userId } as const;
    await recordAudit(tx, ctx, [{ ...act, before: null, after: null }]);
    return { message: ctx.say("approvals.pin_set") };
  });
}

/** The PINs of active people who may approve, as `mayApprove` of the domain says. */
const approverPins = (tx: Tx) =>
  sqlOf
    .selectFrom("approval_pins as p")
    .innerJoin("users as u", (join) =>
      join.onRef("u.tenant_id", "=", "p.tenant_id").onRef("u.id", "=", "p.user_id"),
    )
    .where("p.tenant_id", "=", tx.tenantId)
    .where("u.is_active", "=", true)
    .where((eb) => eb.or([eb("u.role", "=", "admin"), eb("u.scopes", "&&", eb.val([...approverScopes]))]));

/** Reads the people who may approve and have a PIN, by name. */
export const approversWithPin = (tx: Tx) =>
  tx.rows(
    approverPins(tx).select(["u.id as user_id", "u.name", "u.designation"]).orderBy("u.name").orderBy("u.id"),
  );

/** Reads the PIN of somebody who may approve now, locked so that attempts wait for each other. */
export const lockPin = (tx: Tx, userId: UserId) =>
  tx.first(
    approverPins(tx)
      .select(["u.name", "p.pin_hash", "p.failed_attempts", "p.locked_until"])
      .where("p.user_id", "=", userId)
      .forUpdate("p"),
  );

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

/** Reads when a person's PIN was set, and whether somebody else gave it to them; null without one. */
export async function ownPin(
  tx: Tx,
  userId: UserId,
): Promise<{ readonly set_at: Date | null; readonly is_given: boolean }> {
  const pin = await tx.first(
    sqlOf
      .selectFrom("approval_pins")
      .select(["set_at", "is_given"])
      .where("tenant_id", "=", tx.tenantId)
      .where("user_id", "=", userId),
  );
  return pin ?? { set_at: null, is_given: false };
}

/** Tells whether a person has a PIN. */
export const hasPin = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await ownPin(tx, userId)).set_at !== null;

/** Sets or replaces a PIN; whatever was tried before counts no more. One that is given is known to who gave it. */
export const writePin = (tx: Tx, userId: UserId, hash: string, now: Date, isGiven = false) =>
  tx.run(
    sqlOf
      .insertInto("approval_pins")
      .values({ tenant_id: tx.tenantId, user_id: userId, pin_hash: hash, set_at: now, is_given: isGiven })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "user_id"]).doUpdateSet({
          pin_hash: hash,
          set_at: now,
          is_given: isGiven,
          failed_attempts: 0,
          locked_until: null,
        }),
      ),
  );

/** Takes a PIN away; false when there was none. */
export async function removePin(tx: Tx, userId: UserId): Promise<boolean> {
  const removed = await tx.run(
    sqlOf.deleteFrom("approval_pins").where("tenant_id", "=", tx.tenantId).where("user_id", "=", userId),
  );
  return removed > 0;
}

interface NewApproval {
  readonly hash: Buffer;
  readonly action: ApprovableAction;
  readonly subject: number;
  readonly act: Buffer;
  readonly sessionId: Id<"Session">;
  readonly approverId: UserId;
  readonly expiresAt: Date;
}

/** Stores an approval until it is used. */
export const insertApproval = (tx: Tx, approval: NewApproval) =>
  tx.run(
    sqlOf.insertInto("approvals").values({
      tenant_id: tx.tenantId,
      token_hash: approval.hash,
      action: approval.action,
      subject: approval.subject,
      act_hash: approval.act,
      session_id: approval.sessionId,
      approver_id: approval.approverId,
      expires_at: approval.expiresAt,
    }),
  );

/** Uses an approval up; undefined when it does not hold for this (any more). */
export async function consumeApproval(
  tx: Tx,
  {
    hash,
    action,
    subject,
    act,
    sessionId,
  }: Pick<NewApproval, "hash" | "action" | "subject" | "act" | "sessionId">,
  now: Date,
): Promise<UserId | undefined> {
  const spent = await tx.first(
    sqlOf
      .updateTable("approvals")
      .set({ used_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("token_hash", "=", hash)
      .where("action", "=", action)
      .where("subject", "=", subject)
      .where("act_hash", "=", act)
      .where("session_id", "=", sessionId)
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning("approver_id"),
  );
  return spent?.approver_id;
}
