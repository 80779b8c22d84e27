import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { billRequestStatuses } from "../domain/orders/bill-request.ts";
import { diningOptions } from "../domain/orders/dining-option.ts";
import { invoiceTypes } from "../domain/orders/invoice-type.ts";
import { lineStatuses } from "../domain/orders/line-status.ts";
import { orderCustomerTypes, orderSources } from "../domain/orders/order-customer.ts";
import { orderStatuses } from "../domain/orders/order-status.ts";
import { paymentStatuses } from "../domain/orders/payment-status.ts";
import { voidReasons } from "../domain/orders/void-line.ts";
import { taxTypes } from "../domain/tax/tax-type.ts";
import { approval } from "./approvals.ts";
import { route } from "./define.ts";
import { buyer, receptor } from "./receptor.ts";
import { screenAccess } from "./screen-access.ts";
import { paymentType, printSettings, storeSettings } from "./settings.ts";
import { clientUuid, idOf, idTextOf, instant, messageReply, money, percent, text } from "./wire.ts";

export const orderItem = z.object({
  id: idOf("OrderLine"),
  order_id: idOf("Order"),
  item_id: idOf("MenuItem"),
  item_title: z.string(),
  category_id: idOf("Category").nullable(),
  category_title: z.string().nullable(),
  station_id: idOf("Station"),
  variant_id: idOf("Variant").nullable(),
  variant_title: z.string().nullable(),
  variant_price: money.nullable(),
  price: money,
  quantity: z.number().int(),
  status: z.enum(lineStatuses),
  date: instant,
  status_date: instant,
  addons: z.array(z.object({ id: idOf("Addon"), title: z.string(), price: money })),
  notes: z.string().nullable(),
  /** Who at the table eats it. */
  seat: z.number().int().nullable(),
  /** What one piece would cost, and why it is given for free; null for what is sold. */
  courtesy: z.object({ price: money, reason: z.string() }).nullable(),
});
export type OrderItem = z.output<typeof orderItem>;

export const order = z.object({
  id: idOf("Order"),
  order_no: z.number().int(),
  account_id: idOf("Account"),
  round: z.number().int(),
  date: instant,
  delivery_type: z.enum(diningOptions),
  source: z.enum(orderSources),
  /** Of the order at the delivery platform. */
  external_number: z.string().nullable(),
  customer_type: z.enum(orderCustomerTypes),
  customer_id: idOf("Customer").nullable(),
  customer_name: z.string().nullable(),
  /** Derived from its items, as `orderStatus` of the domain says. */
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  token_no: z.number().int(),
  table_id: idOf("Table").nullable(),
  table_title: z.string().nullable(),
  floor: z.string().nullable(),
  items: z.array(orderItem),
  /** Struck through: dishes that were voided after a station had begun them. */
  voided_items: z.array(
    z.object({
      id: idOf("OrderLine"),
      item_title: z.string(),
      variant_title: z.string().nullable(),
      quantity: z.number().int(),
      reason: z.enum(voidReasons),
    }),
  ),
});
export type Order = z.output<typeof order>;

/** The open account(s) of one table, or one account without a table (specification, operations §3 "Table group"). */
export const tableGroup = z.object({
  table_id: idOf("Table").nullable(),
  table_title: z.string().nullable(),
  floor: z.string().nullable(),
  delivery_type: z.enum(diningOptions),
  /** The open accounts of the card, the longest open first: at a table there may be several parties. */
  accounts: z.array(
    z.object({
      id: idOf("Account"),
      people: z.number().int().nullable(),
      waiter_id: idOf("User").nullable(),
      waiter_name: z.string().nullable(),
      opened_at: instant,
    }),
  ),
  /** The orders that are not cancelled, of the open accounts; in an account that is paid in parts some are paid. */
  orders: z.array(order),
  /** Those that can still be acted on: neither paid nor cancelled. */
  order_ids: z.array(idOf("Order")),
  /** What `order_ids` cost together, before tip and discount. */
  balance: money,
  billRequest: z.object({ status: z.enum(billRequestStatuses), date: instant.nullable() }).nullable(),
});
export type TableGroup = z.output<typeof tableGroup>;

/** Everybody who is led to the open accounts or to charging reads them. */
const seeOrders = screenAccess("orders", "orderCharge");

