import type { BodyOf, ResponseOf } from "../../../contract/define.ts";
import type { payOrders as definition } from "../../../contract/orders.ts";
import { decimalFromCents } from "../../../domain/money/cents.ts";
import { currencies } from "../../../domain/money/currencies.ts";
import { currencySymbol } from "../../../domain/money/currency-symbol.ts";
import { formatMoney } from "../../../domain/money/format-money.ts";
import { businessDateOf } from "../../../domain/periods/business-day.ts";
import type { SaleTotals } from "../../../domain/tax/sale-totals.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { lockOrders, settleOrders } from "../orders/public.ts";
import { selectSettings } from "../pos/public.ts";
import { invoiceOrders, type PaidInvoice, paidInvoice } from "./invoice-queries.ts";
import { paymentAnswer } from "./invoice-receipt.ts";
import { markPaid } from "./payment-queries.ts";
import { type ChargedOrder, refuseUnpayable, saleOf, standingLines } from "./sale.ts";
import { writePayment } from "./write-payment.ts";

type Asked = BodyOf<typeof definition>;

/**
 * Charges orders: invoice, payment, paid orders and closed account, or nothing. Everything is computed here from
 * the locked orders; what the cashier saw is compared and a difference refused. A payment uuid that was used is
 * answered with its invoice again.
 */
export function payOrders(ctx: StaffContext, asked: Asked): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const orders = await lockOrders(tx, asked.orderIds);
    const earlier = await paidInvoice(tx, asked.uuid);
    if (earlier) return await answerAgain(tx, ctx, earlier, orders);
    refuseUnpayable(orders);
    const sale = saleOf(standingLines(orders));
    const settings = await selectSettings(tx);
    refuseOtherTotals(ctx, asked, sale, settings.currency);
    const rule = { zone: settings.time_zone, cutoffHour: settings.day_cutoff_hour };
    await writePayment(tx, ctx, asked, {
      orders,
      sale,
      businessDate: businessDateOf(ctx.now.getTime(), rule),
    });
    await markPaid(tx, asked.orderIds);
    await settleOrders(tx, ctx.now, orders);
    tx.emit({ type: "order_update", orderIds: orders.map((order) => order.id) });
    return await paymentAnswer(tx, ctx, found(await paidInvoice(tx, asked.uuid)));
  });
}

async function answerAgain(
  tx: Tx,
  ctx: StaffContext,
  invoice: PaidInvoice,
  orders: readonly ChargedOrder[],
): Promise<ResponseOf<typeof definition>> {
  const paid = await invoiceOrders(tx, invoice.id);
  if (paid.length !== orders.length || paid.some((order, index) => order.id !== orders[index]?.id))
    throw new AppError("idempotency_key_reused");
  return paymentAnswer(tx, ctx, invoice);
}

/** Refuses what the cashier did not see as it is; the refusal carries the figures as they are, in decimals as on the wire. */
function refuseOtherTotals(ctx: StaffContext, asked: Asked, sale: SaleTotals, currency: string): void {
  const isSame =
    asked.subTotal === sale.net &&
    asked.taxTotal === sale.taxTotal &&
    asked.serviceChargeTotal === sale.serviceCharge &&
    asked.total === sale.payable;
  if (isSame) return;
  const locale = ctx.language === "es" ? "es-SV" : "en-US";
  throw new AppError("total_changed", {
    details: {
      total: formatMoney(sale.payable, currencySymbol(currency, currencies), locale),
      newSubTotal: decimalFromCents(sale.net),
      newTaxTotal: decimalFromCents(sale.taxTotal),
      newServiceChargeTotal: decimalFromCents(sale.serviceCharge),
      newTotal: decimalFromCents(sale.payable),
    },
  });
}
