import { defaultStation } from "#menu/stations/domain/default-station.ts";
import { allStations } from "#menu/stations/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId, StationId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type {
  addCategory as add,
  listCategories,
  updateCategory as update,
} from "../../contract/categories.ts";
import { changeMenu } from "../change-menu.ts";
import { recordsOf } from "../menu-record.ts";
import {
  allCategories,
  archivedCategory,
  type CategoryRow,
  categoryFields,
  categoryOf,
  categoryView,
  insertCategory,
  orderVersion,
  refuseTakenCategory,
  writeCategory,
} from "./category-queries.ts";

const audited = ({ title, station, course }: CategoryRow) => ({ title, station, course });

/** The categories with the version of their order. */
export function readCategories(ctx: StaffContext): Promise<ResponseOf<typeof listCategories>> {
  return ctx.inTenant(async (tx) => {
    const categories = await allCategories(tx);
    return { categories: categories.map(categoryView), version: orderVersion(categories) };
  });
}

/** Adds a category behind the others; without a station its title says which. */
export function addCategory(
  ctx: StaffContext,
  { title, stationId, course = null }: BodyOf<typeof add>,
): Promise<ResponseOf<typeof add>> {
  return changeMenu(ctx, async (tx) => {
    refuseTakenCategory(await allCategories(tx), title, null);
    const station = await stationFor(tx, title, stationId);
    const id = await insertCategory(tx, { title, stationId: station, course });
    const category = categoryOf(await allCategories(tx), id);
    return {
      audit: recordsOf("category.added", id, null, audited(category)),
      answer: {
        message: ctx.say("menu.reply.category_added", { title }),
        category: categoryView(category),
      },
    };
  });
}

async function stationFor(tx: Tx, title: string, wanted: StationId | null | undefined): Promise<StationId> {
  const stations = await allStations(tx);
  if (wanted) return (await knownStation(tx, wanted)).id;
  const slug = defaultStation({ id: null, title });
  return required(stations.find((station) => station.slug === slug) ?? stations[0], "a station").id;
}

/** A station of the restaurant, or `not_found`. */
async function knownStation(tx: Tx, id: StationId) {
  return found((await allStations(tx)).find((station) => station.id === id));
}

/** Renames a category, or sets where its items are made from now on. */
export function updateCategory(
  ctx: StaffContext,
  id: CategoryId,
  { title, stationId, course: wanted, version }: BodyOf<typeof update>,
): Promise<ResponseOf<typeof update>> {
  return changeMenu(ctx, async (tx) => {
    const categories = await allCategories(tx);
    const before = categoryOf(categories, id);
    refuseStaleEdit(version, categoryFields(before));
    refuseTakenCategory(categories, title, id);
    const station = await knownStation(tx, stationId ?? before.station_id);
    const course = wanted === undefined ? before.course : wanted;
    await writeCategory(tx, id, { title, station_id: station.id, course });
    const after = { ...before, title, station_id: station.id, station: station.title, course };
    return {
      audit: recordsOf("category.updated", id, audited(before), audited(after)),
      answer: {
        message: ctx.say("menu.reply.category_saved", { title }),
        category: categoryView(after),
      },
    };
  });
}

/** Shows or hides a category with everything in it. */
export function showCategory(
  ctx: StaffContext,
  id: CategoryId,
  isEnabled: boolean,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const { title, is_enabled } = categoryOf(await allCategories(tx), id);
    await writeCategory(tx, id, { is_enabled: isEnabled });
    return {
      audit: recordsOf(
        "category.visibility_set",
        id,
        { title, is_enabled },
        { title, is_enabled: isEnabled },
      ),
      answer: { message: ctx.say(isEnabled ? "menu.reply.shown" : "menu.reply.hidden", { title }) },
    };
  });
}

/** Brings a category back as it was deleted. */
export function restoreCategory(ctx: StaffContext, id: CategoryId): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const { title } = found(await archivedCategory(tx, id));
    const categories = await allCategories(tx);
    refuseTakenCategory(categories, title, id);
    await writeCategory(tx, id, { archived_at: null });
    return {
      audit: recordsOf("category.restored", id, null, { title }),
      answer: { message: ctx.say("menu.reply.restored", { title }) },
    };
  });
}
