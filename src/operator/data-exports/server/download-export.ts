import { readSettings } from "#core/settings/server/public.ts";
import type { StoredArchive } from "#platform/contract/archive.ts";
import type { DataExportId } from "#platform/domain/ids.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type ExportRow, exportById, exportPiece } from "./export-queries.ts";

/**
 * Returns the file of an export and notes it in the audit log. Throws `not_found`, and `data_export_gone`
 * when the file does not exist (any more).
 */
export async function downloadExport(ctx: StaffContext, id: DataExportId): Promise<StoredArchive> {
  const { row, name } = await ctx.inTenant(async (tx) => {
    const row = found(await exportById(tx, id));
    if (row.cause !== "owner") throw new AppError("not_found");
    if (row.state !== "ready") throw new AppError("data_export_gone");
    const { store, dayRule } = await readSettings(tx, ctx.now);
    await recordAudit(tx, ctx, [
      { action: "data_export.saved", subject: "data_export", subjectId: id, before: null, after: null },
    ]);
    const day = wallDateOf(required(row.finished_at, "the end of a ready export").getTime(), dayRule.zone);
    return { row, name: archiveName(store.store_name, day) };
  });
  return storedArchive(ctx, row, name);
}

/** Returns `La Casa 2026-11-21.zip`, without characters that file names may not hold. */
export function archiveName(store: string, day: string): string {
  const plain = store
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, " ")
    .trim()
    .slice(0, 80)
    .trim();
  return `${plain === "" ? "Comanda" : plain} ${day}.zip`;
}

/** Returns the pieces one after another; each is read when the one before was taken. */
export function storedArchive(
  { inTenant }: { inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  row: ExportRow,
  name: string,
): StoredArchive {
  const pieces = async function* () {
    for (let no = 1; no <= row.pieces; no += 1)
      yield required(await inTenant((tx) => exportPiece(tx, row, no)), "a piece of an export");
  };
  return { name, bytes: row.bytes, pieces: pieces() };
}
