import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/cash-reports.ts";
import * as differences from "../contract/shift-differences.ts";
import { closeSession } from "./close-session.ts";
import { exportSessions, listSessions } from "./list-sessions.ts";
import { exportShiftDifferences, listShiftDifferences } from "./list-shift-differences.ts";
import { listPayments, printReport, readSession } from "./read-session.ts";

export const cashReportRoutes: FeatureRoutes = (on) => {
  on(contract.listCashSessions, ({ ctx, query }) => listSessions(ctx, query));
  on(contract.exportCashSessions, ({ ctx, query }) => exportSessions(ctx, query));
  on(differences.listCashDifferences, ({ ctx, query }) => listShiftDifferences(ctx, query));
  on(differences.exportCashDifferences, ({ ctx, query }) => exportShiftDifferences(ctx, query));
  on(contract.readCashSession, ({ ctx, params }) => readSession(ctx, params.sessionId));
  on(contract.listSessionPayments, ({ ctx, params, query }) => listPayments(ctx, params.sessionId, query));
  on(contract.closeCashSession, ({ ctx, params, body }) => closeSession(ctx, params.sessionId, body));
  on(contract.printCashReport, ({ ctx, params }) => printReport(ctx, params.sessionId));
};
