import type { StationId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Station } from "../contract/stations.ts";

const columns = ["id", "slug", "title", "late_minutes", "warn_minutes", "pickup_minutes"] as const;

/** What a person sets of a station; minutes. */
export interface StationSettings {
  readonly title: string;
  readonly late_minutes: number;
  readonly warn_minutes: number | null;
  readonly pickup_minutes: number;
}

/** All stations in their order. */
export function allStations(tx: Tx): Promise<Station[]> {
  return tx.rows(
    sqlOf
      .selectFrom("stations")
      .select(columns)
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("position")
      .orderBy("id"),
  );
}

/** Adds a station behind the others; undefined when its address is taken. */
export async function insertStation(
  tx: Tx,
  slug: string,
  { title, late_minutes, warn_minutes, pickup_minutes }: StationSettings,
): Promise<Station | undefined> {
  const rows = await tx.query<Station>({
    text: `insert into stations (tenant_id, slug, title, late_minutes, warn_minutes, pickup_minutes, position)
      select $1, $2, $3, $4, $5, $6, 1 + coalesce((select max(position) from stations where tenant_id = $1), 0)
      on conflict (tenant_id, slug) do nothing
      returning id, slug, title, late_minutes, warn_minutes, pickup_minutes`,
    values: [tx.tenantId, slug, title, late_minutes, warn_minutes, pickup_minutes],
  });
  return rows[0];
}

/** Changes a station; undefined when there is none. Its address stays: devices are bound to it. */
export function updateStation(
  tx: Tx,
  id: StationId,
  { title, late_minutes, warn_minutes, pickup_minutes }: StationSettings,
): Promise<Station | undefined> {
  return tx.first(
    sqlOf
      .updateTable("stations")
      .set({ title, late_minutes, warn_minutes, pickup_minutes })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .returning(columns),
  );
}
