import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf } from "#platform/contract/wire.ts";

/** Entries offered below a field. */
export const MAX_FOUND = 10;

export const findIngredients = route({
  method: "GET",
  path: "/purchases/ingredients",
  summary:
    "Ingredients by words of their title, for whoever buys and may not look into the store room: no quantities, the first ten.",
  access: screenAccess("purchases"),
  query: z.object({ q: z.string().max(100) }),
  response: z.object({
    ingredients: z
      .array(z.object({ id: idOf("InventoryItem"), title: z.string(), unit: z.string() }))
      .max(MAX_FOUND),
  }),
});
