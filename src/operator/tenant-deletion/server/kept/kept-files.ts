import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { archiveName, deletionExports } from "#operator/data-exports/server/public.ts";
import type { ArchivedFile, ArchiveFile, StoredArchive } from "#platform/contract/archive.ts";
import { columnOf } from "#platform/contract/columns.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { DEFAULT_DAY_RULE, wallDateOf } from "#platform/domain/periods/business-day.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { csvPieces } from "#platform/server/csv/csv-text.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { deliveredFile } from "#tax/tax-documents/domain/paper/delivered-file.ts";
import { deletionOf } from "../deletion-queries.ts";

const unpacked = promisify(gunzip);
const BATCH = 200;

export type ReadTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface KeptRow {
  readonly direction: "issued" | "received";
  readonly generation_code: string;
  readonly kind: string;
  readonly control_number: string | null;
  readonly issued_on: string;
  readonly total_cents: number | null;
  readonly seal: string | null;
  readonly content: Buffer;
  readonly jws: string | null;
  readonly keep_until: string;
}

const column = columnOf<KeptRow>();

const indexColumns = [
  column("direction", "text", { text: "direction" }),
  column("generation_code", "text", { text: "generation_code" }),
  column("kind", "text", { text: "kind" }),
  column("control_number", "text", { text: "control_number" }),
  column("issued_on", "text", { text: "issued_on" }),
  column("total", "money", { text: "total" }, ({ total_cents: total }) =>
    total === null ? null : cents(total),
  ),
  column("seal", "text", { text: "seal" }),
  column("keep_until", "text", { text: "keep_until" }),
];

/**
 * Yields the kept files of a restaurant that is gone: an index, the documents it issued (a file for each
 * month, a document in each line: JSON with signature and seal), and those of its suppliers as they came.
 */
export async function* keptFiles(read: ReadTenant): AsyncGenerator<ArchivedFile> {
  yield { name: "index.csv", bytes: indexOf(read) };
  const issued = rowsOf(read, "issued");
  let row = await issued.next();
  while (!row.done) {
    const month = row.value.issued_on.slice(0, 7);
    yield { name: `issued/${month}.jsonl`, bytes: linesOf(month) };
  }
  for await (const received of rowsOf(read, "received")) {
    const code = received.generation_code.replaceAll(/[^\w-]/g, "");
    yield { name: `received/${code}.json`, bytes: await unpacked(received.content) };
  }

  async function* linesOf(month: string): AsyncGenerator<Uint8Array> {
    while (!row.done && row.value.issued_on.startsWith(month)) {
      const { content, jws, seal } = row.value;
      const text = (await unpacked(content)).toString("utf8");
      const line = deliveredFile({ text, jws: jws ?? "", seal }).replaceAll(/[\r\n]+/g, " ");
      yield Buffer.from(`${line}\n`, "utf8");
      row = await issued.next();
    }
  }
}

async function* indexOf(read: ReadTenant): AsyncGenerator<Uint8Array> {
  const all = async function* () {
    yield* rowsOf(read, "issued");
    yield* rowsOf(read, "received");
  };
  for await (const piece of csvPieces({ rows: csvRows(indexColumns, all(), { say: String }) }))
    yield Buffer.from(piece, "utf8");
}

async function* rowsOf(read: ReadTenant, direction: KeptRow["direction"]): AsyncGenerator<KeptRow> {
  let last: Pick<KeptRow, "issued_on" | "generation_code"> | undefined = {
    issued_on: "0001-01-01",
    generation_code: "",
  };
  while (last !== undefined) {
    const after: Pick<KeptRow, "issued_on" | "generation_code"> = last;
    const rows: KeptRow[] = await read((tx) =>
      tx.query<KeptRow>({
        text: `select direction, generation_code, kind, control_number, issued_on::text as issued_on, total_cents, seal, content, jws,
            keep_until::text as keep_until
          from kept_tax_documents
          where tenant_id = $1 and direction = $2 and (issued_on, generation_code) > ($3::date, $4::text)
          order by issued_on, generation_code limit ${BATCH}`,
        values: [tx.tenantId, direction, after.issued_on, after.generation_code],
      }),
    );
    yield* rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  }
}

/**
 * Returns the export of a restaurant under deletion and notes it in the operators' log. Throws `not_found`,
 * `data_export_gone`.
 */
export async function handOverExport(ctx: StaffContext, db: Database, id: TenantId): Promise<StoredArchive> {
  const { name } = found(await deletionOf(db, id));
  const archive = await deletionExports.download({ inTenant: (work) => db.inTenant(id, work) }, name);
  await audit(ctx, id, "tenant.export_saved");
  return archive;
}

/** Returns its kept tax documents and notes it likewise. Throws `not_found` also when none is kept. */
export async function handOverDocuments(ctx: StaffContext, db: Database, id: TenantId): Promise<ArchiveFile> {
  const deletion = found(await deletionOf(db, id));
  if (deletion.purged_at === null || deletion.kept_documents === 0) throw new AppError("not_found");
  await audit(ctx, id, "tenant.documents_saved");
  const read: ReadTenant = (work) => db.inTenant(id, work);
  const day = wallDateOf(deletion.purged_at.getTime(), DEFAULT_DAY_RULE.zone);
  return { name: archiveName(`DTE ${deletion.name}`, day), files: keptFiles(read), madeAt: ctx.now };
}

function audit(
  ctx: StaffContext,
  subjectId: TenantId,
  action: "tenant.export_saved" | "tenant.documents_saved",
): Promise<void> {
  return ctx.inTenant((tx) =>
    recordAudit(tx, ctx, [{ action, subject: "tenant", subjectId, before: null, after: null }]),
  );
}
