import type { Receipt } from "../../../../contract/receipts.ts";
import type { BillId, OrderId } from "../../../../domain/ids.ts";
import { subtractCents, sumCents, ZERO_CENTS } from "../../../../domain/money/cents.ts";
import { taxGroupKey } from "../../../../domain/tax/tax-breakdown.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { AppError, required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readOrders } from "../../orders/public.ts";
import { readSettings, type Settings } from "../../settings/public.ts";
import { type Bill, newBill, readBill } from "../bill/bill.ts";
import { ordersOfBill } from "../bill/bill-queries.ts";
import { activeLines, type ChargedOrder, shownTaxes } from "../bill/charged-order.ts";
import { buyerById } from "../buyer/buyer-queries.ts";
import { newestInvoiceOf } from "../invoice-queries.ts";
import { invoiceReceipt } from "./invoice-receipt.ts";
import { type ReceiptFigures, receiptView } from "./receipt-view.ts";

/**
 * The receipt of orders before payment: what was paid of them in parts, and what is left. Of orders that are paid already
 * the receipt of their newest invoice. Refuses `nothing_to_print` without an active line.
 */
export function printOpenOrders(ctx: StaffContext, orderIds: readonly OrderId[]): Promise<Receipt> {
  return ctx.inTenant(async (tx) => {
    const asked = await readOrders(tx, orderIds);
    if (activeLines(asked).length === 0) throw new AppError("nothing_to_print");
    const unpaid = asked.filter((order) => order.payment_status === "unpaid" && order.cancelled_at === null);
    const invoice = unpaid.length === 0 ? await newestInvoiceOf(tx, orderIds) : undefined;
    if (invoice) return invoiceReceipt(tx, ctx.now, invoice);
    const settings = await readSettings(tx, ctx.now);
    return accountReceipt(tx, ctx, await billsOf(tx, unpaid, settings), settings);
  });
}

/** The bills that are being paid in parts, whole, and the other orders as the sale they would be together. */
async function billsOf(tx: Tx, orders: readonly ChargedOrder[], { service }: Settings): Promise<Bill[]> {
  const billIds = [
    ...new Set(orders.flatMap(({ bill_id }): BillId[] => (bill_id === null ? [] : [bill_id]))),
  ];
  const bills: Bill[] = [];
  for (const id of billIds)
    bills.push(await readBill(tx, id, await readOrders(tx, await ordersOfBill(tx, id))));
  const others = orders.filter(({ bill_id }) => bill_id === null);
  return activeLines(others).length === 0 ? bills : [...bills, newBill(others, { service, discount: null })];
}

async function accountReceipt(
  tx: Tx,
  ctx: StaffContext,
  bills: readonly Bill[],
  settings: Settings,
): Promise<Receipt> {
  const lines = bills.flatMap((bill) => bill.lines);
  const orders = bills.flatMap((bill) => bill.orders).filter((order) => order.cancelled_at === null);
  const first = required(orders[0], "the order of an active line");
  const figures = figuresOf(bills, ctx.now);
  const left = sumCents(bills.map((bill) => bill.balance));
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

function figuresOf(bills: readonly Bill[], date: Date): ReceiptFigures {
  const sum = (key: "net" | "taxTotal" | "serviceCharge" | "discount" | "tip" | "payable") =>
    sumCents(bills.map(({ sale }) => sale[key]));
  const taxes = Map.groupBy(
    bills.flatMap(({ sale }) => shownTaxes(sale.taxes)),
    taxGroupKey,
  );
  return {
    itemsTotal: sum("net"),
    taxTotal: sum("taxTotal"),
    taxBreakdown: [...taxes.values()].flatMap((groups) => {
      const [group] = groups;
      if (!group) return [];
      const total = (key: "base" | "amount") => sumCents(groups.map((tax) => tax[key]));
      return [{ ...group, base: total("base"), amount: total("amount") }];
    }),
    serviceChargeTotal: sum("serviceCharge"),
    discountTotal: sum("discount"),
    tipTotal: sum("tip"),
    withheldTotal: ZERO_CENTS,
    payableTotal: sum("payable"),
    date,
  };
}
