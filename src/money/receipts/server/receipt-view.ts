import { lineAmount, type PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { Settings } from "#core/settings/server/public.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { ComboOfLine } from "#service/orders/domain/combo-lines.ts";
import type { FrozenAddon } from "#service/orders/domain/frozen-addon.ts";
import type { Receipt } from "../contract/receipts.ts";

interface PrintedLine {
  readonly title: string;
  readonly variant_title: string | null;
  readonly addons: readonly FrozenAddon[];
  readonly notes: string | null;
  readonly is_courtesy: boolean;
  readonly combo: ComboOfLine | null;
  readonly priced: Pick<PricedLine, "unitPrice" | "quantity" | "discount">;
}

/** A receipt's data about the visit, equal for open orders and invoices. */
interface ReceiptHead {
  readonly dining_option: DiningOption;
  readonly customer_name: string | null;
  readonly table_title: string | null;
  readonly floor: string | null;
  readonly waiter: string | null;
  readonly customer_phone: string | null;
}

export type ReceiptFigures = Pick<
  Receipt,
  | "itemsTotal"
  | "taxTotal"
  | "taxBreakdown"
  | "tributesTotal"
  | "serviceChargeTotal"
  | "discountTotal"
  | "discounts"
  | "tipTotal"
  | "withheldTotal"
  | "payableTotal"
  | "date"
>;

/** Fields that only a paid receipt has. */
type ReceiptPayment = Pick<
  Receipt,
  | "feedbackPath"
  | "invoiceNo"
  | "invoiceType"
  | "receptor"
  | "paymentMethod"
  | "payments"
  | "discountCode"
  | "settled"
  | "onAccount"
  | "document"
  | "received"
  | "change"
>;

interface ReceiptSource {
  readonly head: ReceiptHead;
  readonly lines: readonly PrintedLine[];
  readonly orders: readonly { readonly token_no: number; readonly order_no: number }[];
  readonly figures: ReceiptFigures;
  readonly payment: ReceiptPayment;
  readonly settings: Pick<Settings, "store" | "print">;
}

/** Builds the receipt field by field. The token is that of the first order. */
export function receiptView({ head, lines, orders, figures, payment, settings }: ReceiptSource): Receipt {
  return {
    lines: lines.map(receiptLineView),
    feedbackPath: payment.feedbackPath,
    deliveryType: head.dining_option,
    customerName: head.customer_name,
    customerPhone: head.customer_phone,
    tableTitle: head.table_title,
    floor: head.floor,
    itemsTotal: figures.itemsTotal,
    taxTotal: figures.taxTotal,
    taxBreakdown: figures.taxBreakdown,
    tributesTotal: figures.tributesTotal,
    serviceChargeTotal: figures.serviceChargeTotal,
    discountTotal: figures.discountTotal,
    discounts: figures.discounts,
    tipTotal: figures.tipTotal,
    withheldTotal: figures.withheldTotal,
    payableTotal: figures.payableTotal,
    tokenNo: orders[0]?.token_no ?? null,
    orderNos: orders.map((order) => order.order_no),
    invoiceNo: payment.invoiceNo,
    invoiceType: payment.invoiceType,
    receptor: payment.receptor,
    paymentMethod: payment.paymentMethod,
    payments: payment.payments,
    discountCode: payment.discountCode,
    settled: payment.settled,
    onAccount: payment.onAccount,
    document: payment.document,
    received: payment.received,
    change: payment.change,
    waiter: head.waiter,
    date: figures.date,
    storeSettings: settings.store,
    printSettings: settings.print,
  };
}

function receiptLineView(line: PrintedLine): Receipt["lines"][number] {
  const { unitPrice, quantity } = line.priced;
  return {
    title: line.title,
    variant_title: line.variant_title,
    addons: line.addons.map(({ title, price }) => ({ title, price })),
    notes: line.notes,
    quantity,
    price: unitPrice,
    line_total: lineAmount(line.priced),
    discount: line.priced.discount ?? ZERO_CENTS,
    is_courtesy: line.is_courtesy,
    combo: line.combo && { uuid: line.combo.uuid, title: line.combo.title },
  };
}
