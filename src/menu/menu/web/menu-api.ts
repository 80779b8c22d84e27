import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import {
  addCategory,
  changeCategoryVisibility,
  deleteCategory,
  listCategories,
  orderCategories,
  restoreCategory,
  updateCategory,
} from "../contract/categories.ts";
import { changeManyItems, previewMenuChange, restoreManyItems } from "../contract/menu-changes.ts";
import {
  addMenuItem,
  changeMenuItemVisibility,
  deleteMenuItem,
  duplicateMenuItem,
  findMenuItemIds,
  readMenuItem,
  removeMenuPhoto,
  searchMenuItems,
  updateMenuItem,
  uploadMenuPhoto,
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

export const createItem = (input: CallInput<typeof addMenuItem>) => call(addMenuItem, input);
export const saveItem = (input: CallInput<typeof updateMenuItem>) => call(updateMenuItem, input);
export const copyItem = (id: MenuItemId) => call(duplicateMenuItem, { params: { id } });
export const removeItem = (id: MenuItemId) => call(deleteMenuItem, { params: { id } });
export const showItem = (id: MenuItemId, isEnabled: boolean) =>
  call(changeMenuItemVisibility, { params: { id }, body: { isEnabled } });

export const sendPhoto = (input: CallInput<typeof uploadMenuPhoto>) => call(uploadMenuPhoto, input);
export const removePhoto = (input: CallInput<typeof removeMenuPhoto>) => call(removeMenuPhoto, input);

export const previewChange = (input: CallInput<typeof previewMenuChange>) => call(previewMenuChange, input);
export const changeMany = (input: CallInput<typeof changeManyItems>) => call(changeManyItems, input);
export const restoreMany = (input: CallInput<typeof restoreManyItems>) => call(restoreManyItems, input);

export const createCategory = (input: CallInput<typeof addCategory>) => call(addCategory, input);
export const saveCategory = (input: CallInput<typeof updateCategory>) => call(updateCategory, input);
export const removeCategory = (input: CallInput<typeof deleteCategory>) => call(deleteCategory, input);
export const bringBackCategory = (input: CallInput<typeof restoreCategory>) => call(restoreCategory, input);
export const showCategory = (input: CallInput<typeof changeCategoryVisibility>) =>
  call(changeCategoryVisibility, input);
export const saveCategoryOrder = (input: CallInput<typeof orderCategories>) => call(orderCategories, input);

/** Reads the ids of all items that match a query, on any page. */
export async function matchingItemIds({ q, category, state }: MenuQuery): Promise<MenuItemId[]> {
  return (await call(findMenuItemIds, { query: { q, category, state } })).ids;
}
