import { readPaymentTypes, readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { ordersInit } from "../../contract/orders.ts";

/** Settings and ways to pay, for the open accounts and for charging. */
export function startOrders(ctx: StaffContext): Promise<ResponseOf<typeof ordersInit>> {
  return ctx.inTenant(async (tx) => {
    const { store, print } = await readSettings(tx, ctx.now);
    return { storeSettings: store, printSettings: print, paymentTypes: await readPaymentTypes(tx) };
  });
}
