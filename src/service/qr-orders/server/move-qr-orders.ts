import type { QrOrderId, TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

interface TableChange {
  readonly from: TableId | null;
  readonly to: TableId | null;
}

/**
 * What guests have ordered with the code of their old table and nobody has taken yet goes to the table to which their
 * party moved. It stays where it is while another party sits there: nobody can tell whose it is.
 */
export async function moveQrOrders(tx: Tx, moves: readonly TableChange[]): Promise<void> {
  for (const { from, to } of moves) {
    if (from === null || to === null || from === to) continue;
    const movedOrders = await tx.query<{ id: QrOrderId }>({
      text: `update qr_orders set table_id = $3
        where tenant_id = $1 and table_id = $2 and status = 'pending' and not exists (
          select from accounts a where a.tenant_id = $1 and a.table_id = $2 and a.closed_at is null)
        returning id`,
      values: [tx.tenantId, from, to],
    });
    if (movedOrders.length > 0) tx.emit({ type: "qr_order_updated", qrOrderId: null });
  }
}
