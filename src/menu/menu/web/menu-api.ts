import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { listCategories } from "../contract/categories.ts";
import type { previewMenuChange } from "../contract/menu-changes.ts";
import {
  changeMenuItemVisibility,
  deleteMenuItem,
  duplicateMenuItem,
  findMenuItemIds,
  readMenuItem,
  searchMenuItems,
} from "../contract/menu-items.ts";

export type MenuQuery = z.output<typeof searchMenuItems.query>;
/** An item with what its screen offers to choose from. */
export type ReadItem = ResponseOf<typeof readMenuItem>;
/** Items with their prices, for a change of prices. */
export type PricedItems = ResponseOf<typeof previewMenuChange>["items"];

/** Beginning of every query key about the menu's items. */
export const menuItemsKey = ["menu-items"] as const;

export const menuPageQuery = (query: MenuQuery) =>
  queryOptions({
    queryKey: [...menuItemsKey, "page", query],
    queryFn: ({ signal }) => call(searchMenuItems, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** An item with all its settings. */
export const menuItemQuery = (id: MenuItemId) =>
  queryOptions({
    queryKey: [...menuItemsKey, "one", id],
    queryFn: ({ signal }) => call(readMenuItem, { params: { id }, signal }),
  });

export const categoriesQuery = queryOptions({
  queryKey: ["menu-categories"],
  queryFn: ({ signal }) => call(listCategories, { signal }),
});
export const copyItem = (id: MenuItemId) => call(duplicateMenuItem, { params: { id } });
export const removeItem = (id: MenuItemId) => call(deleteMenuItem, { params: { id } });
export const showItem = (id: MenuItemId, isEnabled: boolean) =>
  call(changeMenuItemVisibility, { params: { id }, body: { isEnabled } });

/** Reads the ids of all items that match a query, on any page. */
export async function matchingItemIds({ q, category, state }: MenuQuery): Promise<MenuItemId[]> {
  return (await call(findMenuItemIds, { query: { q, category, state } })).ids;
}
