import { readPaymentTypes, readSettings } from "#core/settings/server/public.ts";
import { readOffers } from "#menu/price-rules/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { businessDateOf } from "#platform/domain/periods/business-day.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Followed } from "#platform/server/http/revalidation.ts";
import { currentItemLimits } from "#service/item-limits/server/public.ts";
import type { posInit } from "../contract/pos.ts";
import { menuView } from "./menu-view.ts";
import {
  selectCategories,
  selectMenu,
  selectQuickNotes,
  selectTillState,
  selectTillTables,
} from "./till-queries.ts";

/** Returns everything a till needs to sell on its own. Items off the menu are not sent. */
export function startTill(ctx: StaffContext): Promise<ResponseOf<typeof posInit>> {
  return ctx.inTenant(async (tx) => {
    const { store, print, service, today, dayRule } = await readSettings(tx, ctx.now);
    const categories = await selectCategories(tx);
    const tables = await selectTillTables(tx);
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

/**
 * Returns the state that the reply of `startTill` depends on: the version of the restaurant's data counted by the database
 * (migration 0017), and the business day, because limits end with it.
 */
export function tillState(ctx: StaffContext): Promise<Followed> {
  return ctx.inTenant(async (tx) => {
    const { version, ...dayRule } = await selectTillState(tx);
    const today = businessDateOf(ctx.now.getTime(), dayRule);
    return { of: String(ctx.tenantId), state: `${version ?? 0} ${today}` };
  });
}
