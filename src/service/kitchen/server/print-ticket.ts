import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { OrderId, StationId } from "#platform/domain/ids.ts";
import type { PageFormat } from "#platform/domain/text/page-format.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readOrders } from "#service/orders/server/public.ts";
import type { printTicket as definition } from "../contract/kitchen.ts";
import { firedLines, lastFired } from "../domain/ticket-since.ts";
import { stationBySlug, type TicketItemRow, ticketLines, ticketsById } from "./board-queries.ts";
import { ticketViews } from "./read-board.ts";

/**
 * Counts a printed ticket of a station and returns its content: what was sent or fired since the last one, otherwise everything
 * again as a duplicate, but never held dishes. The order is locked, so that of two devices printing automatically only one
 * prints. Throws `line_held` if everything is held.
 */
export function printTicket(
  ctx: StaffContext,
  orderId: OrderId,
  { station: slug, automatic }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const station = found(await stationBySlug(tx, slug));
    await readOrders(tx, [orderId], "locked");
    const { prints, page_format } = await printedBefore(tx, orderId, station.id);
    const row = required((await ticketsById(tx, [orderId]))[0], "the order, which is locked");
    const lines = await ticketLines(tx, station.id, [orderId]);
    if (lines.length === 0) throw new AppError("not_found");
    const fired = firedLines(lines, ctx.now);
    const isOnPaper = ({ fire_at }: TicketItemRow) => prints.some((print) => fire_at && print >= fire_at);
    const fresh = fired.filter((line) => !isOnPaper(line));
    if (automatic && fresh.length === 0) return { paper: null };
    if (fired.length === 0) throw new AppError("line_held");
    const [ticket] = ticketViews([row], fresh.length > 0 ? fresh : fired);
    await insertPrint(tx, ctx, { orderId, stationId: station.id, copyNo: prints.length + 1 });
    const firedAt = lastFired(fired, ctx.now);
    const copy_no = 1 + prints.filter((print) => print.getTime() >= firedAt).length;
    return {
      paper: {
        station: station.title,
        ticket: required(ticket, "the ticket of the order"),
        copy_no,
        page_format,
        printed_at: ctx.now,
      },
    };
  });
}

async function printedBefore(
  tx: Tx,
  orderId: OrderId,
  stationId: StationId,
): Promise<{ prints: readonly Date[]; page_format: PageFormat }> {
  const rows = await tx.query<{ prints: readonly Date[]; page_format: PageFormat }>({
    text: `select s.page_format, array(
        select p.printed_at from ticket_prints p
        where p.tenant_id = $1 and p.order_id = $2 and p.station_id = $3
      ) as prints
      from print_settings s where s.tenant_id = $1`,
    values: [tx.tenantId, orderId, stationId],
  });
  return rows[0] ?? { prints: [], page_format: 80 };
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
