import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { exportAuditEntries, listAuditEntries } from "../contract/audit.ts";
import { exportOperatorActions, listOperatorActions } from "../contract/operator-actions.ts";

type Log = typeof listAuditEntries | typeof listOperatorActions;

function pageOf(log: Log, query: QueryOf<Log>) {
  return queryOptions({
    queryKey: ["audit", log.path, query],
    queryFn: ({ signal }) => call(log, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const auditQuery = (query: QueryOf<Log>) => pageOf(listAuditEntries, query);

/** A page of the operators' acts. */
export const operatorActionsQuery = (query: QueryOf<Log>) => pageOf(listOperatorActions, query);

/** Downloads the filtered log as a file. */
export const downloadAudit = (query: QueryOf<typeof exportAuditEntries>) =>
  downloadCsv(exportAuditEntries, { query });

/** Downloads the operators' acts as a file. */
export const downloadOperatorActions = (query: QueryOf<typeof exportOperatorActions>) =>
  downloadCsv(exportOperatorActions, { query });
