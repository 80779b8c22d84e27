import type { Settings } from "#core/settings/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { type Cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { payOrders } from "../contract/payments.ts";
import type { ChargedBill } from "./bill/bill.ts";
import { refuseByTotal } from "./buyer/refuse-buyer.ts";
import { resolveBuyer } from "./buyer/resolve-buyer.ts";
import { discountsOfPart } from "./discounts-of-part.ts";
import { type PaidBillPart, saleOfPart, withheldVat } from "./sale-of-part.ts";
import { type Cashier, checkTenders } from "./tenders.ts";
import { writeSale } from "./write-sale.ts";

/** The part of a locked bill that is paid, with all decisions about it. */
interface CheckedPayment extends PaidBillPart {
  readonly uuid: string;
  /** Left to pay afterwards. */
  readonly balance: Cents;
}

/** Writes the invoice of a part of a bill. */
export async function writePayment(tx: Tx, ctx: Cashier, payment: CheckedPayment): Promise<void> {
  const { uuid, bill, buyer, tenders, balance } = payment;
  const first = required(bill.orders[0], "the first order of a bill");
  await writeSale(tx, ctx, await saleOfPart(tx, payment), {
    uuid,
    tenders,
    customerId: buyer.customerId,
    waiterId: first.waiter_id,
    discounts: await discountsOfPart(tx, bill, payment.part),
    place: {
      account_id: first.account_id,
      bill_id: bill.id,
      balance_cents: balance,
      table_title: first.table_title,
      floor: first.floor,
      dining_option: first.delivery_type,
    },
  });
}

/** A sale that is paid at once with one payment type. */
interface FullPayment {
  readonly request: Pick<
    BodyOf<typeof payOrders>,
    | "selectedPaymentType"
    | "tipAmount"
    | "withheld"
    | "received"
    | "customerId"
    | "invoiceType"
    | "invoice_type"
    | "receptor"
    | "receptor_json"
  >;
  readonly uuid: string;
  readonly bill: ChargedBill;
  readonly settings: Settings;
}

/**
 * Writes the invoice of a whole sale with its one payment; throws for a buyer or a payment that the invoice cannot
 * carry.
 */
export async function writeFullPayment(
  tx: Tx,
  ctx: Cashier,
  { request, uuid, bill, settings }: FullPayment,
): Promise<void> {
  const buyer = await resolveBuyer(tx, ctx, { buyer: request, orders: bill.orders });
  await refuseByTotal(tx, ctx, buyer, bill.balance, settings);
  const withheld = await withheldVat(tx, { bill, part: bill.left, buyer });
  if (withheld !== (request.withheld ?? withheld))
    throw new AppError("invalid_input", { fields: [{ field: "withheld", code: "amounts_differ" }] });
  const due = subtractCents(bill.balance, withheld);
  const tender = {
    uuid,
    paymentTypeId: request.selectedPaymentType,
    amount: due,
    tip: request.tipAmount ?? ZERO_CENTS,
    received: request.received ?? null,
  };
  const given = { tenders: [tender], due, customerId: buyer.customerId };
  const tenders = await checkTenders(tx, ctx, given, {
    paymentType: () => "selectedPaymentType",
    amount: () => "total",
    received: () => "received",
    tip: () => "tipAmount",
  });
  await writePayment(tx, ctx, {
    uuid,
    bill,
    part: bill.left,
    tenders,
    buyer,
    withheld,
    businessDate: settings.today,
    balance: ZERO_CENTS,
  });
}
