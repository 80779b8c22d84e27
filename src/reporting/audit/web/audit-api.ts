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

export const auditQuery = (query: QueryOf<Log>) => pageOf(listAuditEntries, query);

/** A page of the operators' acts. */
export const operatorActsQuery = (query: QueryOf<Log>) => pageOf(listOperatorActs, query);

/** Downloads the filtered log as a file. */
export const downloadAudit = (query: QueryOf<typeof exportAuditEntries>) =>
  downloadCsv(exportAuditEntries, { query });

/** Downloads the operators' acts as a file. */
export const downloadOperatorActs = (query: QueryOf<typeof exportOperatorActs>) =>
  downloadCsv(exportOperatorActs, { query });
