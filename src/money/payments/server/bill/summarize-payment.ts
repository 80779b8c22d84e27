import type { SaleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { ServiceCharge } from "#core/pricing/domain/service-charge.ts";
import { readSettings, type Settings } from "#core/settings/server/public.ts";
import { discountable, newBill } from "#money/bills/server/bill.ts";
import { readDiscounts } from "#money/discounts/server/discount.ts";
import { suggestTip } from "#money/tips/domain/suggest-tip.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, sumCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readOrders } from "#service/orders/server/public.ts";
import { codesOf } from "../../contract/named-codes.ts";
import type { PayableLine, paymentSummary } from "../../contract/payments.ts";
import { identificationFrom, isDistrictNamed } from "../buyer/generation-in-force.ts";
import {
  accountBill,
  type ChargedBill,
  paidParts,
  receptorOfGuest,
  shownDiscounts,
  shownTaxes,
} from "./bill.ts";

type SummaryRequest = BodyOf<typeof paymentSummary>;
type Summary = ResponseOf<typeof paymentSummary>;

/**
 * Returns what the orders cost, without those paid or cancelled; paying compares these figures. While an account is
 * being paid in parts, rounds sent since belong to the same bill.
 */
export function summarizePayment(ctx: StaffContext, request: SummaryRequest): Promise<Summary> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    const bill = await billToPay(tx, ctx, request, settings);
    const { sale, terms } = bill;
    return {
      orders: [...bill.orders],
      ...saleView(sale),
      taxBreakdown: shownTaxes(sale.taxes),
      fiscal_totals: fiscalTotals(sale, terms.service),
      discounts: discountViews(bill),
      discountable_total: discountable(bill.orders),
      balance: bill.balance,
      identification_threshold: await identificationFrom(tx, ctx.now, settings.identificationThreshold),
      is_district_named: await isDistrictNamed(tx, ctx.now),
      guest_receptor: await receptorOfGuest(
        tx,
        bill.orders.map(({ id }) => id),
      ),
      lines: payableLines(bill),
      parts: await paidParts(
        tx,
        bill.rounds.flatMap(({ id }) => id ?? []),
      ),
      tip_suggestion: tipView(bill.balance, settings),
      service_charge_rate: terms.service.rate,
    };
  });
}

/** Returns what is taken off, with the reason and the share of what somebody gave on the bill. */
function discountViews(bill: ChargedBill): Summary["discounts"] {
  const given = new Map(
    bill.orders.flatMap(({ bill_discount: one }) => (one ? [[one.id, one] as const] : [])),
  );
  return shownDiscounts(bill).map(({ kind, code, amount, manualId }) => ({
    kind,
    code,
    amount,
    ...termsOf(manualId === null ? undefined : given.get(manualId)),
  }));
}

function termsOf(given: ChargedBill["orders"][number]["bill_discount"] | undefined) {
  const value = given?.value;
  return { reason: given?.reason ?? null, percent: value?.type === "percentage" ? value.percent : null };
}

function payableLines(bill: ChargedBill): PayableLine[] {
  return bill.lines.map((line, index) => {
    const left = required(bill.left[index], "what is left of a line");
    return {
      order_line_id: line.id,
      seat: line.seat,
      amount: left.figures.amount,
      portion_left: left.portion,
    };
  });
}

/** Returns the bill of the open orders, with the discount codes that are named. */
export async function billToPay(
  tx: Tx,
  ctx: StaffContext,
  request: SummaryRequest,
  settings: Settings,
): Promise<ChargedBill> {
  const bill = await accountBill(tx, await readOrders(tx, request.orderIds), settings);
  const codes = codesOf(request);
  if (bill.id !== null || codes.length === 0) return bill;
  const { service, today, currency } = settings;
  const discounts = { codes, listed: discountable(bill.orders), today, currency };
  return newBill(bill.orders, { service, codes: await readDiscounts(tx, ctx, discounts) });
}

function saleView(sale: SaleTotals): Pick<Summary, "summary" | "breakdown"> {
  const { net, taxTotal, serviceCharge, payable } = sale;
  return {
    summary: { subtotal: net, tax_total: taxTotal, service_charge_total: serviceCharge, total: payable },
    breakdown: {
      productos_total: net,
      impuestos_total: taxTotal,
      cargo_servicio: serviceCharge,
      total_final: payable,
    },
  };
}

/** Sums the tax groups the way a tax document does. */
function fiscalTotals(sale: SaleTotals, service: ServiceCharge): Summary["fiscal_totals"] {
  const base = (isTaxed: boolean): Cents =>
    sumCents(sale.taxes.filter(({ type }) => (type !== "other") === isTaxed).map(({ net }) => net));
  return {
    items_total: sale.listed,
    discount_total: sale.discount,
    taxed_base: base(true),
    untaxed_base: base(false),
    tax_total: sale.taxTotal,
    service_charge_total: sale.serviceCharge,
    is_service_charge_taxed: service.isTaxed,
    total: sale.payable,
  };
}

function tipView(balance: Cents, { tipSuggestion: rate }: Settings): Summary["tip_suggestion"] {
  const amount = suggestTip(balance, rate);
  return amount === null || rate === null ? null : { rate, amount };
}
