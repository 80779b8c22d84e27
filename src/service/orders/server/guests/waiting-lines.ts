import type { QrOrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { WaitingLine } from "#service/qr-orders/domain/guest-lines.ts";

/** The lines of a guest's order as they were placed. */
export const waitingLines = (tx: Tx, id: QrOrderId): Promise<WaitingLine[]> =>
  tx.query<WaitingLine>({
    text: `select title, variant_title, addons, notes, quantity, unit_price_cents from qr_order_lines
      where tenant_id = $1 and qr_order_id = $2 order by id`,
    values: [tx.tenantId, id],
  });
