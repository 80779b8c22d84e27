import { z } from "zod";
import type { DataExportId, TenantId, UserId } from "#platform/domain/ids.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { addJobLater, type NamedJob } from "#platform/server/jobs/jobs.ts";
import type { DataExport } from "../contract/data-exports.ts";
import { type ExportCause, type ExportState, exportPercent } from "../domain/data-export.ts";

export interface ExportRow {
  readonly id: DataExportId;
  readonly cause: ExportCause;
  readonly state: ExportState;
  readonly language: Language;
  readonly asked_at: Date;
  readonly asked_by: UserId | null;
  readonly by: string | null;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly attempt: number;
  readonly claimed_until: Date | null;
  readonly tables_total: number;
  readonly tables_done: number;
  readonly rows_total: number;
  readonly rows_done: number;
  readonly pieces: number;
  readonly bytes: number;
  readonly keep_until: Date | null;
}

const ROW = columnsOf<ExportRow>({
  id: "e.id",
  cause: "e.cause",
  state: "e.state",
  language: "e.language",
  asked_at: "e.asked_at",
  asked_by: "e.asked_by",
  by: "u.name",
  started_at: "e.started_at",
  finished_at: "e.finished_at",
  attempt: "e.attempt",
  claimed_until: "e.claimed_until",
  tables_total: "e.tables_total",
  tables_done: "e.tables_done",
  rows_total: "e.rows_total",
  rows_done: "e.rows_done",
  pieces: "e.pieces",
  bytes: "e.bytes",
  keep_until: "e.keep_until",
});

export function newestExports(tx: Tx, cause: ExportCause, most: number): Promise<ExportRow[]> {
  return tx.query<ExportRow>({
    text: `select ${ROW} from data_exports e left join users u on u.tenant_id = $1 and u.id = e.asked_by
      where e.tenant_id = $1 and e.cause = $2 order by e.id desc limit $3`,
    values: [tx.tenantId, cause, most],
  });
}

export async function exportById(tx: Tx, id: DataExportId): Promise<ExportRow | undefined> {
  const [row] = await tx.query<ExportRow>({
    text: `select ${ROW} from data_exports e left join users u on u.tenant_id = $1 and u.id = e.asked_by
      where e.tenant_id = $1 and e.id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Returns the export that waits or is made now, for whatever reason. */
export async function exportUnderWay(tx: Tx): Promise<ExportRow | undefined> {
  const [row] = await tx.query<ExportRow>({
    text: `select ${ROW} from data_exports e left join users u on u.tenant_id = $1 and u.id = e.asked_by
      where e.tenant_id = $1 and e.state in ('waiting', 'running')`,
    values: [tx.tenantId],
  });
  return row;
}

export interface NewExport {
  readonly cause: ExportCause;
  readonly language: Language;
  readonly askedAt: Date;
  /** Null: the platform. */
  readonly askedBy: UserId | null;
}

/** Stores an export that waits. Returns undefined while another one waits or is made. */
export async function insertExport(
  tx: Tx,
  { cause, language, askedAt, askedBy }: NewExport,
): Promise<DataExportId | undefined> {
  const [row] = await tx.query<{ id: DataExportId }>({
    text: `insert into data_exports (tenant_id, cause, language, asked_at, asked_by) values ($1, $2, $3, $4, $5)
      on conflict (tenant_id) where state in ('waiting', 'running') do nothing returning id`,
    values: [tx.tenantId, cause, language, askedAt, askedBy],
  });
  return row?.id;
}

export const EXPORT_JOB = {
  name: "make-data-export",
  maxAttempts: 10,
  payload: z.object({ tenantId: z.int().positive(), exportId: z.int().positive() }),
} as const satisfies NamedJob;

/** Adds the job that makes an export. Each export has one job; added again, it waits again. */
export function addExportJob(tx: Tx, id: DataExportId, seconds: number): Promise<void> {
  const payload = { tenantId: tx.tenantId as TenantId, exportId: id };
  return addJobLater(tx, EXPORT_JOB, payload, { name: `data-export:${tx.tenantId}:${id}`, seconds });
}

/** Returns a piece of the file by its number; undefined behind the last. */
export async function exportPiece(
  tx: Tx,
  { id, attempt }: Pick<ExportRow, "id" | "attempt">,
  no: number,
): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ bytes: Buffer }>({
    text: "select bytes from data_export_pieces where tenant_id = $1 and export_id = $2 and attempt = $3 and no = $4",
    values: [tx.tenantId, id, attempt, no],
  });
  return row?.bytes;
}

/** Deletes some pieces that no ready export and no running attempt needs. Returns their number. */
export async function deleteSparePieces(tx: Tx, most: number): Promise<number> {
  const rows = await tx.query({
    text: `delete from data_export_pieces where tenant_id = $1 and (export_id, attempt, no) in (
        select p.export_id, p.attempt, p.no from data_export_pieces p
        join data_exports e on e.tenant_id = $1 and e.id = p.export_id
        where p.tenant_id = $1 and (e.state in ('removed', 'failed') or p.attempt <> e.attempt)
        order by p.export_id, p.attempt, p.no limit $2)
      returning 1`,
    values: [tx.tenantId, most],
  });
  return rows.length;
}

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
