import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { exportAuditEntries, listAuditEntries } from "../contract/audit.ts";
import { exportOperatorActs, listOperatorActs } from "../contract/operator-acts.ts";

type Log = typeof listAuditEntries | typeof listOperatorActs;

function pageOf(log: Log, query: QueryOf<Log>) {
  return queryOptions({
    queryKey: ["audit", log.path, query],
    queryFn: ({ signal }) => call(log, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the audit log. */
export const auditQuery = (query: QueryOf<Log>) => pageOf(listAuditEntries, query);

/** A page of what the operators of the platform did. */
export const operatorActsQuery = (query: QueryOf<Log>) => pageOf(listOperatorActs, query);

/** Saves what the filter leaves as a file. */
export const downloadAudit = (query: QueryOf<typeof exportAuditEntries>) =>
  downloadCsv(exportAuditEntries, { query });

/** The same of the operators' acts. */
export const downloadOperatorActs = (query: QueryOf<typeof exportOperatorActs>) =>
  downloadCsv(exportOperatorActs, { query });