export const listOrders = route({
  method: "GET",
  path: "/orders",
  summary: "The open accounts, grouped by table.",
  access: seeOrders,
  response: z.object({
    groups: z.array(tableGroup),
    /** The server's clock, so that the minutes on a card do not depend on the device's. */
    now: instant,
  }),
});

export const ordersInit = route({
  method: "GET",
  path: "/orders/init",
  summary: "Settings and payment types for the open accounts and for charging.",
  access: seeOrders,
  response: z.object({ storeSettings, printSettings, paymentTypes: z.array(paymentType) }),
});

export const updateLineStatus = route({
  method: "POST",
  path: "/orders/update-status/:itemId",
  summary: "Sets one ordered item to preparing, completed, delivered or cancelled.",
  access: { staff: actions["order.changeStatus"] },
  params: z.object({ itemId: idTextOf("OrderLine") }),
  body: z.object({
    status: z.enum(["preparing", "completed", "delivered", "cancelled"]),
    /** Why a dish that was begun is cancelled; `other` unless told. */
    reason: z.enum(voidReasons).optional(),
    approval,
  }),
  response: messageReply,
  errors: [
    "not_found",
    "line_status_refused",
    "order_already_paid",
    "insufficient_stock",
    "item_sold_out",
    "order_partly_paid",
    "approval_required",
    "approval_invalid",
  ] as const,
});

const orderIds = z.array(idOf("Order")).min(1).max(100);

export const cancelOrders = route({
  method: "POST",
  path: "/orders/cancel",
  summary:
    "Cancels unpaid orders with all their items, all or none; ingredients of items not yet started return to stock.",
  access: { staff: actions["order.cancel"] },
  body: z.object({
    orderIds,
    /** Why dishes that were begun are cancelled; `other` unless told. */
    reason: z.enum(voidReasons).optional(),
  }),
  response: messageReply,
  errors: ["not_found", "order_already_paid", "order_partly_paid"],
});

export const completeOrders = route({
  method: "POST",
  path: "/orders/complete",
  summary: "Completes every open item of the orders, so that they can be charged.",
  access: { staff: actions["order.complete"] },
  body: z.object({ orderIds }),
  response: messageReply,
  errors: ["not_found", "order_already_paid", "order_cancelled"],
});

export const taxLine = z.object({ rate: percent, type: z.enum(taxTypes), base: money, amount: money });

/** The sale as its tax document will have it (docs/decisions/0017); the tip is in none of these. */
export const fiscalTotals = z.object({
  /** Lines at the prices of the menu: what a discount is taken from. */
  items_total: money,
  discount_total: money,
  /** Without tax, after the discount, with a taxed service charge. */
  taxed_base: money,
  untaxed_base: money,
  tax_total: money,
  service_charge_total: money,
  is_service_charge_taxed: z.boolean(),
  total: money,
});

const portion = z.object({ numerator: z.number().int(), denominator: z.number().int() });

/** What is left to pay of a line. */
export const payableLine = z.object({
  order_line_id: idOf("OrderLine"),
  seat: z.number().int().nullable(),
  amount: money,
  /** Of the line as it was ordered. */
  portion_left: portion,
});
export type PayableLine = z.output<typeof payableLine>;

/** A part of a bill that was paid and stands. */
export const paidPart = z.object({
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  amount: money,
  tip_amount: money,
  methods: z.array(z.string()),
  customer_name: z.string().nullable(),
  date: instant,
});
export type PaidPart = z.output<typeof paidPart>;

export const paymentSummary = route({
  method: "POST",
  path: "/orders/complete-order-payment-summary",
  summary: "What the orders cost, computed by the server.",
  access: { staff: actions["order.charge"] },
  body: z.object({
    orderIds,
    /** The figures with this code taken off; one that cannot be used is refused. */
    discountCode: text(40).nullable().optional(),
  }),
  response: z.object({
    /** What would be paid: orders that are paid or cancelled already are not among them; while a bill is being paid in parts, only its orders. */
    orders: z.array(order),
    summary: z.object({ subtotal: money, tax_total: money, service_charge_total: money, total: money }),
    breakdown: z.object({
      productos_total: money,
      impuestos_total: money,
      cargo_servicio: money,
      total_final: money,
    }),
    taxBreakdown: z.array(taxLine),
    fiscal_totals: fiscalTotals,
    discount: z.object({ amount: money, code: z.string() }).nullable(),
    /** What is left to pay: the total, less the parts that were paid. */
    balance: money,
    lines: z.array(payableLine),
    parts: z.array(paidPart),
    /** The tip the house suggests for the balance; null when it suggests none. */
    tip_suggestion: z.object({ rate: percent, amount: money }).nullable(),
    service_charge_rate: percent,
  }),
  errors: ["not_found", "discount_invalid"],
  // It only reads; it is a POST because it takes a list.
  idempotency: "natural",
});

