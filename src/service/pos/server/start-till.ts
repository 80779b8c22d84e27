import { readPaymentTypes, readSettings } from "#core/settings/server/public.ts";
import { readOffers } from "#menu/price-rules/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { currentItemLimits } from "#service/item-limits/server/public.ts";
import type { posInit } from "../contract/pos.ts";
import { menuView } from "./menu-view.ts";
import { selectCategories, selectMenu, selectQuickNotes, selectTables } from "./till-queries.ts";

/** Everything a till needs to sell without asking again; what is off the menu is not sent at all. */
export function startTill(ctx: StaffContext): Promise<ResponseOf<typeof posInit>> {
  return ctx.inTenant(async (tx) => {
    const { store, print, service, today, dayRule } = await readSettings(tx, ctx.now);
    const categories = await selectCategories(tx);
    const tables = await selectTables(tx);
    const paymentTypes = await readPaymentTypes(tx);
    const { priceRules, offerHours } = await readOffers(tx);
    return {
      categories,
      menuItems: menuView(await selectMenu(tx), categories),
      paymentTypes,
      printSettings: print,
      storeSettings: store,
      storeTables: tables.map(({ title, ...table }) => ({ ...table, table_title: title })),
      serviceCharge: service.baseRate,
      itemLimits: await currentItemLimits(tx, today, dayRule),
      quickNotes: await selectQuickNotes(tx),
      priceRules: [...priceRules],
      offerHours: [...offerHours],
    };
  });
}
