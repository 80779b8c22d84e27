import type { prevalidateCcf as definition } from "../../../../contract/payments.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/platform/define.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readOrders } from "../../orders/public.ts";
import { resolveBuyer } from "./resolve-buyer.ts";

/** Tells before charging whether a fiscal credit can be given, and to whom it would be. */
export function prevalidateCcf(
  ctx: StaffContext,
  asked: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const orders = await readOrders(tx, asked.orderIds);
    const buyer = await resolveBuyer(tx, ctx, {
      asked: { ...asked, invoiceType: "CREDITO_FISCAL" },
      orders,
    });
    if (buyer.receptor === null) throw new AppError("ccf_data_missing");
    return {
      message: ctx.say("payments.fiscal.complete"),
      invoice_type: buyer.invoiceType,
      receptor: buyer.receptor,
    };
  });
}
