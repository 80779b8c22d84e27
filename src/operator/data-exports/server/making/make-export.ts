import { type TenantId, toId } from "#platform/domain/ids.ts";
import { childrenFirst } from "#platform/domain/tables/children-first.ts";
import { zipPieces } from "#platform/server/archive/zip-pieces.ts";
import { readTableReferences, readTenantTables } from "#platform/server/db/tenant-tables.ts";
import type { Deps } from "#platform/server/deps.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import { exportedTables } from "../catalogue/exported-tables.ts";
import { shapeOf, type TableShape } from "../catalogue/table-shape.ts";
import { mailExport } from "../export-mail.ts";
import { deleteSparePieces, EXPORT_JOB, type ExportRow } from "../export-queries.ts";
import { type CountedTable, expectedRows } from "./expected-rows.ts";
import { fileFolders } from "./export-files.ts";
import { ExportProgress } from "./export-progress.ts";
import { claimExport, ExportRun, LostExport, noteFailure } from "./export-run.ts";
import { keepPieces } from "./keep-pieces.ts";
import { type ExportedStore, wholeExport } from "./whole-export.ts";

const DAY_MS = 86_400_000;
/** Spare pieces that one transaction deletes: a megabyte each. */
const PIECES_A_TIME = 200;

/**
 * Makes an export that somebody asked for. Safe to run twice, and by two workers: one holds it, and whoever was believed dead writes
 * nothing more. It is tried three times, each time from the beginning.
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
  const files = wholeExport({ run, store, shapes, say: sayIn(row.language), now: clock });
  const kept = await keepPieces(run, zipPieces(files, clock()));
  await db.inTenant(tenantId, async (tx) => {
    // What is made for a deletion stays until whoever deletes says otherwise.
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

/** Every exported table as the database has it now, rows before those that they name. */
export async function exportShapes({ db }: Pick<Deps, "db">): Promise<TableShape[]> {
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

/** How much there is to do, a table at a time. */
async function expectAll(
  { db }: Deps,
  tenantId: TenantId,
  shapes: readonly TableShape[],
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