export const receiptLine = z.object({
  title: z.string(),
  variant_title: z.string().nullable(),
  addons: z.array(z.object({ title: z.string(), price: money })),
  notes: z.string().nullable(),
  quantity: z.number().int(),
  price: money,
  line_total: money,
  /** Whether it is on the house, which is why it costs nothing. */
  is_courtesy: z.boolean(),
});

/** What a printed receipt shows (specification, back-office §3 "Receipt details"). */
export const receipt = z.object({
  lines: z.array(receiptLine),
  deliveryType: z.enum(diningOptions),
  customerName: z.string().nullable(),
  customerPhone: z.string().nullable(),
  tableTitle: z.string().nullable(),
  floor: z.string().nullable(),
  itemsTotal: money,
  taxTotal: money,
  taxBreakdown: z.array(taxLine),
  serviceChargeTotal: money,
  discountTotal: money,
  tipTotal: money,
  payableTotal: money,
  tokenNo: z.number().int().nullable(),
  orderNos: z.array(z.number().int()),
  invoiceNo: z.number().int().nullable(),
  invoiceType: z.enum(invoiceTypes).nullable(),
  /** The buyer as the invoice names them; null before payment, and for a customer nobody asked for a document. */
  receptor: receptor.nullable(),
  /** Every way it was paid with, as one text. */
  paymentMethod: z.string().nullable(),
  payments: z.array(
    z.object({ method: z.string(), amount: money, tip: money, reference: z.string().nullable() }),
  ),
  discountCode: z.string().nullable(),
  received: money.nullable(),
  change: money.nullable(),
  waiter: z.string().nullable(),
  date: instant,
  storeSettings,
  printSettings,
});
export type Receipt = z.output<typeof receipt>;

const notNegative = money.refine((amount) => amount >= 0);

/**
 * What became of the buyer's mail: `success` when it is on its way to `to`, else why it is not. Whether it arrives is
 * not known yet: nobody waits for a mail server while paying.
 */
export const emailSent = z.object({ success: z.boolean(), to: z.string(), error: z.string().nullable() });

export const paymentReply = z.object({
  message: z.string(),
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  invoice_type: z.enum(invoiceTypes),
  receptor: receptor.nullable(),
  /** Null when the buyer has no address to write to. */
  emailSent: emailSent.nullable(),
  receipt,
});

export const payOrders = route({
  method: "POST",
  path: "/orders/complete-and-pay-order",
  summary:
    "Takes the payment of the orders and makes the invoice. Totals are compared with the server's own; a difference is refused.",
  access: { staff: actions["order.charge"] },
  body: z.object({
    /** Of the payment, made when the dialog opened; without one the server makes it, and only the idempotency key tells a repetition. */
    uuid: clientUuid.optional(),
    orderIds,
    /** The four figures of the payment summary as the cashier saw them; `total` is without the tip, after the discount. */
    subTotal: money,
    taxTotal: money,
    serviceChargeTotal: money,
    total: money,
    selectedPaymentType: idOf("PaymentType"),
    discountCode: text(40).nullable().optional(),
    tipAmount: notNegative.optional(),
    /** What the guest handed over, for the change; at least total and tip. */
    received: notNegative.nullable().optional(),
    ...buyer.shape,
  }),
  response: paymentReply,
  errors: [
    "not_found",
    "order_already_paid",
    "order_cancelled",
    "order_not_payable",
    "nothing_payable",
    "order_partly_paid",
    "payment_type_unknown",
    "total_changed",
    "customer_unknown",
    "customer_required",
    "discount_invalid",
    "ccf_data_missing",
    "identification_required",
    "cash_session_required",
    "idempotency_key_reused",
  ] as const,
});

export const orderReceipt = route({
  method: "POST",
  path: "/orders/receipt",
  summary: "The receipt of open orders, for printing before or without payment.",
  access: seeOrders,
  body: z.object({ orderIds }),
  response: receipt,
  errors: ["not_found", "nothing_to_print"],
  // It only reads; it is a POST because it takes a list.
  idempotency: "natural",
});
