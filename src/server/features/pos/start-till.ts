import type { ResponseOf } from "../../../contract/define.ts";
import type { posInit } from "../../../contract/pos.ts";
import { basisPoints } from "../../../domain/money/cents.ts";
import { businessDateOf } from "../../../domain/periods/business-day.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { itemLimitViews, selectLimits } from "../item-limits/public.ts";
import { menuView } from "./menu-view.ts";
import { dayRuleOf, paymentTypeView, printSettingsView, storeSettingsView } from "./settings-view.ts";
import {
  selectCategories,
  selectMenu,
  selectPaymentTypes,
  selectQuickNotes,
  selectSettings,
  selectTables,
} from "./till-queries.ts";

/** Everything a till needs to sell without asking again; what is off the menu is not sent at all. */
export function startTill(ctx: StaffContext): Promise<ResponseOf<typeof posInit>> {
  return ctx.inTenant(async (tx) => {
    const settings = await selectSettings(tx);
    const rule = dayRuleOf(settings);
    const categories = await selectCategories(tx);
    const tables = await selectTables(tx);
    const paymentTypes = await selectPaymentTypes(tx);
    return {
      categories,
      menuItems: menuView(await selectMenu(tx), categories),
      paymentTypes: paymentTypes.map(paymentTypeView),
      printSettings: printSettingsView(settings),
      storeSettings: storeSettingsView(settings),
      storeTables: tables.map(({ title, ...table }) => ({ ...table, table_title: title })),
      serviceCharge: basisPoints(settings.service_charge_bp),
      itemLimits: itemLimitViews(await selectLimits(tx), businessDateOf(ctx.now.getTime(), rule), rule),
      quickNotes: await selectQuickNotes(tx),
    };
  });
}
