import type { prevalidateCcf as definition } from "../../../contract/charge.ts";
import type { BodyOf, ResponseOf } from "../../../contract/define.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readOrders } from "../orders/public.ts";
import { resolveBuyer } from "./buyer.ts";

/** Tells before charging whether a fiscal credit can be given, and to whom it would be. */
export function prevalidateCcf(
  ctx: StaffContext,
  asked: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const first = found((await readOrders(tx, asked.orderIds))[0]);
    const buyer = await resolveBuyer(tx, ctx, {
      asked: { ...asked, invoiceType: "CREDITO_FISCAL" },
      accountCustomer: first.customer_id,
    });
    if (buyer.receptor === null) throw new AppError("ccf_data_missing");
    return {
      message: ctx.say("payments.fiscal.complete"),
      invoice_type: buyer.invoiceType,
      receptor: buyer.receptor,
    };
  });
}
