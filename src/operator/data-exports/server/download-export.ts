import { readSettings } from "#core/settings/server/public.ts";
import type { KeptArchive } from "#platform/contract/archive.ts";
import type { DataExportId } from "#platform/domain/ids.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type ExportRow, exportById, exportPiece } from "./export-queries.ts";

/** The file of an export, written down in the audit log. Refuses `not_found`, and `data_export_gone` when there is no file (any more). */
export async function downloadExport(ctx: StaffContext, id: DataExportId): Promise<KeptArchive> {
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
  return keptArchive(ctx, row, name);
}

/** `La Casa 2026-11-21.zip`, without what file names may not hold. */
export function archiveName(store: string, day: string): string {
  const plain = store
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, " ")
    .trim()
    .slice(0, 80)
    .trim();
  return `${plain === "" ? "Comanda" : plain} ${day}.zip`;
}

/** Its pieces one after another, each read when the one before was taken. */
export function keptArchive(
  { inTenant }: { inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  row: ExportRow,
  name: string,
): KeptArchive {
  const pieces = async function* () {
    for (let no = 1; no <= row.pieces; no += 1)
      yield required(await inTenant((tx) => exportPiece(tx, row, no)), "a piece of an export");
  };
  return { name, bytes: row.bytes, pieces: pieces() };
}
