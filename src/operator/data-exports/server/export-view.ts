import type { DataExport } from "../contract/data-exports.ts";
import { exportPercent } from "../domain/data-export.ts";
import type { ExportRow } from "./export-queries.ts";

/** An export as the screen shows it. */
export function exportView(row: ExportRow): DataExport {
  const isReady = row.state === "ready";
  return {
    id: row.id,
    state: row.state,
    asked_at: row.asked_at,
    by: row.by,
    finished_at: row.finished_at,
    percent: isReady ? 100 : exportPercent(row.rows_done, row.rows_total),
    tables_done: row.tables_done,
    tables_total: row.tables_total,
    rows_done: row.rows_done,
    rows_total: row.rows_total,
    bytes: isReady ? row.bytes : null,
    keep_until: isReady ? row.keep_until : null,
  };
}
