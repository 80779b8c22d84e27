import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as kitchenTimes from "../contract/kitchen-times.ts";
import * as menuEngineering from "../contract/menu-engineering.ts";
import * as reportMail from "../contract/report-mail.ts";
import * as contract from "../contract/reports.ts";
import * as leaving from "../contract/unsubscribe-report-mail.ts";
import { exportKitchenTimes, exportMenuEngineering, exportReport, exportReportBy } from "./export-reports.ts";
import { readKitchenTimes } from "./kitchen/read-kitchen-times.ts";
import { readReportMail, setReportMail } from "./mail/report-mail.ts";
import { readReportMailLink, unsubscribeReportMail } from "./mail/unsubscribe-report-mail.ts";
import { readMenuEngineering } from "./menu/read-menu-engineering.ts";
import { readReport, readReportBy } from "./read-report.ts";

export const reportRoutes: FeatureRoutes = (on, deps) => {
  on(contract.readReport, ({ ctx, query }) => readReport(ctx, query));
  on(contract.exportReport, ({ ctx, query }) => exportReport(ctx, query));
  on(contract.readReportBy, ({ ctx, query }) => readReportBy(ctx, query));
  on(contract.exportReportBy, ({ ctx, query }) => exportReportBy(ctx, query));
  on(menuEngineering.readMenuEngineering, ({ ctx, query }) => readMenuEngineering(ctx, query));
  on(menuEngineering.exportMenuEngineering, ({ ctx, query }) => exportMenuEngineering(ctx, query));
  on(kitchenTimes.readKitchenTimes, ({ ctx, query }) => readKitchenTimes(ctx, query));
  on(kitchenTimes.exportKitchenTimes, ({ ctx, query }) => exportKitchenTimes(ctx, query));
  on(reportMail.readReportMail, ({ ctx }) => readReportMail(ctx));
  on(reportMail.setReportMail, ({ ctx, body }) => setReportMail(ctx, body));
  on(leaving.readReportMailLink, ({ ctx, params }) => readReportMailLink(deps, ctx, params.token));
  on(leaving.unsubscribeReportMail, ({ ctx, params }) => unsubscribeReportMail(deps, ctx, params.token));
};
