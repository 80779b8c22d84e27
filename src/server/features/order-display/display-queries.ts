import type { LineStatus } from "../../../domain/orders/line-status.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

export interface DisplayedOrder {
  token_no: number;
  created_at: Date;
  statuses: LineStatus[];
  /** When one of its lines changed last. */
  changed_at: Date;
}

/**
 * The orders of the open accounts that are not over, with the states of their lines; those of tables only when asked for. The open
 * accounts come from their partial index, everything else by key.
 */
export function selectDisplayedOrders(tx: Tx, withTables: boolean): Promise<DisplayedOrder[]> {
  return tx.query<DisplayedOrder>({
    text: `select o.token_no, o.created_at, l.statuses, l.changed_at
      from accounts a
      cross join lateral (
        select id, token_no, created_at from orders
        where tenant_id = $1 and account_id = a.id and cancelled_at is null
          and (payment_status = 'unpaid' or awaits_handover)
        offset 0
      ) o
      cross join lateral (
        select array_agg(status) as statuses, max(status_changed_at) as changed_at
        from order_lines where tenant_id = $1 and order_id = o.id
        offset 0
      ) l
      where a.tenant_id = $1 and a.closed_at is null and (a.table_id is null or $2::boolean)
        and l.statuses is not null
      order by o.created_at, o.token_no`,
    values: [tx.tenantId, withTables],
  });
}

/** Number of the tenant's newest event, 0 before the first; read before the orders, so that they are never older. */
export async function selectNewestEventNo(tx: Tx): Promise<number> {
  const counter = await tx.first(
    sqlOf
      .selectFrom("counters")
      .select("value")
      .where("tenant_id", "=", tx.tenantId)
      .where("series", "=", "event"),
  );
  return counter?.value ?? 0;
}
