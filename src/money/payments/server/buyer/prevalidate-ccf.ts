import { readSettings } from "#core/settings/server/public.ts";
import { decidePart } from "#money/bills/domain/split-sale.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readOrders } from "#service/orders/server/public.ts";
import type { prevalidateCcf as definition } from "../../contract/payments.ts";
import { refuseUnpayable } from "../bill/bill.ts";
import { billToPay } from "../bill/summarize-payment.ts";
import { requestedPart } from "../parts/pay-part.ts";
import { withheldVat } from "../sale-of-part.ts";
import { resolveBuyer } from "./resolve-buyer.ts";

/**
 * Tells before charging whether a fiscal credit is possible, who its buyer would be and what they withhold; of a factura
 * when that is asked for.
 */
export function prevalidateCcf(
  ctx: StaffContext,
  request: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    const orders = await readOrders(tx, request.orderIds);
    refuseUnpayable(orders, settings, request);
    const buyer = await resolveBuyer(tx, ctx, {
      buyer: { ...request, invoiceType: request.invoiceType ?? "CREDITO_FISCAL" },
      orders,
    });
    if (buyer.receptor === null) throw new AppError("ccf_data_missing");
    const bill = await billToPay(tx, ctx, request, settings);
    const decision = decidePart(bill.left, requestedPart({ part: request.part ?? { kind: "rest" } }, bill));
    if (!decision.ok) throw new AppError(decision.reason, { field: "part" });
    return {
      message: ctx.say("payments.fiscal.complete"),
      invoice_type: buyer.invoiceType,
      receptor: buyer.receptor,
      withheld: await withheldVat(tx, { bill, part: decision.lines, buyer }),
    };
  });
}
