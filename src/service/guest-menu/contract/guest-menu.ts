import { z } from "zod";
import { weekdays } from "#core/settings/domain/offer-hours.ts";
import {
  addon,
  category,
  comboGroup,
  markFields,
  menuItem,
  modifierGroup,
  variant,
} from "#menu/menu/contract/till-menu.ts";
import { route } from "#platform/contract/define.ts";
import { guestLanguage } from "#platform/contract/language.ts";
import { pictureTypes, type StoredFile } from "#platform/contract/stored-file.ts";
import { idNames, idOf, percent } from "#platform/contract/wire.ts";
import { usualLanguage } from "#platform/domain/text/languages.ts";

/** Tells whether a guest can have the item now: it may be sold out for the day, or not offered at this hour. */
export const guestAvailabilities = ["available", "sold_out", "not_now"] as const;

/** Language of a title that nobody translated; left out where the title is in the language asked for. */
const named = { lang: guestLanguage.optional() };

const guestItem = menuItem
  .pick({
    id: true,
    title: true,
    description: true,
    price: true,
    image: true,
    is_enabled: true,
    category_id: true,
    category_title: true,
    tax_id: true,
    tax_rate: true,
    tax_title: true,
    tax_type: true,
  })
  .extend({
    availability: z.enum(guestAvailabilities),
    /** The restaurant shows it large, above the categories. */
    is_highlighted: z.boolean(),
    /** Items that others ordered with it most often; none while the restaurant suggests nothing. */
    goes_with: z.array(idOf("MenuItem")),
    ...markFields,
    ...named,
    description_lang: named.lang,
    variants: z.array(variant.extend({ ...markFields, ...named })),
    addons: z.array(addon.extend({ ...markFields, ...named })),
    modifierGroups: z.array(modifierGroup.extend(named)),
    /** Groups of a combo; undefined for other items. */
    combo: z.array(comboGroup.extend(named)).optional(),
  });
export type GuestItem = z.output<typeof guestItem>;

/** Limit for repeated polls: a dining room of a hundred phones behind one router stays below it. */
export const POLLING = { perPhone: 120, perAddress: 1_500, windowSeconds: 60 } as const;

/** Code in the address of a restaurant's menu. */
export const menuCode = z.string().max(100);
/** Random code of a table in its printed address, so that nobody can count through tables. */
export const tableLocator = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .register(idNames, { name: "Locator" });

export const readGuestMenu = route({
  method: "GET",
  path: "/qrmenu/:qrcode",
  summary:
    "The menu as guests see it, at the prices that hold now; empty while the restaurant shows none. `tableId` is the table's locator; `language` is that of names and descriptions, where the restaurant translated them.",
  access: "guest",
  cached: "revalidate",
  params: z.object({ qrcode: menuCode }),
  query: z.object({ tableId: tableLocator.optional(), language: guestLanguage.default(usualLanguage) }),
  response: z.object({
    /** Names what this menu shows: the feed names another one as soon as it changes (`followGuestMenu`). */
    version: z.string(),
    storeSettings: z.object({
      store_name: z.string(),
      address: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      /** Path below the API base; null without a picture. */
      store_image: z.string().nullable(),
      currency: z.string(),
      is_qr_menu_enabled: z.boolean(),
      is_qr_order_enabled: z.boolean(),
      is_feedback_enabled: z.boolean(),
      /** Address where satisfied guests are asked for a review. */
      review_url: z.string().nullable(),
      is_takeaway_enabled: z.boolean(),
      is_delivery_enabled: z.boolean(),
      /** Colour of the restaurant, `#rrggbb`; null: that of the product. */
      accent: z.string().nullable(),
      /** Path of the picture on top of the menu, below the API base; null without one. */
      cover: z.string().nullable(),
      /** Minute of the day at which guests can no longer order; null: it is closed, or nobody set hours. */
      open_until: z.number().int().min(0).max(1439).nullable(),
      /** Null while guests may order; else when they may again, by the restaurant's clock, if that is known. */
      closed: z
        .object({
          opens: z
            .object({ weekday: z.literal(weekdays), minute: z.number().int().min(0).max(1439) })
            .nullable(),
        })
        .nullable(),
    }),
    /** Enabled categories. */
    categories: z.array(category.pick({ id: true, title: true, is_enabled: true }).extend(named)),
    menuItems: z.array(guestItem),
    /** Items that most tables ordered in the last thirty days, first the most ordered; empty while it is not shown. */
    mostOrdered: z.array(idOf("MenuItem")),
    /** Null without a table. */
    storeTable: z
      .object({ id: idOf("Table"), table_title: z.string(), floor: z.string().nullable() })
      .nullable(),
    serviceCharge: percent,
  }),
  errors: ["not_found"],
});

/** Widths in pixels of reduced pictures of the menu: cards on a phone with two or three pixels per point, and covers. */
export const pictureWidths = ["192", "288", "384", "720", "1080"] as const;

export const readGuestPicture = route({
  method: "GET",
  path: "/qrmenu/:qrcode/pictures/:hash",
  takesAnyQuery: true,
  summary: "A picture of the menu, for guests; smaller when the screen needs no more.",
  access: "guest",
  cached: "immutable",
  media: pictureTypes,
  params: z.object({
    qrcode: menuCode,
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .register(idNames, { name: "File" }),
  }),
  query: z.object({ width: z.enum(pictureWidths).optional() }),
  response: z.custom<StoredFile>(),
  errors: ["not_found"],
});
