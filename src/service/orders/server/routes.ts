import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { fireCourse as fire, holdCourse as hold } from "../contract/courses.ts";
import { giveCourtesy as give, removeCourtesy as remove } from "../contract/courtesies.ts";
import {
  cancelOrders as cancel,
  completeOrders as complete,
  listOrders as list,
  readOpenFigures as openFigures,
  ordersInit,
  serveOrders as serve,
  takeOrderBack as takeBack,
  updateLineStatus,
} from "../contract/orders.ts";
import { cancelOrders } from "./closing/cancel-orders.ts";
import { completeOrders } from "./closing/complete-orders.ts";
import { serveOrders } from "./closing/serve-orders.ts";
import { takeOrderBack } from "./closing/take-order-back.ts";
import { fireCourse } from "./courses/fire-course.ts";
import { holdCourse } from "./courses/hold-course.ts";
import { giveCourtesy } from "./lines/give-courtesy.ts";
import { removeCourtesy } from "./lines/remove-courtesy.ts";
import { setLineStatus } from "./lines/set-line-status.ts";
import { listOrders } from "./reading/list-orders.ts";
import { readOpenFigures } from "./reading/read-open-figures.ts";
import { startOrders } from "./reading/start-orders.ts";

export const orderRoutes: FeatureRoutes = (on) => {
  on(list, ({ ctx }) => listOrders(ctx));
  on(openFigures, ({ ctx }) => readOpenFigures(ctx));
  on(ordersInit, ({ ctx }) => startOrders(ctx));
  on(updateLineStatus, ({ ctx, params, body }) =>
    setLineStatus(ctx, {
      lineId: params.itemId,
      to: body.status,
      reason: body.reason,
      approval: body.approval,
    }),
  );
  on(give, ({ ctx, params, body }) => giveCourtesy(ctx, params.itemId, body));
  on(remove, ({ ctx, params }) => removeCourtesy(ctx, params.itemId));
  on(fire, ({ ctx, body }) => fireCourse(ctx, body));
  on(hold, ({ ctx, body }) => holdCourse(ctx, body));
  on(takeBack, ({ ctx, params, body }) => takeOrderBack(ctx, params.id, body.pieces));
  on(cancel, ({ ctx, body }) => cancelOrders(ctx, body));
  on(complete, ({ ctx, body }) => completeOrders(ctx, body.orderIds));
  on(serve, ({ ctx, body }) => serveOrders(ctx, body.orderIds));
};
