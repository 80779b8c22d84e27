import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import {
  acknowledgeChanges as acknowledge,
  barBoard,
  barLineStatus,
  kitchenBoard,
  kitchenLineStatus,
  printTicket as print,
  recallLines as recall,
  recentlyFinished,
} from "../contract/kitchen.ts";
import { acknowledgeChanges, advanceLine, listFinished, recallLines } from "./change-lines.ts";
import { printTicket } from "./print-ticket.ts";
import { readBoard } from "./read-board.ts";

export const kitchenRoutes: FeatureRoutes = (on) => {
  on(kitchenBoard, ({ ctx, query }) => readBoard(ctx, query.station));
  on(barBoard, ({ ctx }) => readBoard(ctx, "bar"));
  on(kitchenLineStatus, ({ ctx, params, body }) => advanceLine(ctx, "kitchen", params.itemId, body.status));
  on(barLineStatus, ({ ctx, params, body }) => advanceLine(ctx, "bar", params.itemId, body.status));
  on(recentlyFinished, ({ ctx, query }) => listFinished(ctx, query.station));
  on(recall, ({ ctx, body }) => recallLines(ctx, body));
  on(acknowledge, ({ ctx, body }) => acknowledgeChanges(ctx, body));
  on(print, ({ ctx, params, body }) => printTicket(ctx, params.orderId, body));
};
