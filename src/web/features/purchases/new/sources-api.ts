import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listInventory } from "../../../../contract/inventory/items.ts";
import { listPurchaseUnits } from "../../../../contract/purchases/purchase-units.ts";
import { listVendorItems, listVendors } from "../../../../contract/purchases/vendors.ts";
import type { Id } from "../../../../domain/ids.ts";
import { call } from "../../../platform/api.ts";
import { purchasesKey } from "../purchases-api.ts";

/** Entries that a list below a field offers. */
const MOST_OFFERED = 10;
/** Goods of a vendor that are remembered while their purchase is typed: more than one delivery has. */
const MOST_REMEMBERED = 100;

/** Vendors by words of their name or by their NIT. */
export const vendorsFoundQuery = (q: string) =>
  queryOptions({
    queryKey: [...purchasesKey, "vendors-found", q],
    queryFn: async ({ signal }) =>
      (await call(listVendors, { query: { q, sort: "name", limit: MOST_OFFERED, page: 1 }, signal })).rows,
    placeholderData: keepPreviousData,
  });

/** What a vendor sold, the last bought first, with units and prices; nothing without a vendor. */
export const vendorMemoryQuery = (id: Id<"Vendor"> | null) =>
  queryOptions({
    queryKey: [...purchasesKey, "vendor-memory", id],
    queryFn: ({ signal }) =>
      id === null
        ? null
        : call(listVendorItems, {
            params: { id },
            query: { sort: "-bought", limit: MOST_REMEMBERED, page: 1 },
            signal,
          }),
    enabled: id !== null,
  });

/** Ingredients by words of their title. */
export const ingredientsFoundQuery = (q: string) =>
  queryOptions({
    queryKey: ["inventory", "found", q],
    queryFn: async ({ signal }) =>
      (
        await call(listInventory, {
          query: { q, sort: "title", status: "all", limit: MOST_OFFERED, page: 1 },
          signal,
        })
      ).items,
    placeholderData: keepPreviousData,
  });

/** The units an ingredient is bought in. */
export const purchaseUnitsQuery = (item: Id<"InventoryItem"> | null) =>
  queryOptions({
    queryKey: [...purchasesKey, "units", item],
    queryFn: async ({ signal }) =>
      item === null ? [] : (await call(listPurchaseUnits, { query: { item }, signal })).units,
    enabled: item !== null,
  });
