import { FORGOTTEN_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { ChangeOf } from "#platform/contract/changes.ts";
import type { StationId } from "#platform/domain/ids.ts";
import { changeSource } from "#platform/server/realtime/change-source.ts";
import { waitingLineChanges } from "#service/line-changes/server/public.ts";
import { ticketsChanged } from "../contract/kitchen.ts";
import { cardState } from "../domain/card-state.ts";
import { minutesBefore } from "../domain/minutes-before.ts";
import { ticketLines, ticketsById } from "./board-queries.ts";
import { ticketViews } from "./board-view.ts";
import { finishedSince } from "./finished-queries.ts";
import { readyDishesView } from "./ready-view.ts";

type OrderAtStations = ChangeOf<typeof ticketsChanged>["orders"][number];
type OrderAtStation = OrderAtStations["stations"][number];

/** What the boards are told of orders: at each station the ticket, its changes and what waits to be fetched. */
export const ticketsChange = changeSource(ticketsChanged, async (tx, { orderIds }, now) => {
  if (orderIds.length === 0) return null;
  const [tickets, lines, changes, finished] = await Promise.all([
    ticketsById(tx, orderIds),
    ticketLines(tx, null, orderIds),
    waitingLineChanges(tx, { orderIds }),
    finishedSince(tx, { orderIds }, minutesBefore(now, FORGOTTEN_AFTER_MINUTES)),
  ]);
  const orders = tickets.map((ticket): OrderAtStations => {
    const of = <Row extends { readonly order_id: number; readonly station_id: StationId }>(
      rows: readonly Row[],
    ) =>
      Map.groupBy(
        rows.filter((row) => row.order_id === ticket.id),
        (row) => row.station_id,
      );
    const [linesAt, changesAt, finishedAt] = [of(lines), of(changes), of(finished)];
    const stationIds = new Set([...linesAt.keys(), ...changesAt.keys()]);
    const stations = [...stationIds].map((station_id): OrderAtStation => {
      const stationLines = linesAt.get(station_id) ?? [];
      const waiting = changesAt.get(station_id) ?? [];
      const isOpen = !cardState(stationLines, 0).isHidden || waiting.length > 0;
      return {
        station_id,
        ticket: isOpen ? (ticketViews([ticket], stationLines)[0] ?? null) : null,
        changes: waiting,
        ready: readyDishesView(finishedAt.get(station_id) ?? [])[0] ?? null,
      };
    });
    return { order_id: ticket.id, stations };
  });
  return { orders };
});
