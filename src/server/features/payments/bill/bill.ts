import type { BillId, DiscountCodeId } from "../../../../domain/ids.ts";
import { basisPoints, type Cents, cents, ZERO_CENTS } from "../../../../domain/money/cents.ts";
import { fraction, NO_PART } from "../../../../domain/payments/fraction.ts";
import {
  type ServiceChargeTerms,
  serviceChargeFor,
} from "../../../../domain/payments/service-charge-terms.ts";
import { balanceOf, type PaidLinePart, remainingLines } from "../../../../domain/payments/split-sale.ts";
import { type LineFigures, saleLines } from "../../../../domain/tax/sale-lines.ts";
import { addSales, type SaleTotals, saleTotals } from "../../../../domain/tax/sale-totals.ts";
import type { ServiceCharge } from "../../../../domain/tax/service-charge.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { required } from "../../../platform/http/app-error.ts";
import { readOrders } from "../../orders/public.ts";
import { billById, ordersOfBill, type PaidLineRow, paidLines } from "./bill-queries.ts";
import { activeLines, type ChargedOrder, type SoldLine } from "./charged-order.ts";

interface SaleDiscount {
  readonly id: DiscountCodeId;
  readonly code: string;
  readonly amount: Cents;
}

/** What a sale is computed from beside its lines. */
export interface SaleTerms {
  readonly service: ServiceCharge;
  readonly discount: SaleDiscount | null;
}

/** Orders that are paid together, with what of them is paid already. */
export interface Bill {
  /** Null as long as no part is paid. */
  readonly id: BillId | null;
  readonly orders: readonly ChargedOrder[];
  readonly lines: readonly SoldLine[];
  readonly terms: SaleTerms;
  readonly sale: SaleTotals;
  /** In the order of `lines`. */
  readonly left: readonly PaidLinePart[];
  readonly balance: Cents;
}

/** A sale of which nothing is paid, with the service charge that the restaurant's terms ask of these orders. */
export function newBill(
  orders: readonly ChargedOrder[],
  { service, discount }: { readonly service: ServiceChargeTerms; readonly discount: SaleDiscount | null },
): Bill {
  const served = orders.filter((order) => activeLines([order]).length > 0);
  const terms = { service: serviceChargeFor(service, served), discount };
  return computeBill(orders, { id: null, terms, paid: [] });
}

/**
 * The sale of a bill that is being paid in parts, as it was frozen with the first of them, and of the rounds that have joined it since.
 * `later` were ordered after that and join it with the next part: they are of it already.
 */
export async function readBill(
  tx: Tx,
  id: BillId,
  orders: readonly ChargedOrder[],
  later: readonly ChargedOrder[] = [],
): Promise<Bill> {
  const row = required(await billById(tx, id), "the bill of an order");
  const service = { rate: basisPoints(row.service_bp), isTaxed: row.is_service_taxed };
  const { discount_code_id, discount_code, discount_cents } = row;
  const discount =
    discount_code_id === null || discount_code === null
      ? null
      : { id: discount_code_id, code: discount_code, amount: cents(discount_cents) };
  const state = { id, terms: { service, discount }, paid: await paidLines(tx, id) };
  const frozen = computeBill(orders, state);
  if (frozen.sale.payable !== row.total_cents)
    throw new Error(`Bill ${id} comes to ${frozen.sale.payable}, not to the frozen ${row.total_cents}`);
  if (later.length === 0) return frozen;
  const bill_round = nextRound(frozen);
  return computeBill([...orders, ...later.map((order) => ({ ...order, bill_round }))], state);
}

/** The round in which orders join a bill now. */
export const nextRound = ({ orders }: Pick<Bill, "orders">) =>
  Math.max(...orders.map((order) => order.bill_round)) + 1;

/** What of these orders is being paid in parts, each with the later rounds, and the others as the sale they would be together. */
export async function openBills(
  tx: Tx,
  orders: readonly ChargedOrder[],
  service: ServiceChargeTerms,
): Promise<Bill[]> {
  const others = orders.filter(({ bill_id }) => bill_id === null);
  const [first, ...further] = [...new Set(orders.flatMap(({ bill_id }) => bill_id ?? []))];
  if (first === undefined)
    return activeLines(others).length === 0 ? [] : [newBill(others, { service, discount: null })];
  const bills = [await readBill(tx, first, await readOrders(tx, await ordersOfBill(tx, first)), others)];
  for (const id of further)
    bills.push(await readBill(tx, id, await readOrders(tx, await ordersOfBill(tx, id))));
  return bills;
}

interface BillState {
  readonly id: BillId | null;
  readonly terms: SaleTerms;
  readonly paid: readonly PaidLineRow[];
}

function computeBill(orders: readonly ChargedOrder[], { id, terms, paid }: BillState): Bill {
  // Each round is a sale of its own, and the discount is of what it was given on.
  const rounds = [...Map.groupBy(orders, (order) => order.bill_round)]
    .toSorted(([a], [b]) => a - b)
    .map(([round, ofRound]) => {
      const sold = activeLines(ofRound);
      const priced = sold.map((line) => line.priced);
      const discount = round === 0 ? (terms.discount?.amount ?? ZERO_CENTS) : ZERO_CENTS;
      const sale = saleTotals(priced, { service: terms.service, discount });
      return { lines: sold, sale, figures: saleLines(priced, sale) };
    });
  const lines = rounds.flatMap((round) => round.lines);
  const sale = addSales(rounds.map((round) => round.sale));
  const parts = [...Map.groupBy(paid, (row) => row.invoice_id).values()].map((rows) =>
    lines.map((line) => paidLinePart(rows.find((row) => row.order_line_id === line.id))),
  );
  const left = remainingLines(
    rounds.flatMap((round) => round.figures),
    parts,
  );
  return { id, orders, lines, terms, sale, left, balance: balanceOf(left) };
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
