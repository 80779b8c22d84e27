import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/audit.ts";
import { exportOperatorActs, listOperatorActs } from "../contract/operator-acts.ts";
import { exportAuditEntries, listAuditEntries } from "./audit-entries.ts";

/** The audit log, for admins; operators read that of the platform as the log of their own tenant. */
export const auditRoutes: FeatureRoutes = (on) => {
  on(listOperatorActs, ({ ctx, query }) => listAuditEntries(ctx, query));
  on(exportOperatorActs, ({ ctx, query }) => exportAuditEntries(ctx, query));
  on(contract.listAuditEntries, ({ ctx, query }) => listAuditEntries(ctx, query));
  on(contract.exportAuditEntries, ({ ctx, query }) => exportAuditEntries(ctx, query));
};
