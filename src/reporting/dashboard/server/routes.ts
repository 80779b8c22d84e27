import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/dashboard.ts";
import { readDashboard, readNow, readRecent } from "./read-dashboard.ts";

export const dashboardRoutes: FeatureRoutes = (on) => {
  on(contract.readDashboard, ({ ctx }) => readDashboard(ctx));
  on(contract.readRecentSales, ({ ctx }) => readRecent(ctx));
  on(contract.readDashboardNow, ({ ctx }) => readNow(ctx));
};
