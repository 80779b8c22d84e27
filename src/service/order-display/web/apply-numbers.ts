import type { ChangeOf } from "#platform/contract/changes.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { numbersChanged, orderDisplay } from "../contract/order-display.ts";

/** The numbers on a display that shows those of tables or does not. */
export type DisplayedNumbers = ResponseOf<typeof orderDisplay> & { readonly withTables: boolean };

/** The display with orders where they stand now; the same object when none of them is or comes there. */
export function applyNumbers(
  display: DisplayedNumbers,
  { orders }: ChangeOf<typeof numbersChanged>,
): DisplayedNumbers {
  const told = new Set(orders.map((order) => order.order_id));
  const shown = orders.filter((order) => display.withTables || !order.is_of_table);
  const here = [...display.preparing, ...display.ready].some((order) => told.has(order.order_id));
  if (!here && shown.every((order) => order.column === null)) return display;
  const columnOf = (column: "preparing" | "ready") => [
    ...display[column].filter((order) => !told.has(order.order_id)),
    ...shown.filter((order) => order.column === column),
  ];
  return {
    ...display,
    preparing: columnOf("preparing").toSorted(
      (a, b) => a.since.getTime() - b.since.getTime() || a.token_no - b.token_no,
    ),
    ready: columnOf("ready").toSorted((a, b) => b.since.getTime() - a.since.getTime()),
  };
}
