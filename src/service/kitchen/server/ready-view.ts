import type { ReadyDishes } from "../contract/kitchen.ts";
import { activeClaim } from "../domain/decide-claim.ts";
import type { FinishedRow } from "./finished-queries.ts";

/** What is finished, per order; the longest waiting first. */
export function readyDishesView(lines: readonly FinishedRow[]): ReadyDishes[] {
  const orders = [...Map.groupBy(lines, (line) => line.order_id).values()];
  return orders
    .flatMap((orderLines): ReadyDishes[] => {
      const [first] = orderLines;
      if (!first) return [];
      const since = Math.min(...orderLines.map((line) => line.status_changed_at.getTime()));
      const isFetched = orderLines.every((line) => activeClaim(line) !== null);
      return [
        {
          order_id: first.order_id,
          token_no: first.token_no,
          table_title: first.table_title,
          delivery_type: first.delivery_type,
          dishes: orderLines.reduce((sum, line) => sum + line.quantity, 0),
          since: new Date(since),
          claimed_by: isFetched ? first.claimer : null,
        },
      ];
    })
    .toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.order_id - b.order_id);
}
