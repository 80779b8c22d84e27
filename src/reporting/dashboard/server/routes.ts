import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/dashboard.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readNow } from "./read-now.ts";

/** What an owner asks at a glance. */
export const dashboardRoutes: FeatureRoutes = (on) => {
  on(contract.readDashboard, ({ ctx }) => readDashboard(ctx));
  on(contract.readDashboardNow, ({ ctx }) => readNow(ctx));
};
