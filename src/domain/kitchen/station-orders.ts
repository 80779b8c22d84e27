import type { StationId } from "../ids.ts";
import type { LineStatus } from "../orders/line-status.ts";
import { cardState, visibleLines } from "./card-state.ts";

interface StationLine {
  readonly stationId: StationId;
  readonly status: LineStatus;
}

/**
 * The cards of one station: of every order only the station's own lines that are not cancelled, and no card for
 * an order on which that station has nothing left to do. Kitchen and bar see their own halves of one order.
 */
export function stationOrders<Line extends StationLine, Order extends { readonly lines: readonly Line[] }>(
  orders: readonly Order[],
  stationId: StationId,
): Order[] {
  return orders.flatMap((order) => {
    const lines = visibleLines(order.lines).filter((line) => line.stationId === stationId);
    return cardState(lines, 0).isHidden ? [] : [{ ...order, lines }];
  });
}
