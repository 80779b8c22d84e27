import { z } from "zod";
import { stockStates } from "#inventory/inventory/domain/stock-state.ts";
import { route } from "#platform/contract/define.ts";
import { idOf, instant, quantity } from "#platform/contract/wire.ts";
import { documented, exampleInstant, publicPage, publicQuery, withExamples } from "./public-wire.ts";

const stockItem = withExamples(
  z.object(
    documented("stock_item", {
      id: idOf("InventoryItem"),
      title: z.string(),
      group: z.string().nullable(),
      unit: z.string(),
      quantity,
      /** At or below it the item is low; 0: not set. */
      minimum: quantity,
      state: z.enum(stockStates),
      /** Cost of one unit in the books: up to six decimals. */
      unit_cost: z.string().nullable(),
      updated_at: instant,
    }),
  ),
  {
    id: 4000000511,
    title: "Queso",
    group: "Lácteos",
    unit: "lb",
    quantity: 3.25,
    minimum: 5,
    state: "low",
    unit_cost: "2.7125",
    updated_at: "2026-11-20T18:42:07.315Z",
  },
  {
    id: 4000000534,
    title: "Sal",
    group: null,
    unit: "g",
    quantity: 4200,
    minimum: 0,
    state: "in",
    unit_cost: "0.00055",
    updated_at: "2026-11-19T23:10:00.000Z",
  },
);

export const listPublicStock = route({
  method: "GET",
  path: "/stock/items",
  summary: "Ingredients by title, with what there is of them.",
  access: { apiKey: "stock:read" },
  query: publicQuery(
    documented("stock_filters", {
      state: z.enum(stockStates).optional(),
      updated_since: exampleInstant.optional(),
    }),
  ),
  response: publicPage(stockItem),
});
