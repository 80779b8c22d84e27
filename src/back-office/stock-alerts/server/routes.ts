import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as alerts from "../contract/stock-alerts.ts";
import * as toBuy from "../contract/to-buy.ts";
import { exportToBuy, listToBuy, listToBuyByVendor } from "./list-to-buy.ts";
import { readStockAlerts } from "./read-stock-alerts.ts";

export const stockAlertRoutes: FeatureRoutes = (on) => {
  on(alerts.readStockAlerts, ({ ctx }) => readStockAlerts(ctx));
  on(toBuy.listToBuy, ({ ctx, query }) => listToBuy(ctx, query));
  on(toBuy.listToBuyByVendor, ({ ctx, query }) => listToBuyByVendor(ctx, query));
  on(toBuy.exportToBuy, ({ ctx, query }) => exportToBuy(ctx, query));
};
