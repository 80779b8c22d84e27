import type { UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** Reads the tables of a waiter's open accounts, by name; null for an account without a table. */
export const openAccountsOf = (tx: Tx, userId: UserId) =>
  tx.rows(
    sqlOf
      .selectFrom("accounts as a")
      .leftJoin("store_tables as t", (join) =>
        join.onRef("t.tenant_id", "=", "a.tenant_id").onRef("t.id", "=", "a.table_id"),
      )
      .select("t.title as table")
      .where("a.tenant_id", "=", tx.tenantId)
      .where("a.waiter_id", "=", userId)
      .where("a.closed_at", "is", null)
      .orderBy("t.title")
      .orderBy("a.id"),
  );
