import type { ResponseOf } from "../../../../contract/define.ts";
import type { ordersInit } from "../../../../contract/orders.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import {
  paymentTypeView,
  printSettingsView,
  selectPaymentTypes,
  selectSettings,
  storeSettingsView,
} from "../../pos/public.ts";

/** Settings and ways to pay, for the open accounts and for charging. */
export function startOrders(ctx: StaffContext): Promise<ResponseOf<typeof ordersInit>> {
  return ctx.inTenant(async (tx) => {
    const settings = await selectSettings(tx);
    const paymentTypes = await selectPaymentTypes(tx);
    return {
      storeSettings: storeSettingsView(settings),
      printSettings: printSettingsView(settings),
      paymentTypes: paymentTypes.map(paymentTypeView),
    };
  });
}
