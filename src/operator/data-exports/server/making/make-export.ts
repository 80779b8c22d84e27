import { z } from "zod";
import { type TenantId, toId } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { childrenFirst } from "#platform/domain/tables/children-first.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { zipPieces } from "#platform/server/archive/zip-pieces.ts";
import { readTableReferences, readTenantTables } from "#platform/server/db/tenant-tables.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { addJob, type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import { exportedTables } from "../catalogue/exported-tables.ts";
import { type ExportShape, shapeOf } from "../catalogue/table-shape.ts";
import { deleteSparePieces, EXPORT_JOB, type ExportRow } from "../export-queries.ts";
import { type CountedTable, expectedRows } from "./expected-rows.ts";
import { fileFolders } from "./export-files.ts";
import { claimExport, ExportProgress, ExportRun, LostExport, noteFailure } from "./export-run.ts";
import { type ExportedStore, wholeExport } from "./whole-export.ts";

/** Spare pieces, a megabyte each, that one transaction deletes. */
const PIECES_A_TIME = 200;

/**
 * Makes an export that was asked for. Safe to run twice, and by two workers: one owns it, and a worker that
 * counted as dead writes nothing more. It is tried three times, each time from the beginning.
 */
export const makeDataExport: JobDefinition<typeof EXPORT_JOB.payload> = job({
  ...EXPORT_JOB,
  lane: "long",
  async handle(payload, deps) {
    const tenantId = toId<"Tenant">(payload.tenantId);
    const id = toId<"DataExport">(payload.exportId);
    const claim = await deps.db.inTenant(tenantId, async (tx) => {
      const found = await claimExport(tx, id, deps.clock());
      if (found.kind === "failed") await mailExport(tx, found.row, "failed", deps);
      return found;
    });
    if (claim.kind === "mine") await make(deps, tenantId, claim.row);
  },
});

async function make(deps: Deps, tenantId: TenantId, row: ExportRow): Promise<void> {
  const about = { job: EXPORT_JOB.name, tenant: tenantId, export: row.id };
  try {
    await writeExport(deps, tenantId, row);
    deps.log.info(about, "export made");
  } catch (error) {
    if (error instanceof LostExport) return deps.log.warn(about, "export taken over by another worker");
    deps.log.error({ ...about, attempt: row.attempt, err: error }, "export failed");
    await deps.db.inTenant(tenantId, async (tx) => {
      if (await noteFailure(tx, row, deps.clock())) await mailExport(tx, row, "failed", deps);
    });
  }
  while ((await deps.db.inTenant(tenantId, (tx) => deleteSparePieces(tx, PIECES_A_TIME))) > 0);
}

async function writeExport(deps: Deps, tenantId: TenantId, row: ExportRow): Promise<void> {
  const { db, clock } = deps;
  const shapes = await exportShapes(deps);
  const store = await readStore(deps, tenantId);
  const progress = new ExportProgress(await expectAll(deps, tenantId, shapes));
  const { zone } = store;
  const run = new ExportRun(deps, tenantId, row, { zone, progress, tables: shapes.length });
  const files = wholeExport({ run, store, shapes, say: sayIn(knownLanguage(row.language)), now: clock });
  const kept = await keepPieces(run, zipPieces(files, clock()));
  await db.inTenant(tenantId, async (tx) => {
    // An export for a deletion stays until the deletion says otherwise.
    const days = row.cause === "deletion" ? null : deps.exportDays;
    const keepUntil = days === null ? null : new Date(clock().getTime() + days * DAY_MS);
    const ready = await tx.query({
      text: `update data_exports set state = 'ready', finished_at = $4, claimed_until = null, keep_until = $5, pieces = $6, bytes = $7,
          rows_done = $8, rows_total = $8, tables_done = tables_total
        where tenant_id = $1 and id = $2 and attempt = $3 and state = 'running' returning 1`,
      values: [tx.tenantId, row.id, row.attempt, clock(), keepUntil, kept.pieces, kept.bytes, progress.done],
    });
    if (ready.length === 0) throw new LostExport(`export ${row.id} is another worker's`);
    await tx.query({
      text: "update data_exports set state = 'removed' where tenant_id = $1 and cause = $2 and state = 'ready' and id <> $3",
      values: [tx.tenantId, row.cause, row.id],
    });
    await mailExport(tx, row, "ready", deps);
  });
}

/** Returns every exported table as the database has it now, referring rows before the rows they refer to. */
export async function exportShapes({ db }: Pick<Deps, "db">): Promise<ExportShape[]> {
  const [tables, references] = await Promise.all([readTenantTables(db), readTableReferences(db)]);
  const order = childrenFirst(Object.keys(exportedTables), references);
  const exported = new Map(Object.entries(exportedTables));
  return order.flatMap((name) => {
    const table = tables.find((known) => known.name === name);
    const wanted = exported.get(name);
    return table && wanted ? [shapeOf(table, wanted)] : [];
  });
}

