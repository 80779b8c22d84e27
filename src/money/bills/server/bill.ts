import {
  afterLineDiscounts,
  type BillDiscount,
  type ManualDiscount,
  manualAmounts,
} from "#core/pricing/domain/bill-discounts.ts";
import { type DiscountCode, decideLaterDiscount } from "#core/pricing/domain/decide-discount.ts";
import { fraction, NO_PART } from "#core/pricing/domain/fraction.ts";
import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import type { SaleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { ServiceCharge } from "#core/pricing/domain/service-charge.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import {
  type ServedOrder,
  type ServiceChargeTerms,
  serviceChargeFor,
} from "#core/service-charge/domain/service-charge-terms.ts";
import type { BillId, DiscountCodeId, InvoiceId, OrderId, OrderLineId } from "#platform/domain/ids.ts";
import {
  basisPoints,
  type Cents,
  cents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { type CalendarDate, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { required } from "#platform/server/http/app-error.ts";
import { activeLines, type LineStatus } from "#service/orders/domain/line-status.ts";
import { billFigures, isUntouched } from "../domain/bill-figures.ts";
import type { PaidLinePart } from "../domain/split-sale.ts";
import type { DiscountTerms, FrozenDiscountRow, FrozenRow, PaidLineRow } from "./bill-queries.ts";

/** The fields of an order that a bill uses. */
export interface BilledOrder extends ServedOrder {
  readonly id: OrderId;
  readonly bill_id: BillId | null;
  /** The discount that somebody gave on the bill of its account. */
  readonly bill_discount: ManualDiscount | null;
  readonly lines: readonly {
    readonly id: OrderLineId;
    readonly status: LineStatus;
    readonly priced: PricedLine;
  }[];
}

type LineOf<Order extends BilledOrder> = Order["lines"][number];

/** The discount of a code. */
export interface SaleDiscount {
  readonly id: DiscountCodeId;
  readonly code: string;
  readonly amount: Cents;
}

/** Terms of a sale besides its lines. */
export interface SaleTerms {
  readonly service: ServiceCharge;
  /** All that is taken off the bill beside the discounts of its lines: codes first, then what people gave. */
  readonly discounts: readonly BillDiscount[];
}

/** Rounds that became the bill together, or joined it together. */
export interface BillRounds<Order extends BilledOrder> {
  /** Null while no part with these rounds is paid. */
  readonly id: BillId | null;
  readonly orders: readonly Order[];
  readonly sale: SaleTotals;
  /** The discounts on them beside those of their lines. */
  readonly discounts: readonly BillDiscount[];
  /** True when nothing of them is paid. */
  readonly isUntouched: boolean;
}

/** Orders that are paid together, with everything already paid: the only place that says what they owe. */
export interface Bill<Order extends BilledOrder> {
  /** Bill of the first rounds; null while no part is paid. */
  readonly id: BillId | null;
  readonly orders: readonly Order[];
  readonly lines: readonly LineOf<Order>[];
  readonly terms: SaleTerms;
  readonly sale: SaleTotals;
  /** Figures of each line in the whole bill, in the order of `lines`. */
  readonly whole: readonly LineFigures[];
  /** Unpaid rest of each line, in the order of `lines`. */
  readonly left: readonly PaidLinePart[];
  readonly balance: Cents;
  /** Rounds in the order of payment; those that came after all parts, if any, last. */
  readonly rounds: readonly BillRounds<Order>[];
}

/** The restaurant's terms for a sale of today. */
export interface BillTerms {
  readonly service: ServiceChargeTerms;
  readonly today: CalendarDate;
}

/** Rows that belong to the bills of orders. */
export interface BillRows {
  readonly frozen: readonly FrozenRow[];
  readonly frozenDiscounts: readonly FrozenDiscountRow[];
  readonly paid: readonly PaidLineRow[];
  /** Current terms of the codes on them. */
  readonly codes: readonly DiscountTerms[];
}

/**
 * Makes a bill without any payment, with the service charge that the restaurant asks for these orders and the discounts
 * that people gave on their accounts, each of what the codes and the ones before left (docs/decisions/0123).
 */
export function newBill<Order extends BilledOrder>(
  orders: readonly Order[],
  { service, codes = [] }: Pick<BillTerms, "service"> & { readonly codes?: readonly SaleDiscount[] },
): Bill<Order> {
  const served = orders.filter((order) => activeLines(order.lines).length > 0);
  const ofCodes = codes.map(
    ({ id, code, amount }): BillDiscount => ({ kind: "code", codeId: id, code, amount }),
  );
  const left = subtractCents(discountable(orders), sumCents(codes.map(({ amount }) => amount)));
  const rounds = {
    id: null,
    orders,
    service: serviceChargeFor(service, served),
    discounts: [...ofCodes, ...manualAmounts(left, givenOn(orders))],
    frozenTotal: null,
  };
  return computeBill([rounds], []);
}

/** Returns what orders cost after the discounts of their lines: what a code takes its share of. */
export function discountable(orders: readonly BilledOrder[]): Cents {
  return afterLineDiscounts(linesOf(orders).map(({ priced }) => priced));
}

/** Returns the discounts that people gave on the accounts of these orders, each once. */
function givenOn(orders: readonly BilledOrder[]): ManualDiscount[] {
  return eachOnce(orders.flatMap(({ bill_discount }) => bill_discount ?? []));
}

const eachOnce = (given: readonly ManualDiscount[]): ManualDiscount[] => [
  ...new Map(given.map((discount) => [discount.id, discount])).values(),
];

/**
 * Computes the bill of orders of which some are being paid in parts. The figures frozen with each part stay to
 * the cent, and rounds sent since join with the terms of the first ones (decision 104). Without a part it equals
 * `newBill`.
 */
export function billOf<Order extends BilledOrder>(
  orders: readonly Order[],
  rows: BillRows,
  { service, today }: BillTerms,
): Bill<Order> {
  const inOrder = orders.toSorted((a, b) => a.id - b.id);
  const own = rows.frozen
    .filter(({ id }) => inOrder.some((order) => order.bill_id === id))
    .toSorted((a, b) => a.id - b.id);
  const [first] = own;
  if (!first) return newBill(inOrder, { service });
  const ids = new Set(own.map(({ id }) => id));
  const discounts = rows.frozenDiscounts.filter(({ bill_id }) => ids.has(bill_id));
  const known = own.map((row) =>
    frozenRounds(
      row,
      inOrder,
      discounts.filter(({ bill_id }) => bill_id === row.id),
    ),
  );
  const later = inOrder.filter(({ bill_id }) => bill_id === null);
  const joining = {
    id: null,
    orders: later,
    service: serviceOf(first),
    discounts: laterDiscounts(later, { discounts, codes: rows.codes, today }),
    frozenTotal: null,
  };
  return computeBill(
    later.length === 0 ? known : [...known, joining],
    rows.paid.filter((row) => row.bill_id !== null && ids.has(row.bill_id)),
  );
}

interface GivenBefore extends Pick<BillRows, "codes"> {
  /** The amounts that earlier rounds had of each discount. */
  readonly discounts: readonly FrozenDiscountRow[];
  readonly today: CalendarDate;
}

/**
 * Returns what is taken off rounds that join a bill: codes first, then what people gave on the bill, or on an account
 * that came to its table later.
 */
function laterDiscounts(
  later: readonly BilledOrder[],
  { discounts, codes, today }: GivenBefore,
): BillDiscount[] {
  const before = discountsTogether(discounts.map(frozenDiscount));
  let left = discountable(later);
  const ofCodes: BillDiscount[] = [];
  for (const code of before) {
    if (code.kind !== "code") continue;
    const terms = codes.find(({ id }) => id === code.codeId);
    const later = { listed: left, given: code.amount };
    const amount = terms ? decideLaterDiscount(discountOf(terms), later, today) : ZERO_CENTS;
    ofCodes.push({ ...code, amount });
    left = subtractCents(left, amount);
  }
  const onBill = discounts.flatMap((row) => (row.discount_id === null ? [] : manualOf(row)));
  const ofPeople = manualAmounts(
    left,
    eachOnce([...onBill, ...givenOn(later)]),
    (id) => before.find((one) => one.kind === "bill" && one.manualId === id)?.amount ?? ZERO_CENTS,
  );
  return [...ofCodes, ...ofPeople];
}

function frozenDiscount({
  discount_code_id,
  discount_id,
  code,
  amount_cents,
}: FrozenDiscountRow): BillDiscount {
  const amount = cents(amount_cents);
  return discount_code_id === null
    ? { kind: "bill", manualId: required(discount_id, "the source of a discount"), amount }
    : { kind: "code", codeId: discount_code_id, code: code ?? "", amount };
}

function manualOf({ discount_id, percent_bp, manual_cents }: FrozenDiscountRow): ManualDiscount {
  return {
    id: required(discount_id, "the discount that somebody gave"),
    value:
      percent_bp === null
        ? { type: "fixed", amount: cents(required(manual_cents, "the amount of a fixed discount")) }
        : { type: "percentage", percent: basisPoints(percent_bp) },
  };
}

interface ComputedRounds<Order extends BilledOrder> {
  readonly id: BillId | null;
  readonly orders: readonly Order[];
  readonly service: ServiceCharge;
  readonly discounts: readonly BillDiscount[];
  /** Their total when they were frozen. */
  readonly frozenTotal: number | null;
}

function frozenRounds<Order extends BilledOrder>(
  row: FrozenRow,
  orders: readonly Order[],
  discounts: readonly FrozenDiscountRow[],
): ComputedRounds<Order> {
  return {
    id: row.id,
    orders: orders.filter(({ bill_id }) => bill_id === row.id),
    service: serviceOf(row),
    discounts: discounts.map(frozenDiscount),
    frozenTotal: row.total_cents,
  };
}

const serviceOf = ({ service_bp, is_service_taxed }: FrozenRow): ServiceCharge => ({
  rate: basisPoints(service_bp),
  isTaxed: is_service_taxed,
});

const linesOf = <Order extends BilledOrder>(orders: readonly Order[]): LineOf<Order>[] =>
  orders.flatMap((order): LineOf<Order>[] => activeLines(order.lines));

function computeBill<Order extends BilledOrder>(
  rounds: readonly ComputedRounds<Order>[],
  paid: readonly PaidLineRow[],
): Bill<Order> {
  const lines = rounds.flatMap(({ orders }) => linesOf(orders));
  const sections = rounds.map(({ orders, service, discounts }) => ({
    lines: linesOf(orders).map((line) => line.priced),
    service,
    discount: sumCents(discounts.map(({ amount }) => amount)),
  }));
  const { sales, sale, whole, left, balance } = billFigures(sections, partsOf(lines, paid));
  let start = 0;
  const computed = rounds.map(({ id, orders, discounts, frozenTotal }, index): BillRounds<Order> => {
    const sale = required(sales[index], "the sale of rounds");
    if (frozenTotal !== null && sale.payable !== frozenTotal)
      throw new Error(`Bill ${id} comes to ${sale.payable}, not to the frozen ${frozenTotal}`);
    const end = start + linesOf(orders).length;
    const own = left.slice(start, end);
    start = end;
    return { id, orders, sale, discounts, isUntouched: isUntouched(own) };
  });
  return {
    id: computed[0]?.id ?? null,
    orders: rounds.flatMap(({ orders }) => orders),
    lines,
    terms: {
      service: required(rounds[0], "the first rounds of a bill").service,
      discounts: discountsTogether(computed.flatMap(({ discounts }) => discounts)),
    },
    sale,
    whole,
    left,
    balance,
    rounds: computed,
  };
}

/** Adds up the discounts of several rounds by their source, codes first. */
function discountsTogether(discounts: readonly BillDiscount[]): BillDiscount[] {
  const bySource = Map.groupBy(discounts, (discount) =>
    discount.kind === "code" ? `code ${discount.codeId}` : `bill ${discount.manualId}`,
  );
  return [...bySource.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, amount: sumCents([first, ...others].map(({ amount }) => amount)) }] : [],
    )
    .toSorted((a, b) => Number(a.kind === "bill") - Number(b.kind === "bill"));
}

