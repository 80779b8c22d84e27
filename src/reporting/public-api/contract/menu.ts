import { z } from "zod";
import { categoryColours } from "#menu/menu/domain/category-colour.ts";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, money, percent } from "#platform/contract/wire.ts";
import { LIMIT_MAX, limitEnds } from "#service/item-limits/domain/item-limit.ts";
import { documented, withExamples } from "./public-wire.ts";

const choice = { id: z.number().int(), title: z.string(), price: money };
const variant = z.object(documented("menu_variant", choice));
const addon = z.object(documented("menu_addon", choice));

/** Remaining portions of an item: null when it has no limit, 0 when it is sold out. */
const remaining = z.number().int().min(0).nullable();

const category = z.object(
  documented("menu_category", {
    id: idOf("Category"),
    title: z.string(),
    is_enabled: z.boolean(),
    colour: z.enum(categoryColours).nullable(),
  }),
);

const item = z.object(
  documented("menu_item", {
    id: idOf("MenuItem"),
    category_id: idOf("Category").nullable(),
    title: z.string(),
    description: z.string().nullable(),
    /** The restaurant's own code. */
    code: z.string().nullable(),
    price: money,
    tax_rate: percent,
    is_enabled: z.boolean(),
    remaining,
    variants: z.array(variant),
    addons: z.array(addon),
  }),
);

const menu = withExamples(
  z.object(documented("menu", { currency: z.string(), categories: z.array(category), items: z.array(item) })),
  {
    currency: "USD",
    categories: [
      { id: 4000000101, title: "Pupusas", is_enabled: true, colour: "orange" },
      { id: 4000000102, title: "Bebidas", is_enabled: true, colour: null },
    ],
    items: [
      {
        id: 4000000211,
        category_id: 4000000101,
        title: "Pupusa revuelta",
        description: "Con curtido y salsa",
        code: "PUP-02",
        price: 1.25,
        tax_rate: 13,
        is_enabled: true,
        remaining: 12,
        variants: [
          { id: 4000000301, title: "De maíz", price: 1.25 },
          { id: 4000000302, title: "De arroz", price: 1.5 },
        ],
        addons: [{ id: 4000000351, title: "Extra queso", price: 0.5 }],
      },
      {
        id: 4000000230,
        category_id: 4000000102,
        title: "Horchata",
        description: null,
        code: null,
        price: 1.75,
        tax_rate: 13,
        is_enabled: true,
        remaining: null,
        variants: [],
        addons: [],
      },
    ],
  },
);

export const readPublicMenu = route({
  method: "GET",
  path: "/menu",
  summary:
    "The whole menu: categories in their order, and items with variants, add-ons and what is left of them.",
  access: { apiKey: "menu:read" },
  response: menu,
});

const availability = withExamples(
  z.object(
    documented("availability", {
      /** 0: sold out. Null: no limit any more. */
      remaining: z.number().int().min(0).max(LIMIT_MAX).nullable(),
      /** `told`: until somebody changes it. `tomorrow`: until the next business day begins. */
      until: z.enum(limitEnds).default("told"),
    }),
  ),
  { remaining: 0, until: "tomorrow" },
);

const availabilityNow = withExamples(
  z.object(documented("availability_now", { item_id: idOf("MenuItem"), remaining })),
  { item_id: 4000000211, remaining: 0 },
);

export const setAvailability = route({
  method: "PUT",
  path: "/menu/items/:itemId/availability",
  summary:
    "Says that an item is sold out, how many portions are left, or that it is sold freely again. Tills hear it at once.",
  access: { apiKey: "menu:write" },
  params: z.object(documented("paths", { itemId: idTextOf("MenuItem") })),
  body: availability,
  response: availabilityNow,
  errors: ["not_found", "combo_counts_parts"],
});
