import { randomUUID } from "node:crypto";
import type { SaleTotals } from "#core/pricing/domain/sale-totals.ts";
import { readSettings, type Settings } from "#core/settings/server/public.ts";
import { discountable, newBill } from "#money/bills/server/bill.ts";
import { takeDiscounts } from "#money/discounts/server/discount.ts";
import { mailReceipt, paymentResponse } from "#money/receipts/server/receipt-mail.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { mayPayFirst } from "#service/orders/domain/payment-status.ts";
import { chargeOrders, readOrders } from "#service/orders/server/public.ts";
import { codesOf } from "../contract/named-codes.ts";
import type { payOrders as definition } from "../contract/payments.ts";
import { type ChargedBill, type ChargedOrder, refuseUnpayable } from "./bill/bill.ts";
import { paidInvoice } from "./invoice-queries.ts";
import { writeFullPayment } from "./write-payment.ts";

type PaymentRequest = BodyOf<typeof definition>;

/**
 * Charges orders with one payment type: writes invoice and payment, marks the orders paid and closes the account, or
 * does nothing. Everything is computed from the locked orders; a difference from what the cashier saw is refused.
 */
export function payOrders(
  ctx: StaffContext,
  request: PaymentRequest,
  { mailer, publicUrl }: Pick<Deps, "mailer" | "publicUrl">,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const uuid = request.uuid ?? randomUUID();
    const orders = await readOrders(tx, request.orderIds, "locked");
    const settings = await readSettings(tx, ctx.now);
    refuseUnpayable(orders, settings, request);
    if (orders.some((order) => order.bill_id !== null)) throw new AppError("order_partly_paid");
    const bill = await discountedBill(tx, ctx, { orders, settings, codes: codesOf(request) });
    refuseChangedTotals(ctx, request, bill.sale, settings.currency);
    const payFirst = mayPayFirst(orders, settings.payFirst);
    if (request.completes && !payFirst) await chargeOrders(tx, ctx, orders, { completes: bill.lines });
    await writeFullPayment(tx, ctx, { request, uuid, bill, settings });
    await chargeOrders(tx, ctx, orders, { awaitsHandover: payFirst });
    tx.emit({ type: "order_update", orderIds: orders.map((order) => order.id) });
    tx.emit({ type: "cash_changed" });
    tx.emit({ type: "invoices_changed" });
    const response = await paymentResponse(
      tx,
      ctx,
      required(await paidInvoice(tx, uuid), "the invoice just written"),
      mailer,
    );
    await mailReceipt(tx, response, { houseLanguage: settings.language, publicUrl });
    return response;
  });
}

interface UnpaidSale {
  readonly orders: readonly ChargedOrder[];
  readonly settings: Settings;
  readonly codes: readonly string[];
}

/** Returns the bill of orders without a paid part; counts the uses of its discount codes. */
export async function discountedBill(
  tx: Tx,
  ctx: StaffContext,
  { orders, settings, codes }: UnpaidSale,
): Promise<ChargedBill> {
  const { service, today, currency } = settings;
  if (codes.length === 0) return newBill(orders, { service });
  const request = { codes, listed: discountable(orders), today, currency };
  return newBill(orders, { service, codes: await takeDiscounts(tx, ctx, request) });
}

/**
 * Throws when the totals are not those that the cashier saw; the error carries the current figures, in decimals as on
 * the wire.
 */
function refuseChangedTotals(
  ctx: StaffContext,
  request: PaymentRequest,
  sale: SaleTotals,
  currency: string,
): void {
  const isSame =
    request.subTotal === sale.net &&
    request.taxTotal === sale.taxTotal &&
    request.serviceChargeTotal === sale.serviceCharge &&
    request.total === sale.payable;
  if (isSame) return;
  throw new AppError("total_changed", {
    details: {
      total: moneyText(ctx, sale.payable, currency),
      newSubTotal: decimalFromCents(sale.net),
      newTaxTotal: decimalFromCents(sale.taxTotal),
      newServiceChargeTotal: decimalFromCents(sale.serviceCharge),
      newTotal: decimalFromCents(sale.payable),
    },
  });
}
