import type { ResponseOf } from "#platform/contract/define.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { askDataExport, listDataExports } from "../contract/data-exports.ts";
import { decideNextExport, EXPORTS_A_DAY } from "../domain/next-export.ts";
import { addExportJob, exportUnderWay, exportView, insertExport, newestExports } from "./export-queries.ts";

/** Earlier exports that are read to decide about the next one; failed ones are among them. */
const LOOKED_AT = 50;

/**
 * Starts an export of everything. While one is made it returns that one, and for an hour the one that was
 * made. Throws `data_exports_today` after three in a day.
 */
export function requestExport(ctx: StaffContext): Promise<ResponseOf<typeof askDataExport>> {
  return ctx.inTenant(async (tx) => {
    const running = await exportUnderWay(tx);
    if (running) return { message: ctx.say("dataExport.reply.runs"), export: exportView(running) };
    const next = await nextExport(tx, ctx.now);
    const wait = next.kind === "now" ? 0 : next.at.getTime() - ctx.now.getTime();
    if (next.kind === "fresh") {
      const message = ctx.say("dataExport.reply.fresh", { count: Math.ceil(wait / MINUTE_MS) });
      return { message, export: exportView(next.made) };
    }
    if (next.kind === "often")
      throw new AppError("data_exports_today", {
        details: { most: EXPORTS_A_DAY, seconds: Math.ceil(wait / 1_000), at: next.at.toISOString() },
      });
    return begin(tx, ctx);
  });
}

async function begin(tx: Tx, ctx: StaffContext): Promise<ResponseOf<typeof askDataExport>> {
  const { language, now: askedAt, userId: askedBy } = ctx;
  const id = await insertExport(tx, { cause: "owner", language, askedAt, askedBy });
  if (id === undefined) throw new RunAgain();
  await addExportJob(tx, id, 0);
  await recordAudit(tx, ctx, [
    { action: "data_export.asked", subject: "data_export", subjectId: id, before: null, after: null },
  ]);
  const made = await exportUnderWay(tx);
  if (!made) throw new RunAgain();
  return { message: ctx.say("dataExport.reply.asked"), export: exportView(made) };
}

async function nextExport(tx: Tx, now: Date) {
  return decideNextExport(await newestExports(tx, "owner", LOOKED_AT), now);
}

/** Exports that the screen shows. */
const SHOWN = 10;

/** Returns the last exports that owners asked for, and when they may ask for the next. */
export async function listExports(
  ctx: StaffContext,
  keptDays: number,
): Promise<ResponseOf<typeof listDataExports>> {
  return ctx.inTenant(async (tx) => {
    const rows = await newestExports(tx, "owner", SHOWN);
    const next = await nextExport(tx, ctx.now);
    return {
      exports: rows.map(exportView),
      kept_days: keptDays,
      next_at: next.kind === "now" ? null : next.at,
    };
  });
}
