import type { ResponseOf } from "#platform/contract/define.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { recentlyFinished } from "../contract/kitchen.ts";
import { RECALL_MINUTES } from "../domain/last-finished.ts";
import { minutesBefore } from "../domain/minutes-before.ts";
import { stationBySlug } from "./board-queries.ts";
import { finishedSince } from "./finished-queries.ts";

/** What a station finished lately and can bring back, the last first. */
export function listFinished(ctx: StaffContext, slug: string): Promise<ResponseOf<typeof recentlyFinished>> {
  return ctx.inTenant(async (tx) => {
    const station = found(await stationBySlug(tx, slug));
    const lines = await finishedSince(tx, { stationId: station.id }, minutesBefore(ctx.now, RECALL_MINUTES));
    return { lines, now: ctx.now };
  });
}
