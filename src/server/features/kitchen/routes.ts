import { barBoard, barLineStatus, kitchenBoard, kitchenLineStatus } from "../../../contract/kitchen.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { advanceLine } from "./advance-line.ts";
import { readBoard } from "./read-board.ts";

export const kitchenRoutes: FeatureRoutes = (on) => {
  on(kitchenBoard, ({ ctx, query }) => readBoard(ctx, query.station));
  on(barBoard, ({ ctx }) => readBoard(ctx, "bar"));
  on(kitchenLineStatus, ({ ctx, params, body }) => advanceLine(ctx, "kitchen", params.itemId, body.status));
  on(barLineStatus, ({ ctx, params, body }) => advanceLine(ctx, "bar", params.itemId, body.status));
};
