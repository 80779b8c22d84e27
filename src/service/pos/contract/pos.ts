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
    /** What is sold out or counted down now. */
    itemLimits: z.array(itemLimit),
    quickNotes: z.array(quickNote),
    /** Price lists and happy hours that are switched on, in the order in which the first that fits wins. */
    priceRules: z.array(priceRule),
    /** When categories and items are offered that are not always. */
    offerHours: z.array(offeredHours),
  }),
});
