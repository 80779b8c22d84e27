import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import pino from "pino";
import { makeDataExport } from "#operator/data-exports/server/making/make-export.ts";
import { deletionExports } from "#operator/data-exports/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { toId } from "#platform/domain/ids.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import type { Figure } from "./support/figure.ts";
import { seedReportReader } from "./support/report-tenants.ts";

/** Orders of a year. */
const SIZES = [10_000, 1_000_000] as const;
/** How often memory is looked at, in milliseconds: what is not needed any more is thrown away first, or its lazy owner would be measured. */
const LOOK_MS = 2_000;
const MB = 1_000_000;

/** How long everything of a restaurant takes to be exported, and how much memory that holds, for a small and a large one. */
export async function exportFigure(world: BenchWorld): Promise<Figure> {
  const rows: string[][] = [];
  for (const [place, orders] of SIZES.entries()) {
    const { label } = await seedReportReader(world, orders, 20 + place);
    rows.push([label, ...(await measured(world, await tenantOf(world, label)))]);
  }
  return {
    title: "Export of everything",
    aim: "a restaurant of 1,000,000 orders holds no more memory than one of 10,000, within 100 MB",
    columns: ["restaurant", "rows", "seconds", "rows a second", "file", "most memory held above the start"],
    rows,
    notes: ["In this process, with the database beside it; the restaurants have no signed documents."],
  };
}

async function tenantOf({ database }: BenchWorld, name: string): Promise<TenantId> {
  const [row] = await database.db.directory<{ id: number }>(
    "select id from tenants where name = $1 order by id desc limit 1",
    [name],
  );
  if (!row) throw new Error(`No restaurant is called ${name}`);
  return toId<"Tenant">(row.id);
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Memory that is still needed, of JavaScript and of buffers, in bytes. */
function heldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measured({ database: { db } }: BenchWorld, tenantId: TenantId): Promise<string[]> {
  const deps = {
    db,
    clock: () => new Date(),
    log: pino({ level: "silent" }),
    publicUrl: "http://localhost:3000",
    exportDays: 7,
  } as Deps;
  await db.inTenant(tenantId, (tx) => deletionExports.begin(tx, new Date()));
  const asked = await db.inTenant(tenantId, deletionExports.newest);
  if (!asked) throw new Error("The export was not asked for");
  const before = heldBytes();
  let peak = before;
  const look = setInterval(() => {
    peak = Math.max(peak, heldBytes());
  }, LOOK_MS);
  const began = performance.now();
  await makeDataExport.handle({ tenantId, exportId: asked.id }, deps);
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(look);
  const made = await db.inTenant(tenantId, deletionExports.newest);
  if (made?.state !== "ready") throw new Error(`The export is ${made?.state}`);
  return [
    made.rows_total.toLocaleString("en"),
    seconds.toFixed(1),
    Math.round(made.rows_total / seconds).toLocaleString("en"),
    `${(made.bytes / MB).toFixed(1)} MB`,
    `${((peak - before) / MB).toFixed(0)} MB`,
  ];
}
