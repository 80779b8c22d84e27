import type { CashSessionId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** The movements of a session in their order. */
export const movementsOf = (tx: Tx, id: CashSessionId) =>
  tx.rows(
    sqlOf
      .selectFrom("cash_movements as m")
      .innerJoin("users as u", (join) =>
        join.onRef("u.tenant_id", "=", "m.tenant_id").onRef("u.id", "=", "m.created_by"),
      )
      .leftJoin("users as a", (join) =>
        join.onRef("a.tenant_id", "=", "m.tenant_id").onRef("a.id", "=", "m.approver_id"),
      )
      .select(["m.kind", "m.amount_cents", "m.reason", "m.created_at", "u.name"])
      .select("a.name as approvedBy")
      .where("m.tenant_id", "=", tx.tenantId)
      .where("m.cash_session_id", "=", id)
      .orderBy("m.id"),
  );
