import type { OrderLineId, StationId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export interface NewStation {
  readonly slug: string;
  readonly title: string;
  readonly position: number;
  readonly lateMinutes?: number;
  readonly warnMinutes?: number;
  readonly pickupMinutes?: number;
}

/** A further station of the restaurant; limits are those of the table unless told. */
export async function createStation(tx: Tx, station: NewStation): Promise<StationId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("stations")
      .values({
        tenant_id: tx.tenantId,
        slug: station.slug,
        title: station.title,
        position: station.position,
        warn_minutes: station.warnMinutes ?? null,
        ...(station.lateMinutes !== undefined && { late_minutes: station.lateMinutes }),
        ...(station.pickupMinutes !== undefined && { pickup_minutes: station.pickupMinutes }),
      })
      .returning("id"),
  );
  return id;
}

/** The station with this slug. Throws when there is none. */
export async function stationWithSlug(tx: Tx, slug: string): Promise<StationId> {
  const { id } = await tx.one(
    sqlOf.selectFrom("stations").select("id").where("tenant_id", "=", tx.tenantId).where("slug", "=", slug),
  );
  return id;
}

/** A dish of a line that was taken off while it was being made, and that its station has not seen yet. */
export async function createReduction(
  tx: Tx,
  lineId: OrderLineId,
  { quantity, at }: { readonly quantity: number; readonly at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into order_line_changes (tenant_id, order_id, order_line_id, station_id, kind, quantity,
        line_status, reason, created_at)
      select $1, order_id, id, station_id, 'reduced', $3, status, 'guest_changed', $4
      from order_lines where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, lineId, quantity, at],
  });
}
