import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listDataExports } from "../contract/data-exports.ts";
import { nextExport } from "./ask-export.ts";
import { newestExports } from "./export-queries.ts";
import { exportView } from "./export-view.ts";

/** As many as say what became of the last ones. */
const SHOWN = 10;

/** The last exports that an owner asked for, and when they may ask for the next. */
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
