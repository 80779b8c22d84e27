import type { z } from "zod";
import type { sharedTillRules } from "#core/auth/contract/auth.ts";
import type { PinRecord } from "#platform/domain/access/approvals.ts";
import type { SharedTillId, UserId } from "#platform/domain/ids.ts";
import type { DeviceKind } from "#platform/server/auth/device-kind.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export type SharedTillRules = z.output<typeof sharedTillRules>;

/** The shared tills in use, oldest first, with who enrolled each and who used it last. */
export const allSharedTills = (tx: Tx) =>
  tx.query<
    SharedTillRules &
      DeviceKind & {
        id: SharedTillId;
        enrolled_at: Date;
        enrolled_by: string;
        last_used_by: string | null;
        last_used_at: Date | null;
      }
  >({
    text: `select t.id, t.title, t.lock_after_sending, t.lock_after_seconds, t.browser, t.system, t.enrolled_at,
        e.name as enrolled_by, l.name as last_used_by, l.last_used_at
      from shared_tills t
      join users e on e.tenant_id = t.tenant_id and e.id = t.enrolled_by
      left join lateral (
        select u.name, p.last_used_at from shared_till_people p
        join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
        where p.tenant_id = t.tenant_id and p.shared_till_id = t.id and p.last_used_at is not null
        order by p.last_used_at desc limit 1
      ) l on true
      where t.tenant_id = $1 and t.removed_at is null
      order by t.id`,
    values: [tx.tenantId],
  });

interface NewSharedTill {
  readonly hash: Buffer;
  readonly rules: SharedTillRules;
  readonly device: DeviceKind;
  readonly userId: UserId;
}

/** Saves a browser as a shared till; an existing one gets new rules. */
export const insertSharedTill = (tx: Tx, { hash, rules, device, userId }: NewSharedTill, now: Date) =>
  tx.one(
    sqlOf
      .insertInto("shared_tills")
      .values({
        tenant_id: tx.tenantId,
        secret_hash: hash,
        ...rules,
        browser: device.browser,
        system: device.system,
        enrolled_by: userId,
        enrolled_at: now,
      })
      .onConflict((conflict) => conflict.columns(["tenant_id", "secret_hash"]).doUpdateSet(rules))
      .returning("id"),
  );

/** Locks a shared till in use. */
export const lockTill = (tx: Tx, id: SharedTillId) =>
  tx.first(
    sqlOf
      .selectFrom("shared_tills")
      .select(["title", "lock_after_sending", "lock_after_seconds"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .forUpdate(),
  );

/** Locks the shared till of a secret: attempts at one till wait for each other. */
export const lockTillOfSecret = (tx: Tx, hash: Buffer) =>
  tx.first(
    sqlOf
      .selectFrom("shared_tills")
      .select(["id", "title", "failed_attempts", "locked_until"])
      .where("tenant_id", "=", tx.tenantId)
      .where("secret_hash", "=", hash)
      .where("removed_at", "is", null)
      .forNoKeyUpdate(),
  );

export const updateTill = (
  tx: Tx,
  id: SharedTillId,
  change: Partial<SharedTillRules> & { readonly removed_at?: Date },
) =>
  tx.run(
    sqlOf.updateTable("shared_tills").set(change).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );

/** Active people with a PIN: who was at this till last first, then by name. */
export const peopleOfTill = (tx: Tx, id: SharedTillId) =>
  tx.query<{ user_id: UserId; name: string; photo: string | null; designation: string | null }>({
    text: `select u.id as user_id, u.name, u.photo, u.designation
      from users u
      join approval_pins p on p.tenant_id = u.tenant_id and p.user_id = u.id
      left join shared_till_people k on k.tenant_id = u.tenant_id and k.shared_till_id = $2 and k.user_id = u.id
      where u.tenant_id = $1 and u.is_active and u.archived_at is null
      order by k.last_used_at desc nulls last, u.name, u.id`,
    values: [tx.tenantId, id],
  });

/**
 * Reads the PIN of an active person and the failed tries at this till; undefined without a PIN. At a till
 * where it was never tried, the failed tries of the last day elsewhere count, so that enrolling more tills
 * gives no more guesses. The PIN is locked: attempts at several tills wait for each other.
 */
export async function pinAtTill(tx: Tx, id: SharedTillId, userId: UserId, now: Date) {
  const [held] = await tx.query<{ name: string; pin_hash: string }>({
    text: `select u.name, p.pin_hash from users u
      join approval_pins p on p.tenant_id = u.tenant_id and p.user_id = u.id
      where u.tenant_id = $1 and u.id = $2 and u.is_active and u.archived_at is null
      for share of u for no key update of p`,
    values: [tx.tenantId, userId],
  });
  if (!held) return undefined;
  // Read after the lock, so that the attempt which held it is counted.
  const [tried] = await tx.query<{ failed_attempts: number; locked_until: Date | null }>({
    text: `select failed_attempts, locked_until from shared_till_people
      where tenant_id = $1 and user_id = $2
        and (shared_till_id = $3 or locked_until is null or locked_until > $4::timestamptz - interval '1 day')
      order by shared_till_id = $3 desc, failed_attempts desc limit 1`,
    values: [tx.tenantId, userId, id, now],
  });
  return { ...held, failed_attempts: tried?.failed_attempts ?? 0, locked_until: tried?.locked_until ?? null };
}

const attemptsOf = ({ failedAttempts, lockedUntil }: PinRecord) => ({
  failed_attempts: failedAttempts,
  locked_until: lockedUntil === null ? null : new Date(lockedUntil),
});

/** Saves the failed tries at a locked till. */
export const writeTillAttempts = (tx: Tx, id: SharedTillId, record: PinRecord) =>
  tx.run(
    sqlOf
      .updateTable("shared_tills")
      .set(attemptsOf(record))
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** Saves a person's failed tries at this till, and when the PIN was right. */
export function writePersonAttempts(
  tx: Tx,
  who: { readonly id: SharedTillId; readonly userId: UserId },
  record: PinRecord,
  usedAt: Date | null,
) {
  const noted = { ...attemptsOf(record), ...(usedAt && { last_used_at: usedAt }) };
  return tx.run(
    sqlOf
      .insertInto("shared_till_people")
      .values({ tenant_id: tx.tenantId, shared_till_id: who.id, user_id: who.userId, ...noted })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "shared_till_id", "user_id"]).doUpdateSet(noted),
      ),
  );
}
