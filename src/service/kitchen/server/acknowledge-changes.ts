import { sql } from "kysely";
import type { BodyOf } from "#platform/contract/define.ts";
import type { LineChangeId, StationId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { acknowledgeLineChanges } from "#service/line-changes/server/public.ts";
import type { acknowledgeChanges as definition } from "../contract/kitchen.ts";
import { stationBySlug } from "./board-queries.ts";

/**
 * Notes that a station has seen these changes: who and when, once. One that is acknowledged already stays as it is. A
 * change of another station does not exist here.
 */
export function acknowledgeChanges(
  ctx: StaffContext,
  { station: slug, changeIds }: BodyOf<typeof definition>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const station = found(await stationBySlug(tx, slug));
    const changes = await changesAt(tx, station.id, changeIds);
    if (changes.length !== new Set(changeIds).size) throw new AppError("not_found");
    await acknowledgeLineChanges(tx, ctx, changeIds);
    // Other devices of the station still show them.
    if (changes.some((change) => change.acknowledged_at === null))
      tx.emit({ type: "order_update", orderIds: [...new Set(changes.map((change) => change.order_id))] });
    return { message: ctx.say("kitchen.reply.acknowledged", { count: changes.length }) };
  });
}

/** Those of the changes that concern the station. */
function changesAt(tx: Tx, stationId: StationId, ids: readonly LineChangeId[]) {
  return tx.rows(
    sqlOf
      .selectFrom("order_line_changes")
      .select(["order_id", "acknowledged_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("station_id", "=", stationId)
      .where(sql<boolean>`id = any(${ids})`),
  );
}