async function readStore({ db }: Deps, tenantId: TenantId): Promise<ExportedStore> {
  const [tenant] = await db.directory<{ name: string }>("select name from tenants where id = $1", [tenantId]);
  const [store] = await db.inTenant(tenantId, (tx) =>
    tx.query<{ currency: string; zone: string }>({
      text: "select currency, time_zone as zone from store_settings where tenant_id = $1",
      values: [tx.tenantId],
    }),
  );
  return {
    tenantId,
    name: tenant?.name ?? "",
    currency: store?.currency ?? "USD",
    zone: store?.zone ?? "America/El_Salvador",
  };
}

/** Estimates the rows of each table. */
async function expectAll(
  { db }: Deps,
  tenantId: TenantId,
  shapes: readonly ExportShape[],
): Promise<Record<string, number>> {
  const parts: [string, CountedTable][] = [
    ...shapes.map(({ table, key }): [string, CountedTable] => [
      table,
      { table, key: key.map(({ name }) => name) },
    ]),
    ...Object.entries(fileFolders),
  ];
  const expected: Record<string, number> = {};
  for (const [part, table] of parts)
    expected[part] = await db.inTenant(tenantId, (tx) => expectedRows(tx, table));
  return expected;
}

/** Bytes of a piece: a statement carries it, and a reader holds it in memory. */
const PIECE_BYTES = 1_048_576;

/** Stores a file in pieces of equal size while it arrives. Returns the number of pieces and bytes. Throws LostExport. */
async function keepPieces(
  run: ExportRun,
  chunks: AsyncIterable<Buffer>,
): Promise<{ pieces: number; bytes: number }> {
  let pieces = 0;
  let bytes = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const keep = async (piece: Buffer) => {
    pieces += 1;
    bytes += piece.length;
    const no = pieces;
    await run.read((tx) =>
      tx.query({
        text: "insert into data_export_pieces (tenant_id, export_id, attempt, no, bytes) values ($1, $2, $3, $4, $5)",
        values: [tx.tenantId, run.row.id, run.row.attempt, no, piece],
      }),
    );
  };
  for await (const chunk of chunks) {
    held.push(chunk);
    heldBytes += chunk.length;
    while (heldBytes >= PIECE_BYTES) {
      const all = Buffer.concat(held);
      await keep(all.subarray(0, PIECE_BYTES));
      held = [all.subarray(PIECE_BYTES)];
      heldBytes = all.length - PIECE_BYTES;
    }
  }
  if (heldBytes > 0) await keep(Buffer.concat(held));
  return { pieces, bytes };
}

interface Asker {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * Mails the person who asked that the export is ready or failed, in the same transaction. The link leads to
 * the screen and not to the file: that takes signing in. Exports that the platform makes for itself are not
 * mailed.
 */
async function mailExport(
  tx: Tx,
  row: ExportRow,
  outcome: "ready" | "failed",
  { publicUrl, exportDays }: Pick<Deps, "publicUrl" | "exportDays">,
): Promise<void> {
  if (row.cause !== "owner") return;
  const asker = await askerOf(tx, row);
  if (!asker) return;
  await addJob(tx, sendMail, exportMail(asker, outcome, { publicUrl, exportDays }));
}

/**
 * Writes the mail about an export in the language of who asked for it.
 * @proof
 */
export function exportMail(
  { to, name, language }: Asker,
  outcome: "ready" | "failed",
  { publicUrl, exportDays }: Pick<Deps, "publicUrl" | "exportDays">,
): Mail {
  const say = sayIn(language);
  return composeMail({
    to,
    language,
    subject: say(`dataExport.mail.${outcome}.subject`),
    paragraphs: [
      say(`dataExport.mail.${outcome}.text`, { name }),
      say(`dataExport.mail.${outcome}.hint`, { count: exportDays }),
    ],
    action: { label: say("dataExport.mail.action"), url: `${publicUrl}/dashboard/settings/export` },
    footer: say("dataExport.mail.footer"),
  });
}

/** Returns the person who asked, while they are an admin who signs in. */
async function askerOf(tx: Tx, row: ExportRow): Promise<Asker | undefined> {
  const [person] = await tx.query<{
    name: string;
    username: string;
    email: string | null;
    language: string | null;
  }>({
    text: `select name, username, email, language from users
      where tenant_id = $1 and id = $2 and role = 'admin' and is_active and archived_at is null`,
    values: [tx.tenantId, row.asked_by],
  });
  const to = person?.email ?? person?.username;
  if (!person || !z.email().safeParse(to).success || to === undefined) return undefined;
  return { to, name: person.name, language: knownLanguage(person.language, row.language) };
}
