import { readSettings } from "#core/settings/server/public.ts";
import { combosOnMenu } from "#menu/combos/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readIds, readList } from "#platform/server/lists/read-list.ts";
import type {
  findMenuItemIds,
  listMenuItems,
  readMenuItem,
  searchMenuItems,
} from "../../contract/menu-items.ts";
import { allCategories, categoryOf } from "../categories/category-queries.ts";
import { cardView, itemList, itemListValues } from "./item-list.ts";
import { itemNeighbours } from "./item-neighbours.ts";
import { allItems, itemById } from "./item-rows.ts";
import { itemView } from "./item-view.ts";

/** The whole menu, hidden items too. */
export function listItems(ctx: StaffContext): Promise<ResponseOf<typeof listMenuItems>> {
  return ctx.inTenant(async (tx) => {
    const { targetFoodCost } = await readSettings(tx, ctx.now);
    return { menuItems: (await allItems(tx)).map((item) => itemView(item, targetFoodCost)) };
  });
}

/** A page of the menu. */
export function searchItems(
  ctx: StaffContext,
  query: QueryOf<typeof searchMenuItems>,
): Promise<ResponseOf<typeof searchMenuItems>> {
  return ctx.inTenant(async (tx) => {
    if (query.category !== undefined) categoryOf(await allCategories(tx), query.category);
    const { currency } = await readSettings(tx, ctx.now);
    const page = await readList(tx, itemList, itemListValues(tx, query), query);
    return { ...page, rows: page.rows.map(cardView), currency };
  });
}

/** The ids of all items that a search would find. */
export function findItemIds(
  ctx: StaffContext,
  query: QueryOf<typeof findMenuItemIds>,
): Promise<ResponseOf<typeof findMenuItemIds>> {
  return ctx.inTenant(async (tx) => {
    if (query.category !== undefined) categoryOf(await allCategories(tx), query.category);
    return { ids: await readIds<MenuItemId>(tx, itemList, itemListValues(tx, query)) };
  });
}

/** One item, and what its recipe can take. */
export function readItem(ctx: StaffContext, id: MenuItemId): Promise<ResponseOf<typeof readMenuItem>> {
  return ctx.inTenant(async (tx) => {
    const { currency, targetFoodCost: target_food_cost } = await readSettings(tx, ctx.now);
    const formattedMenuItem = itemView(await itemById(tx, id), target_food_cost);
    const inventoryItems = await ingredients(tx);
    const isCombo = (await combosOnMenu(tx)).ids.has(id);
    return {
      formattedMenuItem,
      inventoryItems,
      isCombo,
      currency,
      target_food_cost,
      ...(await itemNeighbours(tx, id)),
    };
  });
}

function ingredients(tx: Tx) {
  return tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select(["id", "title", "unit"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("title")
      .orderBy("id"),
  );
}
