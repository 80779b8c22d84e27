import { readPaymentTypes, readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { invoicesInit } from "../contract/invoices.ts";

/** Settings and ways to pay, for the list of invoices. */
export function startInvoices(ctx: StaffContext): Promise<ResponseOf<typeof invoicesInit>> {
  return ctx.inTenant(async (tx) => {
    const { store, print } = await readSettings(tx, ctx.now);
    return { printSettings: print, storeSettings: store, paymentTypes: await readPaymentTypes(tx) };
  });
}
