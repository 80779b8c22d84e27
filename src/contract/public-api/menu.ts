import { z } from "zod";
import { LIMIT_MAX, limitEnds } from "../../domain/item-limits/item-limit.ts";
import { route } from "../platform/define.ts";
import { idOf, idTextOf, money, percent } from "../platform/wire.ts";

const priced = z.object({ id: z.number().int(), title: z.string(), price: money });

/** What is left of an item: null when it is sold freely, 0 when it is sold out. */
const remaining = z.number().int().min(0).nullable();

const item = z.object({
  id: idOf("MenuItem"),
  category_id: idOf("Category").nullable(),
  title: z.string(),
  description: z.string().nullable(),
  /** The code that the restaurant knows it by. */
  code: z.string().nullable(),
  price: money,
  tax_rate: percent,
  is_enabled: z.boolean(),
  remaining,
  variants: z.array(priced),
  addons: z.array(priced),
});

export const readPublicMenu = route({
  method: "GET",
  path: "/menu",
  summary:
    "The whole menu: categories in their order, and items with variants, add-ons and what is left of them.",
  access: { apiKey: "menu:read" },
  response: z.object({
    currency: z.string(),
    categories: z.array(z.object({ id: idOf("Category"), title: z.string(), is_enabled: z.boolean() })),
    items: z.array(item),
  }),
});

export const setAvailability = route({
  method: "PUT",
  path: "/menu/items/:itemId/availability",
  summary:
    "Says that an item is sold out, how many portions are left, or that it is sold freely again. Tills hear it at once.",
  access: { apiKey: "menu:write" },
  params: z.object({ itemId: idTextOf("MenuItem") }),
  body: z.object({
    /** 0: sold out. Null: sold freely again. */
    remaining: z.number().int().min(0).max(LIMIT_MAX).nullable(),
    /** `told`: until somebody says otherwise. `tomorrow`: until the next business day begins. */
    until: z.enum(limitEnds).default("told"),
  }),
  response: z.object({ item_id: idOf("MenuItem"), remaining }),
  errors: ["not_found", "combo_counts_parts"],
});
