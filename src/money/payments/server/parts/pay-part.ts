import { compareFractions, type Fraction, fraction, NO_PART } from "#core/pricing/domain/fraction.ts";
import { readSettings, type Settings } from "#core/settings/server/public.ts";
import { decidePart, type PaidLinePart, type RequestedPart } from "#money/bills/domain/split-sale.ts";
import { mailReceipt, paymentResponse } from "#money/receipts/server/receipt-mail.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { type Cents, decimalFromCents, subtractCents, sumCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { withCombos } from "#service/orders/domain/combo-lines.ts";
import { mayPayFirst } from "#service/orders/domain/payment-status.ts";
import { tableGroups } from "#service/orders/domain/table-groups.ts";
import { chargeOrders, readOrders } from "#service/orders/server/public.ts";
import { codesOf } from "../../contract/named-codes.ts";
import type { payPart as definition } from "../../contract/payments.ts";
import { seatPortions } from "../../domain/seat-portions.ts";
import {
  accountBill,
  type ChargedBill,
  type ChargedOrder,
  insertBill,
  insertBillDiscounts,
  refuseUnpayable,
} from "../bill/bill.ts";
import { refuseByTotal } from "../buyer/refuse-buyer.ts";
import { resolveBuyer } from "../buyer/resolve-buyer.ts";
import { paidInvoice } from "../invoice-queries.ts";
import { discountedBill } from "../pay-orders.ts";
import { withheldVat } from "../sale-of-part.ts";
import { checkTenders } from "../tenders.ts";
import { writePayment } from "../write-payment.ts";

type PartPaymentRequest = BodyOf<typeof definition>;
type PartPaymentResponse = ResponseOf<typeof definition>;

/**
 * Charges a part of orders, or all that is left of them, with its own invoice and buyer. The first part freezes the
 * sale, a later one the rounds sent since; the last one marks the orders paid. It locks the orders and requires the
 * balance that the cashier saw, so that one of two equal parts at once is refused.
 */
export function payPart(
  ctx: StaffContext,
  request: PartPaymentRequest,
  { mailer, publicUrl }: Pick<Deps, "mailer" | "publicUrl">,
): Promise<PartPaymentResponse> {
  return ctx.inTenant(async (tx) => {
    const orders = await readOrders(tx, request.orderIds, "locked");
    const settings = await readSettings(tx, ctx.now);
    refuseUnpayable(orders, settings, request);
    refuseSeveralCards(orders);
    const bill = await billOfOrders(tx, ctx, { orders, request, settings });
    refuseChangedBalance(ctx, request, bill, settings);
    const decision = decidePart(bill.left, requestedPart(request, bill));
    if (!decision.ok) throw new AppError(decision.reason, { field: "part" });
    const balance = subtractCents(bill.balance, decision.amount);
    const { lines: part, amount } = decision;
    const payFirst = mayPayFirst(orders, settings.payFirst);
    if (request.completes && !payFirst)
      await chargeOrders(tx, ctx, orders, { completes: chargedWhole(bill, part, balance) });
    await writePart(tx, ctx, {
      request,
      bill: await ensureBill(tx, ctx, bill, balance),
      settings,
      part,
      amount,
      balance,
    });
    if (balance === 0) await chargeOrders(tx, ctx, orders, { awaitsHandover: payFirst });
    tx.emit({ type: "order_update", orderIds: orders.map((order) => order.id) });
    tx.emit({ type: "cash_changed" });
    tx.emit({ type: "invoices_changed" });
    const response = await paymentResponse(
      tx,
      ctx,
      required(await paidInvoice(tx, request.uuid), "the invoice just written"),
      mailer,
    );
    await mailReceipt(tx, response, { houseLanguage: settings.language, publicUrl });
    return { ...response, balance };
  });
}

/** A bill in parts belongs to one charging card, so that each card shows its own rest. */
function refuseSeveralCards(orders: readonly ChargedOrder[]): void {
  if (tableGroups(orders).length > 1) throw new AppError("invalid_input", { field: "orderIds" });
}

interface OrdersToPay {
  readonly orders: readonly ChargedOrder[];
  readonly request: PartPaymentRequest;
  readonly settings: Settings;
}

/** Returns the bill of exactly these orders; throws for orders that can only be charged with others. */
async function billOfOrders(
  tx: Tx,
  ctx: StaffContext,
  { orders, request, settings }: OrdersToPay,
): Promise<ChargedBill> {
  if (orders.every((order) => order.bill_id === null))
    return discountedBill(tx, ctx, { orders, settings, codes: codesOf(request) });
  const bill = await accountBill(tx, orders, settings);
  if (bill.orders.length !== orders.length) throw new AppError("order_partly_paid");
  return bill;
}

