import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import type { assignStation as definition } from "#menu/stations/contract/stations.ts";
import { allStations } from "#menu/stations/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { StationId } from "#platform/domain/ids.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeMenu } from "../change-menu.ts";
import { recordsOf } from "../menu-record.ts";
import {
  assignCategories,
  assignItems,
  categoriesWithStation,
  itemsWithStation,
} from "./station-menu-queries.ts";

/**
 * Sets where categories and items are made from now on. What was sent already is made where it was sent: lines keep
 * the station they were frozen with.
 */
export function assignStation(
  ctx: StaffContext,
  { categories, items }: BodyOf<typeof definition>,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const stations = new Map((await allStations(tx)).map(({ id, title }) => [id, title]));
    const assignedIds = [...categories, ...items].flatMap(({ station_id }) => station_id ?? []);
    if (assignedIds.some((id) => !stations.has(id))) throw new AppError("not_found");
    const [categoriesBefore, itemsBefore] = [await categoriesWithStation(tx), await itemsWithStation(tx)];
    const changed = (await assignCategories(tx, categories)) + (await assignItems(tx, items));
    const distinct = new Set(categories.map(({ id }) => id)).size + new Set(items.map(({ id }) => id)).size;
    if (changed !== distinct) throw new AppError("not_found");
    return {
      audit: [
        ...recordsFor("category.updated", categoriesBefore, categories, stations),
        ...recordsFor("menu_item.updated", itemsBefore, items, stations),
      ],
      answer: { message: ctx.say("stations.reply.assigned") },
    };
  });
}

interface Made {
  readonly id: number;
  readonly title: string;
  readonly station_id: StationId | null;
}

function recordsFor(
  action: AuditAction,
  before: readonly Made[],
  assigned: readonly Omit<Made, "title">[],
  stations: ReadonlyMap<StationId, string>,
) {
  const named = (id: StationId | null) => (id === null ? null : (stations.get(id) ?? null));
  const after = new Map(assigned.map(({ id, station_id }) => [id, station_id]));
  return before.flatMap(({ id, title, station_id }) => {
    const now = after.get(id);
    if (now === undefined) return [];
    return recordsOf(action, id, { title, station: named(station_id) }, { title, station: named(now) });
  });
}
