import type { ResponseOf } from "../../../contract/define.ts";
import type { kitchenBoard } from "../../../contract/kitchen.ts";
import { found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { openTickets, stationBySlug, ticketLines } from "./board-queries.ts";
import { ticketViews } from "./board-view.ts";

/** The open tickets of one station. */
export function readBoard(ctx: StaffContext, slug: string): Promise<ResponseOf<typeof kitchenBoard>> {
  return ctx.inTenant(async (tx) => {
    const { seq, ...station } = found(await stationBySlug(tx, slug));
    const tickets = await openTickets(tx, station.id);
    const ids = tickets.map((ticket) => ticket.id);
    const lines = await ticketLines(tx, station.id, ids);
    return { station, orders: ticketViews(tickets, lines), now: ctx.now, seq };
  });
}
