import type { OrderId, QrOrderId, TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { WaitingLine } from "#service/qr-orders/domain/guest-lines.ts";

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
  readonly createdAt: Date;
  readonly lines: readonly WaitingLine[];
}

/** Orders that guests placed at a table since then and staff have not taken yet, with their lines. */
export const waitingOrdersAt = (tx: Tx, tableId: TableId, since: Date): Promise<WaitingOrder[]> =>
  tx.query<WaitingOrder>({
    text: `select q.id, q.created_at as "createdAt", q.guest_name as name, q.guest_token_hash as "tokenHash",
        (select coalesce(json_agg(json_build_object('title', l.title, 'variant_title', l.variant_title,
            'addons', l.addons, 'notes', l.notes, 'quantity', l.quantity,
            'unit_price_cents', l.unit_price_cents) order by l.id), '[]')
          from qr_order_lines l where l.tenant_id = $1 and l.qr_order_id = q.id) as lines
      from qr_orders q
      where q.tenant_id = $1 and q.table_id = $2 and q.status = 'pending' and q.created_at >= $3
        and q.guest_token_hash is not null
      order by q.id`,
    values: [tx.tenantId, tableId, since],
  });
