import type { ResponseOf } from "#platform/contract/define.ts";
import type { StationId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  addStation as addStationRoute,
  changeStation as changeStationRoute,
  listStations as listStationsRoute,
  Station,
} from "../contract/stations.ts";
import { stationSlugOf } from "../domain/station-slug.ts";

/** Adds a station. Two titles with the same address count as the same. */
export function addStation(
  ctx: StaffContext,
  settings: StationSettings,
): Promise<ResponseOf<typeof addStationRoute>> {
  return ctx.inTenant(async (tx) => {
    const station = await insertStation(tx, stationSlugOf(settings.title), settings);
    if (!station) throw new AppError("station_exists", { field: "title" });
    tx.emit({ type: "stations_changed" });
    return { message: ctx.say("common.title_was_added", { title: station.title }), station };
  });
}

/** Renames a station or changes its limits. */
export function changeStation(
  ctx: StaffContext,
  id: StationId,
  settings: StationSettings,
): Promise<ResponseOf<typeof changeStationRoute>> {
  return ctx.inTenant(async (tx) => {
    const station = found(await updateStation(tx, id, settings));
    tx.emit({ type: "stations_changed" });
    return { message: ctx.say("common.title_was_saved", { title: station.title }), station };
  });
}

export function listStations(ctx: StaffContext): Promise<ResponseOf<typeof listStationsRoute>> {
  return ctx.inTenant(async (tx) => ({ stations: await allStations(tx) }));
}

const columns = ["id", "slug", "title", "late_minutes", "warn_minutes", "pickup_minutes"] as const;

/** Editable fields of a station; minutes. */
interface StationSettings {
  readonly title: string;
  readonly late_minutes: number;
  readonly warn_minutes: number | null;
  readonly pickup_minutes: number;
}

/** Reads all stations in their order. */
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

/** Adds a station after the others; returns undefined when its address is taken. */
async function insertStation(
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

/**
 * Changes a station; returns undefined when there is none. Its address stays, because devices are bound to it.
 */
function updateStation(
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
