import {
  cancelOrders as cancel,
  completeOrders as complete,
  listOrders as list,
  ordersInit,
  updateLineStatus,
} from "../../../contract/orders.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { cancelOrders } from "./cancel-orders.ts";
import { completeOrders } from "./complete-orders.ts";
import { listOrders } from "./list-orders.ts";
import { moveLine } from "./move-line.ts";
import { startOrders } from "./start-orders.ts";

export const orderRoutes: FeatureRoutes = (on) => {
  on(list, ({ ctx }) => listOrders(ctx));
  on(ordersInit, ({ ctx }) => startOrders(ctx));
  on(updateLineStatus, ({ ctx, params, body }) =>
    moveLine(ctx, {
      lineId: params.itemId,
      to: body.status,
      place: "orders",
      reason: body.reason,
      approval: body.approval,
    }),
  );
  on(cancel, ({ ctx, body }) => cancelOrders(ctx, body.orderIds, body.reason));
  on(complete, ({ ctx, body }) => completeOrders(ctx, body.orderIds));
};
