import { z } from "zod";
import { stockStates } from "../../domain/inventory/stock-state.ts";
import { route } from "../platform/define.ts";
import { idOf, instant, quantity } from "../platform/wire.ts";
import { publicPage, publicQuery } from "./public-wire.ts";

const stockItem = z.object({
  id: idOf("InventoryItem"),
  title: z.string(),
  group: z.string().nullable(),
  unit: z.string(),
  quantity,
  /** At or below it the item is low; 0: it has none. */
  minimum: quantity,
  state: z.enum(stockStates),
  /** What a unit costs, as it stands in the books: up to six decimals. */
  unit_cost: z.string().nullable(),
  updated_at: instant,
});

export const listPublicStock = route({
  method: "GET",
  path: "/stock/items",
  summary: "Ingredients by title, with what there is of them.",
  access: { apiKey: "stock:read" },
  query: publicQuery({ state: z.enum(stockStates).optional(), updated_since: instant.optional() }),
  response: publicPage(stockItem),
});
