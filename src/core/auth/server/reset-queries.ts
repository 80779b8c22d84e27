import type { Id } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export interface NewReset {
  readonly hash: Buffer;
  readonly userId: Id<"User">;
  /** The address the link is mailed to. */
  readonly username: string;
  readonly expiresAt: Date;
}

/**
 * Notes a reset link by its hash, unless the person has `most` of them at this address already that live beyond
 * `liveBeyond`; tells whether it did.
 */
export async function insertReset(
  tx: Tx,
  { hash, userId, username, expiresAt }: NewReset,
  { most, liveBeyond }: { readonly most: number; readonly liveBeyond: Date },
): Promise<boolean> {
  // Links that are asked for at once are counted one after the other.
  await tx.run(
    sqlOf
      .selectFrom("users")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", userId)
      .forNoKeyUpdate(),
  );
  const noted = await tx.query<{ user_id: number }>({
    text: `insert into password_resets (tenant_id, token_hash, user_id, username, expires_at)
      select $1, $2, $3, $4, $5 where $6 > (select count(*) from password_resets r
        where r.tenant_id = $1 and r.user_id = $3 and r.username = $4 and r.used_at is null and r.expires_at > $7)
      returning user_id`,
    values: [tx.tenantId, hash, userId, username, expiresAt, most, liveBeyond],
  });
  return noted.length > 0;
}

/** Takes a link back that could not be mailed: it must not count as one that the person has. */
export async function dropReset(tx: Tx, hash: Buffer): Promise<void> {
  await tx.run(
    sqlOf.deleteFrom("password_resets").where("tenant_id", "=", tx.tenantId).where("token_hash", "=", hash),
  );
}

export interface ResettingPerson {
  readonly id: Id<"User">;
  readonly username: string;
  readonly name: string;
  /** The person's own, else the restaurant's. */
  readonly language: string | null;
  readonly store: string;
}

/**
 * The person a link is for, the link being held until the transaction ends. Undefined when it is unknown, used, run
 * out, mailed to another address than the user has now, or just being used: who comes second does not wait.
 */
export async function lockReset(tx: Tx, hash: Buffer, now: Date): Promise<ResettingPerson | undefined> {
  return tx.first(
    sqlOf
      .selectFrom("password_resets as r")
      .innerJoin("users as u", (join) =>
        join
          .onRef("u.tenant_id", "=", "r.tenant_id")
          .onRef("u.id", "=", "r.user_id")
          .onRef("u.username", "=", "r.username"),
      )
      .innerJoin("store_settings as s", "s.tenant_id", "u.tenant_id")
      .select((eb) => [
        "u.id",
        "u.username",
        "u.name",
        "s.store_name as store",
        eb.fn.coalesce("u.language", "s.language").as("language"),
      ])
      .where("r.tenant_id", "=", tx.tenantId)
      .where("r.token_hash", "=", hash)
      .where("r.used_at", "is", null)
      .where("r.expires_at", ">", now)
      .where("u.is_active", "=", true)
      .forUpdate("r")
      .skipLocked(),
  );
}

/** Sets the new password; this link and all others of the person are used up. */
export async function setPassword(
  tx: Tx,
  userId: Id<"User">,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", userId),
  );
  await tx.run(
    sqlOf
      .updateTable("password_resets")
      .set({ used_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("user_id", "=", userId)
      .where("used_at", "is", null),
  );
}
