import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/audit.ts";
import { exportOperatorActions, listOperatorActions } from "../contract/operator-actions.ts";
import { exportAuditEntries, listAuditEntries } from "./audit-entries.ts";

/** The audit log, for admins; operators read that of the platform as the log of their own tenant. */
export const auditRoutes: FeatureRoutes = (on) => {
  on(listOperatorActions, ({ ctx, query }) => listAuditEntries(ctx, query));
  on(exportOperatorActions, ({ ctx, query }) => exportAuditEntries(ctx, query));
  on(contract.listAuditEntries, ({ ctx, query }) => listAuditEntries(ctx, query));
  on(contract.exportAuditEntries, ({ ctx, query }) => exportAuditEntries(ctx, query));
};
