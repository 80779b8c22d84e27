import type { z } from "zod";
import type { StationId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { LateTicket, lateDishes } from "../contract/kitchen.ts";
import { type LateTicket as Late, lateTickets } from "../domain/late-tickets.ts";
import { type TicketRow, ticketsById, waitingDishes } from "./board-queries.ts";

/** Number of late tickets listed one by one. */
const SHOWN = 3;

/** Returns what all boards show as late at this moment. */
export async function readLateDishes(tx: Tx, now: Date): Promise<z.output<typeof lateDishes>> {
  const waiting = await waitingDishes(tx);
  const late = lateTickets(waiting, now);
  const longest = late.slice(0, SHOWN);
  const orders = await ticketsById(
    tx,
    longest.map(({ orderId }) => orderId),
  );
  const stationOf = new Map(waiting.map((dish) => [dish.station_id, dish.station]));
  return {
    dishes: late.reduce((sum, { dishes }) => sum + dishes, 0),
    tickets: late.length,
    longest: longest.map((ticket) => lateView(ticket, orders, stationOf)),
  };
}

function lateView(
  { orderId, stationId, since, dishes }: Late,
  orders: readonly TicketRow[],
  stationOf: ReadonlyMap<StationId, LateTicket["station"]>,
): LateTicket {
  const { token_no, table_title, delivery_type } = required(
    orders.find(({ id }) => id === orderId),
    "the order of a late ticket",
  );
  const station = required(stationOf.get(stationId), "the station of a late ticket");
  return { order_id: orderId, token_no, table_title, delivery_type, station, since: new Date(since), dishes };
}
