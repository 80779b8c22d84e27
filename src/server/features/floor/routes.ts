import { readFloor as read, saveFloor as save } from "../../../contract/floor.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { readFloor } from "./read-floor.ts";
import { saveFloor } from "./save-floor.ts";

export const floorRoutes: FeatureRoutes = (on) => {
  on(read, ({ ctx }) => readFloor(ctx));
  on(save, ({ ctx, body }) => saveFloor(ctx, body.tables));
};
