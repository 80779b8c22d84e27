import { route } from "#platform/contract/define.ts";
import { exportAuditEntries, listAuditEntries } from "./audit.ts";

/** The platform's own audit log, in the form of a restaurant's. */
export const listOperatorActions = route({
  ...listAuditEntries,
  path: "/superadmin/audit",
  summary: "What the operators did, when, how it was before and after; the newest first.",
  access: "superadmin",
});

export const exportOperatorActions = route({
  ...exportAuditEntries,
  path: "/superadmin/audit/export",
  summary: "What the operators did as a CSV file.",
  access: "superadmin",
});
