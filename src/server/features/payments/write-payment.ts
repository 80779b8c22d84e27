import type { BodyOf } from "../../../contract/define.ts";
import type { payOrders } from "../../../contract/orders.ts";
import type { CustomerId } from "../../../domain/ids.ts";
import { cents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import { decideChange } from "../../../domain/money/decide-change.ts";
import type { BusinessDate } from "../../../domain/periods/business-day.ts";
import type { SaleTotals } from "../../../domain/tax/sale-totals.ts";
import { takeNumber } from "../../platform/db/take-number.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { bindSale } from "../cash/public.ts";
import { insertInvoice, insertInvoiceParts, insertPayment } from "./invoice-queries.ts";
import { activePaymentType, customerById } from "./payment-queries.ts";
import { type ChargedOrder, standingLines } from "./sale.ts";

type Asked = BodyOf<typeof payOrders>;

export interface Charge {
  readonly orders: readonly ChargedOrder[];
  readonly sale: SaleTotals;
  readonly businessDate: BusinessDate;
}

/**
 * Writes the invoice with its frozen parts and the payment of a locked, checked sale. Refuses an unknown customer
 * or payment type and money that does not suffice; the invoice number is taken after all of that.
 */
export async function writePayment(
  tx: Tx,
  ctx: StaffContext,
  asked: Asked,
  { orders, sale, businessDate }: Charge,
): Promise<void> {
  const type = await activePaymentType(tx, asked.selectedPaymentType);
  if (!type) throw new AppError("payment_type_unknown", { field: "selectedPaymentType" });
  const first = found(orders[0]);
  const customerId = await customerOf(tx, asked, first);
  const tip = asked.tipAmount ?? ZERO_CENTS;
  const received = asked.received ?? null;
  const decision = decideChange(received, cents(sale.payable + tip));
  if (!decision.ok)
    throw new AppError("invalid_input", { fields: [{ field: "received", code: "too_small" }] });
  const cashSessionId = await bindSale(tx, ctx);
  const made = {
    ...{ client_uuid: asked.uuid, business_date: businessDate, tip_cents: tip },
    ...{ created_at: ctx.now, created_by: ctx.userId },
  };
  const invoice = await insertInvoice(tx, {
    ...made,
    invoice_no: await takeNumber(tx, "invoice"),
    account_id: first.account_id,
    invoice_type: asked.invoiceType,
    customer_id: customerId,
    receptor: asked.receptor ?? null,
    table_title: first.table_title,
    floor: first.floor,
    dining_option: first.dining_option,
    sub_total_cents: sale.net,
    tax_total_cents: sale.taxTotal,
    service_charge_total_cents: sale.serviceCharge,
    discount_cents: sale.discount,
    total_cents: sale.payable,
  });
  if (!invoice) throw new AppError("idempotency_key_reused");
  const orderIds = orders.map((order) => order.id);
  await insertInvoiceParts(tx, invoice.id, { orderIds, lines: standingLines(orders), sale });
  await insertPayment(tx, {
    ...made,
    invoice_id: invoice.id,
    payment_type_id: type.id,
    payment_type_title: type.title,
    amount_cents: sale.payable,
    received_cents: received,
    change_cents: decision.change,
    cash_session_id: cashSessionId,
  });
}

async function customerOf(tx: Tx, asked: Asked, order: ChargedOrder): Promise<CustomerId | null> {
  if (asked.customerId === undefined || asked.customerId === null) return order.customer_id;
  const customer = await customerById(tx, asked.customerId);
  if (!customer) throw new AppError("customer_unknown", { field: "customerId" });
  return customer.id;
}
