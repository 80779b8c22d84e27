import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/stock-counts.ts";
import { cancelCount } from "./cancel-count.ts";
import { closeCount } from "./close-count.ts";
import { exportCounts } from "./export-counts.ts";
import { exportDifferences } from "./export-differences.ts";
import { listCounts } from "./list-counts.ts";
import { readChoices } from "./read-choices.ts";
import { readDifferences } from "./read-differences.ts";
import { readSheet } from "./read-sheet.ts";
import { reviewCount } from "./review-count.ts";
import { saveEntry } from "./save-entry.ts";
import { startCount } from "./start-count.ts";

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
