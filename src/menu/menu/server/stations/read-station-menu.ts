import type { stationMenu } from "#menu/stations/contract/stations.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { categoriesWithStation, itemsWithStation } from "./station-menu-queries.ts";

/** Where everything of the menu is made. */
export function readStationMenu(ctx: StaffContext): Promise<ResponseOf<typeof stationMenu>> {
  return ctx.inTenant(async (tx) => {
    const categories = await categoriesWithStation(tx);
    const items = Map.groupBy(await itemsWithStation(tx), (item) => item.category_id);
    return {
      categories: categories.map(({ id, title, station_id }) => ({
        id,
        title,
        station_id,
        items: (items.get(id) ?? []).map((item) => ({
          id: item.id,
          title: item.title,
          station_id: item.station_id,
        })),
      })),
    };
  });
}
