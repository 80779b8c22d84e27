import { tenantOfMenuCode } from "#core/settings/server/public.ts";
import { readTitles } from "#menu/menu/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { QrOrderId } from "#platform/domain/ids.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import {
  guestOrderState,
  orderedLine,
  partsOfLines,
  type ShownLine,
  type WaitingLine,
  waitingLine,
} from "#service/qr-orders/domain/guest-order.ts";
import type { readGuestOrder as definition } from "../../contract/guest-orders.ts";
import { activeLines } from "../../domain/line-status.ts";
import { readOrders } from "../reading/read-orders.ts";
import { orderOfSecret, type PlacedOrder } from "./guest-order-queries.ts";

/**
 * Reads the progress of a guest's order in their language, for whoever has its token; any other token is `not_found`.
 */
export async function readGuestOrder(
  { db, ctx }: { readonly db: Database; readonly ctx: PublicContext },
  { qrcode, token }: { readonly qrcode: string; readonly token: string },
): Promise<ResponseOf<typeof definition>> {
  return db.inTenant(await tenantOfMenuCode(db, qrcode), async (tx) => {
    const placed = found(await orderOfSecret(tx, token));
    const { items, state, tokenNo } = await progressOf(tx, placed, ctx);
    return {
      id: placed.id,
      state,
      tokenNo,
      createdAt: placed.created_at,
      deliveryType: placed.dining_option ?? "dinein",
      table_title: placed.table_title,
      items,
      total: sumCents(items.map(({ price }) => price)),
    };
  });
}

interface Progress {
  readonly state: ReturnType<typeof guestOrderState>;
  readonly tokenNo: number | null;
  readonly items: ShownLine[];
}

async function progressOf(
  tx: Tx,
  { id, order_id, status }: PlacedOrder,
  reader: PublicContext,
): Promise<Progress> {
  const [order] = order_id === null ? [] : await readOrders(tx, [order_id]);
  if (order === undefined) {
    const waiting = await waitingLines(tx, id);
    const { titleIn } = await readTitles(tx, reader, partsOfLines(waiting));
    const items = waiting.map((line) => waitingLine(line, titleIn));
    return { state: guestOrderState(status, []), tokenNo: null, items };
  }
  const lines = activeLines(order.lines);
  const states = lines.map((line) => line.status);
  const { titleIn } = await readTitles(tx, reader, partsOfLines(lines));
  const items = lines.map((line) => orderedLine(line, titleIn));
  return { state: guestOrderState(status, states), tokenNo: order.token_no, items };
}

/** Reads the lines of a guest's order as they were placed. */
const waitingLines = (tx: Tx, id: QrOrderId): Promise<WaitingLine[]> =>
  tx.query<WaitingLine>({
    text: `select menu_item_id as item_id, title as item_title, variant_id, variant_title, addons, notes, quantity, unit_price_cents from qr_order_lines
      where tenant_id = $1 and qr_order_id = $2 order by id`,
    values: [tx.tenantId, id],
  });
