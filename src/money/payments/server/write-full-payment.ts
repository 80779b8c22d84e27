import type { Settings } from "#core/settings/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { payOrders } from "../contract/payments.ts";
import type { Bill } from "./bill/bill.ts";
import { refuseByTotal } from "./buyer/refuse-buyer.ts";
import { resolveBuyer } from "./buyer/resolve-buyer.ts";
import type { Cashier } from "./cashier.ts";
import { takeTenders } from "./tenders.ts";
import { withheldOf } from "./withheld-of.ts";
import { writePayment } from "./write-payment.ts";

/** A sale that is paid at once with one way to pay. */
export interface FullPayment {
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
  readonly bill: Bill;
  readonly settings: Settings;
}

/** Writes the invoice of a whole sale with its one payment; refuses a buyer or a payment that the invoice could not carry. */
export async function writeFullPayment(
  tx: Tx,
  ctx: Cashier,
  { request, uuid, bill, settings }: FullPayment,
): Promise<void> {
  const buyer = await resolveBuyer(tx, ctx, { buyer: request, orders: bill.orders });
  await refuseByTotal(tx, ctx, buyer, bill.balance, settings);
  const withheld = await withheldOf(tx, { bill, part: bill.left, buyer });
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
  const tenders = await takeTenders(tx, ctx, given, {
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
