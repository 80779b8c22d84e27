import type { PinRecord } from "#platform/domain/access/approvals.ts";
import type { UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** A person's second factor, held until the transaction ends: tries wait for each other. */
export interface LockedFactor {
  readonly secret_sealed: Buffer;
  readonly begun_at: Date;
  readonly confirmed_at: Date | null;
  readonly last_step: number;
  readonly failed_attempts: number;
  readonly locked_until: Date | null;
}

/** Locks the factor; undefined when there is none, confirmed or not. */
export async function lockFactor(tx: Tx, userId: UserId): Promise<LockedFactor | undefined> {
  const [factor] = await tx.query<LockedFactor>({
    text: `select secret_sealed, begun_at, confirmed_at, last_step, failed_attempts, locked_until
      from second_factors where tenant_id = $1 and user_id = $2 for update`,
    values: [tx.tenantId, userId],
  });
  return factor;
}

/** Saves a secret in the place of an unconfirmed one, whose failed tries still count. */
export async function saveUnconfirmedFactor(
  tx: Tx,
  userId: UserId,
  sealed: Buffer,
  now: Date,
): Promise<void> {
  await tx.query({
    text: `insert into second_factors (tenant_id, user_id, secret_sealed, begun_at) values ($1, $2, $3, $4)
      on conflict (tenant_id, user_id) do update set secret_sealed = $3, begun_at = $4
      where second_factors.confirmed_at is null`,
    values: [tx.tenantId, userId, sealed, now],
  });
}

/** Saves the time step of an accepted code, and when the factor was switched on. */
export async function writeUsedStep(tx: Tx, userId: UserId, step: number, confirmedAt: Date): Promise<void> {
  await tx.query({
    text: `update second_factors set last_step = $3, confirmed_at = $4, failed_attempts = 0, locked_until = null
      where tenant_id = $1 and user_id = $2`,
    values: [tx.tenantId, userId, step, confirmedAt],
  });
}

export async function writeTries(tx: Tx, userId: UserId, tries: PinRecord): Promise<void> {
  const lockedUntil = tries.lockedUntil === null ? null : new Date(tries.lockedUntil);
  await tx.query({
    text: "update second_factors set failed_attempts = $3, locked_until = $4 where tenant_id = $1 and user_id = $2",
    values: [tx.tenantId, userId, tries.failedAttempts, lockedUntil],
  });
}

/** Takes it away with its recovery codes; false when there was none. */
export async function deleteFactor(tx: Tx, userId: UserId): Promise<boolean> {
  const rows = await tx.query({
    text: "delete from second_factors where tenant_id = $1 and user_id = $2 returning user_id",
    values: [tx.tenantId, userId],
  });
  return rows.length > 0;
}

/** These recovery codes instead of those before. */
export async function writeRecoveryCodes(tx: Tx, userId: UserId, hashes: readonly Buffer[]): Promise<void> {
  await tx.query({
    text: "delete from recovery_codes where tenant_id = $1 and user_id = $2",
    values: [tx.tenantId, userId],
  });
  await tx.query({
    text: "insert into recovery_codes (tenant_id, user_id, code_hash) select $1, $2, unnest($3::bytea[])",
    values: [tx.tenantId, userId, hashes],
  });
}

/** Uses a recovery code up; false when it is none of the person's, or was used. */
export async function consumeRecoveryCode(tx: Tx, userId: UserId, hash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx.query({
    text: `update recovery_codes set used_at = $4
      where tenant_id = $1 and user_id = $2 and code_hash = $3 and used_at is null returning user_id`,
    values: [tx.tenantId, userId, hash, now],
  });
  return rows.length > 0;
}

export interface FactorState {
  readonly confirmed_at: Date | null;
  readonly codes_left: number;
}

export async function factorState(tx: Tx, userId: UserId): Promise<FactorState | undefined> {
  const [state] = await tx.query<FactorState>({
    text: `select f.confirmed_at, (select count(*)::integer from recovery_codes c
        where c.tenant_id = $1 and c.user_id = $2 and c.used_at is null) as codes_left
      from second_factors f where f.tenant_id = $1 and f.user_id = $2`,
    values: [tx.tenantId, userId],
  });
  return state;
}

/** Tells whether signing in asks this person for a code. */
export async function hasSecondFactor(tx: Tx, userId: UserId): Promise<boolean> {
  return ((await factorState(tx, userId))?.confirmed_at ?? null) !== null;
}
