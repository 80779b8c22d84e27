import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { exportAuditEntries, listAuditEntries } from "../../../contract/audit.ts";
import type { QueryOf } from "../../../contract/platform/define.ts";
import { call } from "../../platform/api.ts";
import { downloadCsv } from "../../platform/lists/download-csv.ts";

/** A page of the audit log. */
export function auditQuery(query: QueryOf<typeof listAuditEntries>) {
  return queryOptions({
    queryKey: ["audit", query],
    queryFn: ({ signal }) => call(listAuditEntries, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves what the filter leaves as a file. */
export const downloadAudit = (query: QueryOf<typeof exportAuditEntries>) =>
  downloadCsv(exportAuditEntries, { query });
