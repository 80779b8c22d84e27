import type { invoicesInit } from "../../../contract/invoices.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readPaymentTypes, readSettings } from "../settings/public.ts";

/** Settings and ways to pay, for the list of invoices. */
export function startInvoices(ctx: StaffContext): Promise<ResponseOf<typeof invoicesInit>> {
  return ctx.inTenant(async (tx) => {
    const { store, print } = await readSettings(tx, ctx.now);
    return { printSettings: print, storeSettings: store, paymentTypes: await readPaymentTypes(tx) };
  });
}