/** Returns what each part paid of the lines, in their order. */
function partsOf(
  lines: readonly { readonly id: OrderLineId }[],
  paid: readonly PaidLineRow[],
): PaidLinePart[][] {
  const byInvoice = Map.groupBy(paid, (row): InvoiceId => row.invoice_id);
  return [...byInvoice.values()].map((rows) => {
    const ofLine = new Map(rows.map((row) => [row.order_line_id, row]));
    return lines.map((line) => paidLinePart(ofLine.get(line.id)));
  });
}

const NOTHING_PAID: LineFigures = {
  listed: ZERO_CENTS,
  discount: ZERO_CENTS,
  net: ZERO_CENTS,
  service: ZERO_CENTS,
  tax: ZERO_CENTS,
  amount: ZERO_CENTS,
};

function paidLinePart(row: PaidLineRow | undefined): PaidLinePart {
  if (!row) return { figures: NOTHING_PAID, portion: NO_PART };
  const figure = (amount: number | null) => required(amount, "the figures of a line of a part");
  const [net, service, tax] = [
    figure(row.net_cents),
    figure(row.service_charge_cents),
    figure(row.tax_cents),
  ];
  return {
    figures: {
      listed: cents(row.line_total_cents),
      discount: cents(figure(row.discount_cents)),
      net: cents(net),
      service: cents(service),
      tax: cents(tax),
      amount: cents(net + service + tax),
    },
    portion: fraction(row.portion_numerator, row.portion_denominator),
  };
}

/** Converts a stored code for the rules of the domain. */
export function discountOf(row: Omit<DiscountTerms, "id">): DiscountCode {
  const centsOrNull = (amount: number | null) => (amount === null ? null : cents(amount));
  const dateOrNull = (date: string | null) => (date === null ? null : calendarDate(date));
  return {
    value:
      row.discount_type === "percentage"
        ? {
            type: "percentage",
            percent: basisPoints(required(row.percent_bp, "the rate of a discount by percentage")),
          }
        : { type: "fixed", amount: cents(required(row.amount_cents, "the amount of a fixed discount")) },
    minOrder: centsOrNull(row.min_order_cents),
    maxDiscount: centsOrNull(row.max_discount_cents),
    startDate: dateOrNull(row.start_date),
    endDate: dateOrNull(row.end_date),
    maxUses: row.max_uses,
    timesUsed: row.times_used,
    isActive: row.is_active,
    isCombinable: row.is_combinable,
  };
}
