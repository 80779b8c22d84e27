import { readSettings, type Settings } from "#core/settings/server/public.ts";
import {
  accountBill,
  activeLines,
  type ChargedBill,
  isOpen,
  shownDiscounts,
  shownTaxes,
} from "#money/payments/server/bill/bill.ts";
import { buyerById } from "#money/payments/server/buyer/resolve-buyer.ts";
import { newestInvoiceOf } from "#money/payments/server/invoice-queries.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readOrders } from "#service/orders/server/public.ts";
import type { Receipt } from "../contract/receipts.ts";
import { invoiceReceipt } from "./invoice-receipt.ts";
import { type ReceiptFigures, receiptView } from "./receipt-view.ts";

/**
 * Returns the receipt of orders before payment: the parts paid so far, and what is left. For paid orders it returns
 * the receipt of their newest invoice. Throws `nothing_to_print` without an active line.
 */
export function printOpenOrders(ctx: StaffContext, orderIds: readonly OrderId[]): Promise<Receipt> {
  return ctx.inTenant(async (tx) => {
    const requested = await readOrders(tx, orderIds);
    if (activeLines(requested).length === 0) throw new AppError("nothing_to_print");
    const unpaid = requested.filter(isOpen);
    const invoice = unpaid.length === 0 ? await newestInvoiceOf(tx, orderIds) : undefined;
    if (invoice) return invoiceReceipt(tx, ctx.now, invoice);
    const settings = await readSettings(tx, ctx.now);
    return accountReceipt(tx, ctx, await accountBill(tx, unpaid, settings), settings);
  });
}

async function accountReceipt(
  tx: Tx,
  ctx: StaffContext,
  bill: ChargedBill,
  settings: Settings,
): Promise<Receipt> {
  const { lines, orders, balance: left } = bill;
  const first = required(orders[0], "the order of an active line");
  const figures = figuresOf(bill, ctx.now);
  const paid = subtractCents(figures.payableTotal, left);
  return receiptView({
    head: {
      ...first,
      dining_option: first.delivery_type,
      waiter: first.waiter_name,
      customer_phone: (first.customer_id && (await buyerById(tx, first.customer_id))?.phone) ?? null,
    },
    lines: lines.map((line) => ({ ...line, title: line.item_title, is_courtesy: line.courtesy !== null })),
    orders,
    figures,
    payment: {
      feedbackPath: null,
      invoiceNo: null,
      invoiceType: null,
      receptor: null,
      paymentMethod: null,
      payments: [],
      discountCode: null,
      settled: paid > 0 ? { paid, left } : null,
      onAccount: null,
      document: null,
      received: null,
      change: null,
    },
    settings,
  });
}

function figuresOf(bill: ChargedBill, date: Date): ReceiptFigures {
  const { sale } = bill;
  return {
    itemsTotal: sale.net,
    taxTotal: sale.taxTotal,
    taxBreakdown: shownTaxes(sale.taxes),
    tributesTotal: ZERO_CENTS,
    serviceChargeTotal: sale.serviceCharge,
    discountTotal: sale.discount,
    discounts: shownDiscounts(bill),
    tipTotal: sale.tip,
    withheldTotal: ZERO_CENTS,
    payableTotal: sale.payable,
    date,
  };
}
