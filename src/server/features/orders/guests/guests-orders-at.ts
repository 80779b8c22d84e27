import type { OrderId, QrOrderId, TableId } from "../../../../domain/ids.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import type { WaitingLine } from "./guest-lines.ts";

/** Who ordered something with a phone. */
export interface OrderedBy {
  readonly name: string | null;
  readonly tokenHash: Buffer | null;
}

/** The orders of the open accounts at a table that are neither paid nor cancelled, and who ordered each with a phone. */
export async function openOrdersAt(
  tx: Tx,
  tableId: TableId,
): Promise<(OrderedBy & { readonly id: OrderId })[]> {
  return tx.query({
    text: `select o.id, q.guest_name as name, q.guest_token_hash as "tokenHash"
      from accounts a
      join orders o on o.tenant_id = $1 and o.account_id = a.id
      left join qr_orders q on q.tenant_id = $1 and q.order_id = o.id
      where a.tenant_id = $1 and a.table_id = $2 and a.dining_option = 'dinein' and a.closed_at is null
        and o.payment_status = 'unpaid' and o.cancelled_at is null
      order by o.id`,
    values: [tx.tenantId, tableId],
  });
}

export interface WaitingOrder extends OrderedBy {
  readonly id: QrOrderId;
  readonly created_at: Date;
}

/** Orders that guests placed at a table since then and staff have not taken yet. */
export const waitingOrdersAt = (tx: Tx, tableId: TableId, since: Date): Promise<WaitingOrder[]> =>
  tx.query<WaitingOrder>({
    text: `select id, created_at, guest_name as name, guest_token_hash as "tokenHash" from qr_orders
      where tenant_id = $1 and table_id = $2 and status = 'pending' and created_at >= $3
        and guest_token_hash is not null
      order by id`,
    values: [tx.tenantId, tableId, since],
  });

interface WaitingLineRow extends WaitingLine {
  readonly qr_order_id: QrOrderId;
}

/** The lines of guests' orders as they were placed. */
export const waitingLines = (tx: Tx, ids: readonly QrOrderId[]): Promise<WaitingLineRow[]> =>
  tx.query<WaitingLineRow>({
    text: `select l.* from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select id, qr_order_id, title, variant_title, addons, notes, quantity, unit_price_cents
        from qr_order_lines where tenant_id = $1 and qr_order_id = w.id offset 0
      ) l
      order by l.id`,
    values: [tx.tenantId, ids],
  });
