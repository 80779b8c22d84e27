import { z } from "zod";
import { paymentType, printSettings, storeSettings } from "#core/settings/contract/settings.ts";
import { category, menuItem, quickNote, storeTable } from "#menu/menu/contract/till-menu.ts";
import { offeredHours, priceRule } from "#menu/price-rules/contract/offers.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { percent } from "#platform/contract/wire.ts";
import { itemLimit } from "#service/item-limits/contract/item-limits.ts";

export const posInit = route({
  method: "GET",
  path: "/pos/init",
  summary:
    "Everything a till needs to start: what can be sold now, tables, payment types, settings. Answered with an ETag.",
  access: screenAccess("pos"),
  cached: "revalidate",
  response: z.object({
    categories: z.array(category),
    menuItems: z.array(menuItem),
    paymentTypes: z.array(paymentType),
    printSettings,
    storeSettings,
    storeTables: z.array(storeTable),
    serviceCharge: percent,
    itemLimits: z.array(itemLimit),
    quickNotes: z.array(quickNote),
    /** Enabled price lists and happy hours; the first that applies wins. */
    priceRules: z.array(priceRule),
    /** Offer hours of categories and items that are not always offered. */
    offerHours: z.array(offeredHours),
  }),
});
