import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listToBuyByVendor } from "#back-office/stock-alerts/contract/to-buy.ts";
import type { Id } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { findIngredients } from "../../contract/found-ingredients.ts";
import { listPurchaseUnits } from "../../contract/purchase-units.ts";
import { listVendorItems, listVendors } from "../../contract/vendors.ts";
import { MANUAL_LINES_MAX } from "../../domain/purchase.ts";
import { purchasesKey } from "../purchases-api.ts";
import { type GoodsWanted, NOBODY } from "./goods-wanted.ts";

/** Entries that a list below a field offers. */
const MAX_OFFERED = 10;
/** A vendor's remembered goods loaded for the form: more than one delivery has. */
const MAX_REMEMBERED = 100;
/** Days to buy for when the address does not say. */
const DAYS_AHEAD = 7;

/** Finds vendors by words of their name or by NIT. */
export const vendorsFoundQuery = (q: string) =>
  queryOptions({
    queryKey: [...purchasesKey, "vendors-found", q],
    queryFn: async ({ signal }) =>
      (await call(listVendors, { query: { q, sort: "name", limit: MAX_OFFERED, page: 1 }, signal })).rows,
    placeholderData: keepPreviousData,
  });

/** A vendor's goods, the last bought first, with units and prices; empty without a vendor. */
export const vendorMemoryQuery = (id: Id<"Vendor"> | null) =>
  queryOptions({
    queryKey: [...purchasesKey, "vendor-memory", id],
    queryFn: ({ signal }) =>
      id === null
        ? null
        : call(listVendorItems, {
            params: { id },
            query: { sort: "-bought", limit: MAX_REMEMBERED, page: 1 },
            signal,
          }),
    enabled: id !== null,
  });

/** Finds a vendor's goods by words, for vendors with more than are loaded at once. */
export const vendorGoodsQuery = (id: Id<"Vendor"> | null, q: string) =>
  queryOptions({
    queryKey: [...purchasesKey, "vendor-goods", id, q],
    queryFn: async ({ signal }) =>
      id === null
        ? []
        : (
            await call(listVendorItems, {
              params: { id },
              query: { q, sort: "-bought", limit: MAX_OFFERED, page: 1 },
              signal,
            })
          ).rows,
    enabled: id !== null && q !== "",
  });

/** Finds ingredients by words of their title. */
export const ingredientsFoundQuery = (q: string) =>
  queryOptions({
    queryKey: ["inventory", "found", q],
    queryFn: async ({ signal }) => (await call(findIngredients, { query: { q }, signal })).ingredients,
    placeholderData: keepPreviousData,
  });

export const purchaseUnitsQuery = (item: Id<"InventoryItem"> | null) =>
  queryOptions({
    queryKey: [...purchasesKey, "units", item],
    queryFn: async ({ signal }) =>
      item === null ? [] : (await call(listPurchaseUnits, { query: { item }, signal })).units,
    enabled: item !== null,
  });

/** Proposals of what to buy from a vendor, and their last goods; undefined vendor when nothing is left to buy. */
export const goodsWantedQuery = ({ vendor, days, q, group, only }: GoodsWanted) =>
  queryOptions({
    queryKey: [...purchasesKey, "wanted", vendor, days, q, group, only],
    queryFn: async ({ signal, client }) => {
      const query = { sort: "urgency", days: days ?? DAYS_AHEAD, q, group, only } as const;
      const { vendors } = await call(listToBuyByVendor, { query, signal });
      const found = vendors.find(({ id }) => (id ?? NOBODY) === vendor);
      const memory = found?.id ? await client.fetchQuery(vendorMemoryQuery(found.id)) : null;
      return {
        vendor: found && { ...found, items: found.items.slice(0, MANUAL_LINES_MAX) },
        memory: memory?.rows ?? [],
      };
    },
    // The form keeps what is typed: nothing is reloaded below it, and the next purchase begins with new proposals.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
export type ProposalsOfVendor = Awaited<
  ReturnType<NonNullable<ReturnType<typeof goodsWantedQuery>["queryFn"]>>
>;
