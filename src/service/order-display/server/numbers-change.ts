import { changeSource } from "#platform/server/realtime/change-source.ts";
import { placeOnDisplay } from "#service/kitchen/domain/order-display.ts";
import { numbersChanged } from "../contract/order-display.ts";
import { selectOrdersOnDisplay } from "./display-queries.ts";

/** What the display of guests is told of orders: in which column each number stands, and since when. */
export const numbersChange = changeSource(numbersChanged, async (tx, { orderIds }) => {
  if (orderIds.length === 0) return null;
  const orders = await selectOrdersOnDisplay(tx, orderIds);
  return {
    orders: orders.map(({ order_id, token_no, is_of_table, is_open, ...order }) => {
      const place = is_open ? placeOnDisplay(order) : null;
      const { column, since } = place ?? { column: null, since: order.created_at };
      return { order_id, token_no, is_of_table, column, since };
    }),
  };
});
