import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/stock-counts.ts";
import { cancelCount, closeCount, reviewCount } from "./close-count.ts";
import { exportCounts, listCounts } from "./list-counts.ts";
import { exportDifferences, readDifferences } from "./read-differences.ts";
import { readSheet } from "./read-sheet.ts";
import { saveEntry } from "./save-entry.ts";
import { readChoices, startCount } from "./start-count.ts";

export const stockCountRoutes: FeatureRoutes = (on) => {
  on(contract.listStockCounts, ({ ctx, query }) => listCounts(ctx, query));
  on(contract.exportStockCounts, ({ ctx, query }) => exportCounts(ctx, query));
  on(contract.readCountChoices, ({ ctx, query }) => readChoices(ctx, query.q));
  on(contract.startStockCount, ({ ctx, body }) => startCount(ctx, body));
  on(contract.readCountSheet, ({ ctx, params }) => readSheet(ctx, params.countId));
  on(contract.saveCountEntry, ({ ctx, params, body }) => saveEntry(ctx, params.countId, body));
  on(contract.reviewStockCount, ({ ctx, params }) => reviewCount(ctx, params.countId));
  on(contract.readCountDifferences, ({ ctx, params }) => readDifferences(ctx, params.countId));
  on(contract.exportCountDifferences, ({ ctx, params }) => exportDifferences(ctx, params.countId));
  on(contract.closeStockCount, ({ ctx, params, body }) => closeCount(ctx, params.countId, body));
  on(contract.cancelStockCount, ({ ctx, params }) => cancelCount(ctx, params.countId));
};
