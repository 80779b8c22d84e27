import { defaultStation } from "#menu/stations/domain/default-station.ts";
import { allStations } from "#menu/stations/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId, MenuItemId, StationId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type {
  addCategory as add,
  listCategories,
  orderCategories as orderCategoriesRoute,
  updateCategory as update,
} from "../../contract/categories.ts";
import { changeMenu, recordsOf } from "../change-menu.ts";
import { titlesIn } from "../items/check-item.ts";
import { lastPlace } from "../items/write-item.ts";
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

const audited = ({ title, station, course, colour }: CategoryRow) => ({
  title,
  station,
  course,
  colour,
});

export function readCategories(ctx: StaffContext): Promise<ResponseOf<typeof listCategories>> {
  return ctx.inTenant(async (tx) => {
    const categories = await allCategories(tx);
    return { categories: categories.map(categoryView), version: orderVersion(categories) };
  });
}

/** Adds a category after the others; without a given station the title suggests one. */
export function addCategory(
  ctx: StaffContext,
  { title, stationId, course = null, colour = null }: BodyOf<typeof add>,
): Promise<ResponseOf<typeof add>> {
  return changeMenu(ctx, async (tx) => {
    refuseTakenCategory(await allCategories(tx), title, null);
    const station = await stationFor(tx, title, stationId);
    const id = await insertCategory(tx, { title, stationId: station, course, colour });
    const category = categoryOf(await allCategories(tx), id);
    return {
      audit: recordsOf("category.added", id, null, audited(category)),
      answer: {
        message: ctx.say("common.title_was_added", { title }),
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

/** Returns a station of the restaurant. Throws `not_found`. */
async function knownStation(tx: Tx, id: StationId) {
  return found((await allStations(tx)).find((station) => station.id === id));
}

/** Renames a category, or sets its station, course and colour from now on. */
export function updateCategory(
  ctx: StaffContext,
  id: CategoryId,
  { title, stationId, version, ...wanted }: BodyOf<typeof update>,
): Promise<ResponseOf<typeof update>> {
  return changeMenu(ctx, async (tx) => {
    const categories = await allCategories(tx);
    const before = categoryOf(categories, id);
    refuseStaleEdit(version, categoryFields(before));
    refuseTakenCategory(categories, title, id);
    const station = await knownStation(tx, stationId ?? before.station_id);
    const { course = before.course, colour = before.colour } = wanted;
    await writeCategory(tx, id, { title, station_id: station.id, course, colour });
    const after = { ...before, title, station_id: station.id, station: station.title, course, colour };
    return {
      audit: recordsOf("category.updated", id, audited(before), audited(after)),
      answer: {
        message: ctx.say("common.title_was_saved", { title }),
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

/** Restores a deleted category. */
export function restoreCategory(ctx: StaffContext, id: CategoryId): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const { title } = found(await archivedCategory(tx, id));
    const categories = await allCategories(tx);
    refuseTakenCategory(categories, title, id);
    await writeCategory(tx, id, { archived_at: null });
    return {
      audit: recordsOf("category.restored", id, null, { title }),
      answer: { message: ctx.say("common.title_was_restored", { title }) },
    };
  });
}

/** Most items that a refusal names. */
const MAX_NAMED = 3;

/**
 * Deletes a category. One with items is refused unless another category is named: its items move to the end of that
 * one.
 */
export function deleteCategory(
  ctx: StaffContext,
  id: CategoryId,
  moveItemsTo: CategoryId | undefined,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const categories = await allCategories(tx);
    const { title } = categoryOf(categories, id);
    const target = moveItemsTo === undefined ? null : categoryOf(categories, moveItemsTo);
    if (target?.id === id) throw new AppError("not_found");
    const items = await titlesIn(tx, id);
    if (items.length > 0 && target === null)
      throw new AppError("category_in_use", {
        details: {
          title,
          count: items.length,
          items: items.slice(0, MAX_NAMED).map((item) => item.title),
        },
      });
    if (target !== null && items.length > 0) await moveItems(tx, id, target, items);
    await writeCategory(tx, id, { archived_at: ctx.now });
    const moved = { title, target: target?.title, count: items.length };
    const message =
      target === null || items.length === 0
        ? ctx.say("common.title_was_deleted", { title })
        : ctx.say("menu.reply.category_moved", moved);
    const before = { title, items: items.map((item) => item.title) };
    const after = target === null ? null : { moved_to: target.title };
    return { audit: recordsOf("category.deleted", id, before, after), answer: { message } };
  });
}

async function moveItems(
  tx: Tx,
  from: CategoryId,
  { id: to }: CategoryRow,
  items: readonly { readonly title: string }[],
): Promise<void> {
  const taken = new Set((await titlesIn(tx, to)).map((item) => searchText(item.title)));
  const twice = items.find((item) => taken.has(searchText(item.title)));
  if (twice) throw new AppError("menu_item_exists", { details: { title: twice.title } });
  await tx.query({
    text: `update menu_items set category_id = $3, position = position + $4
      where tenant_id = $1 and category_id = $2 and archived_at is null`,
    values: [tx.tenantId, from, to, await lastPlace(tx, to)],
  });
}

type Reply = Promise<ResponseOf<typeof orderCategoriesRoute>>;

export function orderCategories(
  ctx: StaffContext,
  { ids, version }: BodyOf<typeof orderCategoriesRoute>,
): Reply {
  return changeMenu(ctx, async (tx) => {
    const before = await allCategories(tx);
    const titles = newOrder(before, ids, version);
    await tx.query({
      text: `update categories c set position = o.place
        from unnest($2::bigint[]) with ordinality as o(id, place) where c.tenant_id = $1 and c.id = o.id`,
      values: [tx.tenantId, ids],
    });
    const order = before.map(({ title }) => title);
    return {
      audit: recordsOf("category.ordered", ctx.tenantId, { order }, { order: titles }),
      answer: orderReply(ctx, ids),
    };
  });
}

/** Returns the items of a category in their order. */
export function readCategoryItems(ctx: StaffContext, id: CategoryId) {
  return ctx.inTenant(async (tx) => {
    categoryOf(await allCategories(tx), id);
    const items = await itemsOf(tx, id);
    return { items, version: orderVersion(items) };
  });
}

export function orderCategoryItems(
  ctx: StaffContext,
  id: CategoryId,
  { ids, version }: { readonly ids: readonly MenuItemId[]; readonly version?: string | undefined },
): Reply {
  return changeMenu(ctx, async (tx) => {
    const { title } = categoryOf(await allCategories(tx), id);
    const before = await itemsOf(tx, id);
    const titles = newOrder(before, ids, version);
    await tx.query({
      text: `update menu_items i set position = o.place
        from unnest($3::bigint[]) with ordinality as o(id, place)
        where i.tenant_id = $1 and i.category_id = $2 and i.id = o.id`,
      values: [tx.tenantId, id, ids],
    });
    const order = before.map((item) => item.title);
    return {
      audit: recordsOf("category.items_ordered", id, { title, order }, { title, order: titles }),
      answer: orderReply(ctx, ids),
    };
  });
}

/**
 * Returns the titles in the new order. Refuses it when somebody changed the old one, or things were added or deleted.
 */
function newOrder(
  before: readonly { readonly id: number; readonly title: string }[],
  ids: readonly number[],
  version: string | undefined,
): string[] {
  refuseStaleEdit(version, { ids: before.map(({ id }) => id) });
  const titles = ids.flatMap((id) => before.find((each) => each.id === id)?.title ?? []);
  if (titles.length !== before.length || ids.length !== before.length)
    throw new AppError("changed_meanwhile", { details: { version: orderVersion(before) } });
  return titles;
}

function orderReply(ctx: StaffContext, ids: readonly number[]) {
  return { message: ctx.say("common.order_saved"), version: orderVersion(ids.map((id) => ({ id }))) };
}

function itemsOf(tx: Tx, categoryId: CategoryId) {
  return tx.rows(
    sqlOf
      .selectFrom("menu_items")
      .select(["id", "title", "is_enabled"])
      .where("tenant_id", "=", tx.tenantId)
      .where("category_id", "=", categoryId)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );
}