function refuseChangedBalance(
  ctx: StaffContext,
  request: PartPaymentRequest,
  bill: ChargedBill,
  { currency }: Settings,
): void {
  if (request.expectedBalance === bill.balance) return;
  throw new AppError("balance_changed", {
    details: {
      balance: moneyText(ctx, bill.balance, currency),
      newBalance: decimalFromCents(bill.balance),
    },
  });
}

export function requestedPart({ part }: Pick<PartPaymentRequest, "part">, bill: ChargedBill): RequestedPart {
  if (part.kind === "seat") {
    const seated = bill.lines.map((line, index) => ({
      seat: line.seat,
      left: required(bill.left[index], "what is left of a line").portion,
    }));
    return { kind: "lines", portions: seatPortions(seated, part.seat, part.sharesTable ?? false) };
  }
  if (part.kind !== "lines") return part;
  if (part.lines.some(({ order_line_id: id }) => bill.lines.every((line) => line.id !== id)))
    throw new AppError("not_found", { field: "part" });
  const portions = portionsTogether(part.lines, bill);
  return { kind: "lines", portions: bill.lines.map((line) => portions.get(line.id)) };
}

/** Returns the requested portions, with those of the other parts of their combos. */
function portionsTogether(
  requested: readonly { readonly order_line_id: OrderLineId; readonly portion: Fraction }[],
  bill: ChargedBill,
): Map<OrderLineId, Fraction> {
  const leftOf = new Map(bill.lines.map((line, index) => [line.id, bill.left[index]?.portion ?? NO_PART]));
  const decision = withCombos(
    requested.map(({ order_line_id: id, portion }) => ({
      id,
      share: fraction(portion.numerator, portion.denominator),
    })),
    bill.lines,
    {
      left: (line) => leftOf.get(line.id) ?? NO_PART,
      isSame: (a, b) => compareFractions(a, b) === 0,
    },
  );
  if (!decision.ok) throw new AppError(decision.reason, { details: { title: decision.title } });
  return new Map(decision.lines.map(({ line, share }) => [line.id, share]));
}

/** Returns the lines that this part pays off: a divided dish is ready when its last portion is paid. */
function chargedWhole(bill: ChargedBill, part: readonly PaidLinePart[], balance: Cents) {
  if (balance === 0) return bill.lines;
  return bill.lines.filter((_, index) => {
    const [taken, left] = [part[index]?.portion, bill.left[index]?.portion];
    return taken && left && left.numerator > 0 && compareFractions(taken, left) === 0;
  });
}

/**
 * Gives the bill a row once it is not paid at one go; rounds sent after its first part get a row with their totals.
 * The first part counts the uses of discount codes.
 */
async function ensureBill(
  tx: Tx,
  ctx: StaffContext,
  bill: ChargedBill,
  balance: Cents,
): Promise<ChargedBill> {
  if (bill.id === null && balance === 0) return bill;
  const { service } = bill.terms;
  let first = bill.id;
  for (const { id: frozen, orders, sale, discounts } of bill.rounds) {
    if (frozen !== null) continue;
    const { id } = await insertBill(tx, {
      account_id: required(orders[0], "the first order of rounds").account_id,
      discount_cents: sumCents(discounts.map(({ amount }) => amount)),
      service_bp: service.rate,
      is_service_taxed: service.isTaxed,
      total_cents: sale.payable,
      created_at: ctx.now,
      created_by: ctx.userId,
    });
    await insertBillDiscounts(tx, id, discounts);
    await chargeOrders(tx, ctx, orders, { billId: id });
    first ??= id;
  }
  return { ...bill, id: first };
}

interface DecidedPart {
  readonly request: PartPaymentRequest;
  readonly bill: ChargedBill;
  readonly settings: Settings;
  readonly part: readonly PaidLinePart[];
  readonly amount: Cents;
  readonly balance: Cents;
}

async function writePart(
  tx: Tx,
  ctx: StaffContext,
  { request, bill, settings, part, amount, balance }: DecidedPart,
): Promise<void> {
  const buyer = await resolveBuyer(tx, ctx, { buyer: request, orders: bill.orders });
  await refuseByTotal(tx, ctx, buyer, amount, settings);
  const withheld = await withheldVat(tx, { bill, part, buyer });
  const due = subtractCents(amount, withheld);
  const given = { tenders: request.tenders, due, customerId: buyer.customerId };
  const tenders = await checkTenders(tx, ctx, given, {
    paymentType: (index) => `tenders.${index}.paymentTypeId`,
    amount: (index) => `tenders.${index}.amount`,
    received: (index) => `tenders.${index}.received`,
    tip: (index) => `tenders.${index}.tip`,
  });
  const paying = { bill, tenders, buyer, withheld, businessDate: settings.today };
  await writePayment(tx, ctx, { ...paying, uuid: request.uuid, part, balance });
}
