import type { FinishedLine, ReadyDishes } from "../../../contract/kitchen.ts";
import { claimOf } from "../../../domain/kitchen/decide-claim.ts";
import type { FinishedRow } from "./finished-queries.ts";

/** What is finished, per order; the longest waiting first. */
export function readyDishesView(lines: readonly FinishedRow[]): ReadyDishes[] {
  const orders = [...Map.groupBy(lines, (line) => line.order_id).values()];
  return orders
    .flatMap((own): ReadyDishes[] => {
      const [first] = own;
      if (!first) return [];
      const since = Math.min(...own.map((line) => line.status_changed_at.getTime()));
      const isFetched = own.every((line) => claimOf(line) !== null);
      return [
        {
          order_id: first.order_id,
          token_no: first.token_no,
          table_title: first.table_title,
          delivery_type: first.dining_option,
          dishes: own.reduce((sum, line) => sum + line.quantity, 0),
          since: new Date(since),
          claimed_by: isFetched ? first.claimer : null,
        },
      ];
    })
    .toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.order_id - b.order_id);
}

/** A finished line of the list of what can be brought back. */
export function finishedLineView(line: FinishedRow): FinishedLine {
  return {
    id: line.id,
    order_id: line.order_id,
    order_no: line.order_no,
    token_no: line.token_no,
    delivery_type: line.dining_option,
    table_title: line.table_title,
    floor: line.floor,
    item_title: line.title,
    variant_title: line.variant_title,
    quantity: line.quantity,
    finished_at: line.status_changed_at,
  };
}
