import type { ordersInit } from "../../../../contract/orders.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readPaymentTypes, readSettings } from "../../settings/public.ts";

/** Settings and ways to pay, for the open accounts and for charging. */
export function startOrders(ctx: StaffContext): Promise<ResponseOf<typeof ordersInit>> {
  return ctx.inTenant(async (tx) => {
    const { store, print } = await readSettings(tx, ctx.now);
    return { storeSettings: store, printSettings: print, paymentTypes: await readPaymentTypes(tx) };
  });
}
