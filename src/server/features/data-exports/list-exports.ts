import type { listDataExports } from "../../../contract/data-exports.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { newestExports } from "./export-queries.ts";
import { exportView } from "./export-view.ts";

/** As many as say what became of the last ones. */
const SHOWN = 10;

/** The last exports that an owner asked for. */
export async function listExports(
  ctx: StaffContext,
  keptDays: number,
): Promise<ResponseOf<typeof listDataExports>> {
  const rows = await ctx.inTenant((tx) => newestExports(tx, "owner", SHOWN));
  return { exports: rows.map(exportView), kept_days: keptDays };
}
