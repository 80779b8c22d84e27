import * as contract from "../../../contract/reports.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { exportReport, exportReportBy } from "./export-report.ts";
import { readReport } from "./read-report.ts";
import { readReportBy } from "./read-report-by.ts";

/** What a period came to. */
export const reportRoutes: FeatureRoutes = (on) => {
  on(contract.readReport, ({ ctx, query }) => readReport(ctx, query));
  on(contract.exportReport, ({ ctx, query }) => exportReport(ctx, query));
  on(contract.readReportBy, ({ ctx, query }) => readReportBy(ctx, query));
  on(contract.exportReportBy, ({ ctx, query }) => exportReportBy(ctx, query));
};
