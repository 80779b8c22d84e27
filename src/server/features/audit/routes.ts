import * as contract from "../../../contract/audit.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { exportAuditEntries } from "./export-audit-entries.ts";
import { listAuditEntries } from "./list-audit-entries.ts";

/** The audit log, for admins. */
export const auditRoutes: FeatureRoutes = (on) => {
  on(contract.listAuditEntries, ({ ctx, query }) => listAuditEntries(ctx, query));
  on(contract.exportAuditEntries, ({ ctx, query }) => exportAuditEntries(ctx, query));
};
