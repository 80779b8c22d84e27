import type { printTicket as definition } from "../../../contract/kitchen.ts";
import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import type { OrderId, StationId } from "../../../domain/ids.ts";
import type { PageFormat } from "../../../domain/receipts/receipt-view.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";
import { AppError, found, required } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readOrders } from "../orders/public.ts";
import { stationBySlug, ticketLines, ticketsById } from "./board-queries.ts";
import { ticketViews } from "./board-view.ts";

/**
 * Counts one more ticket of a station on paper and gives its content. The order is locked, so that of two
 * devices that print by themselves one prints and the other is told that it need not.
 */
export function printTicket(
  ctx: StaffContext,
  orderId: OrderId,
  { station: slug, automatic }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const station = found(await stationBySlug(tx, slug));
    await readOrders(tx, [orderId], "locked");
    const { copies, page_format } = await printedBefore(tx, orderId, station.id);
    if (automatic && copies > 0) return { paper: null };
    const row = required((await ticketsById(tx, [orderId]))[0], "the order, which is locked");
    const lines = await ticketLines(tx, station.id, [orderId]);
    const [ticket] = ticketViews([row], lines);
    if (!ticket || ticket.items.length === 0) throw new AppError("not_found");
    await insertPrint(tx, ctx, { orderId, stationId: station.id, copyNo: copies + 1 });
    return {
      paper: { station: station.title, ticket, copy_no: copies + 1, page_format, printed_at: ctx.now },
    };
  });
}

async function printedBefore(
  tx: Tx,
  orderId: OrderId,
  stationId: StationId,
): Promise<{ copies: number; page_format: PageFormat }> {
  const rows = await tx.query<{ copies: number; page_format: PageFormat }>({
    text: `select s.page_format, (
        select coalesce(max(p.copy_no), 0) from ticket_prints p
        where p.tenant_id = $1 and p.order_id = $2 and p.station_id = $3
      ) as copies
      from print_settings s where s.tenant_id = $1`,
    values: [tx.tenantId, orderId, stationId],
  });
  return rows[0] ?? { copies: 0, page_format: 80 };
}

async function insertPrint(
  tx: Tx,
  { now, userId }: StaffContext,
  print: { readonly orderId: OrderId; readonly stationId: StationId; readonly copyNo: number },
): Promise<void> {
  await tx.run(
    sqlOf.insertInto("ticket_prints").values({
      tenant_id: tx.tenantId,
      order_id: print.orderId,
      station_id: print.stationId,
      copy_no: print.copyNo,
      printed_at: now,
      printed_by: userId,
    }),
  );
}
