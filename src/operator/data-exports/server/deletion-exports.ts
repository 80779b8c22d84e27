import type { StoredArchive } from "#platform/contract/archive.ts";
import type { DataExportId } from "#platform/domain/ids.ts";
import { DEFAULT_DAY_RULE, wallDateOf } from "#platform/domain/periods/business-day.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { DataExport } from "../contract/data-exports.ts";
import { archiveName, storedArchive } from "./download-export.ts";
import { addExportJob, type ExportRow, exportView, insertExport, newestExports } from "./export-queries.ts";

async function newest(tx: Tx): Promise<ExportRow | undefined> {
  const [row] = await newestExports(tx, "deletion", 1);
  return row;
}

/**
 * Starts the export for the deletion. Returns false while an owner's export is made; the caller asks again
 * afterwards.
 */
async function begin(tx: Tx, now: Date): Promise<boolean> {
  const [store] = await tx.query<{ language: string }>({
    text: "select language from store_settings where tenant_id = $1",
    values: [tx.tenantId],
  });
  const language = knownLanguage(store?.language);
  const id = await insertExport(tx, { cause: "deletion", language, askedAt: now, askedBy: null });
  if (id !== undefined) await addExportJob(tx, id, 0);
  return id !== undefined;
}

/** Sets the end of its days; without one it stays as long as the restaurant. */
async function keepUntil(tx: Tx, until: Date): Promise<void> {
  await tx.query({
    text: "update data_exports set keep_until = $2 where tenant_id = $1 and cause = 'deletion' and state = 'ready'",
    values: [tx.tenantId, until],
  });
}

/** Deletes some pieces of every other export, and the exports that have none left. Returns the number of deleted rows. */
async function dropOthers(tx: Tx, kept: DataExportId, most: number): Promise<number> {
  const pieces = await tx.query({
    text: `delete from data_export_pieces where tenant_id = $1 and (export_id, attempt, no) in (
        select export_id, attempt, no from data_export_pieces where tenant_id = $1 and export_id <> $2
        order by export_id, attempt, no limit $3)
      returning 1`,
    values: [tx.tenantId, kept, most],
  });
  if (pieces.length > 0) return pieces.length;
  const rows = await tx.query({
    text: "delete from data_exports where tenant_id = $1 and id <> $2 returning 1",
    values: [tx.tenantId, kept],
  });
  return rows.length;
}

/** Returns its file. Throws `data_export_gone` when there is none. */
async function download(
  read: { inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  store: string,
): Promise<StoredArchive> {
  const row = await read.inTenant(newest);
  if (row?.state !== "ready" || row.finished_at === null) throw new AppError("data_export_gone");
  // The restaurant and its zone may be gone, so the day is the platform's.
  const day = wallDateOf(row.finished_at.getTime(), DEFAULT_DAY_RULE.zone);
  return storedArchive(read, row, archiveName(store, day));
}

const view = (row: ExportRow): DataExport => exportView(row);

/**
 * Exports that the platform makes before it deletes a restaurant. Each function runs in a transaction of the
 * restaurant.
 */
export const deletionExports = { newest, begin, keepUntil, dropOthers, download, view } as const;
