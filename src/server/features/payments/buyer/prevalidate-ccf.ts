import type { prevalidateCcf as definition } from "../../../../contract/payments.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/platform/define.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readOrders } from "../../orders/public.ts";
import { readSettings } from "../../settings/public.ts";
import { refuseUnpayable } from "../bill/charged-order.ts";
import { resolveBuyer } from "./resolve-buyer.ts";

/** Tells before charging whether a fiscal credit can be given, and to whom it would be. */
export function prevalidateCcf(
  ctx: StaffContext,
  request: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const orders = await readOrders(tx, request.orderIds);
    refuseUnpayable(orders, await readSettings(tx, ctx.now));
    const buyer = await resolveBuyer(tx, ctx, {
      buyer: { ...request, invoiceType: "CREDITO_FISCAL" },
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
