import type { BillId, DiscountCodeId } from "../../../../domain/ids.ts";
import { basisPoints, type Cents, cents, ZERO_CENTS } from "../../../../domain/money/cents.ts";
import { fraction, NO_PART } from "../../../../domain/payments/fraction.ts";
import {
  type ServiceChargeTerms,
  serviceChargeFor,
} from "../../../../domain/payments/service-charge-terms.ts";
import { balanceOf, type PaidLinePart, remainingLines } from "../../../../domain/payments/split-sale.ts";
import { type LineFigures, saleLines } from "../../../../domain/tax/sale-lines.ts";
import { type SaleTotals, saleTotals } from "../../../../domain/tax/sale-totals.ts";
import type { ServiceCharge } from "../../../../domain/tax/service-charge.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { required } from "../../../platform/http/app-error.ts";
import { billById, type PaidLineRow, paidLines } from "./bill-queries.ts";
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

/** The sale of a bill that is being paid in parts, as it was frozen with the first of them. */
export async function readBill(tx: Tx, id: BillId, orders: readonly ChargedOrder[]): Promise<Bill> {
  const row = required(await billById(tx, id), "the bill of an order");
  const service = { rate: basisPoints(row.service_bp), isTaxed: row.is_service_taxed };
  const { discount_code_id, discount_code, discount_cents } = row;
  const discount =
    discount_code_id === null || discount_code === null
      ? null
      : { id: discount_code_id, code: discount_code, amount: cents(discount_cents) };
  const bill = computeBill(orders, { id, terms: { service, discount }, paid: await paidLines(tx, id) });
  if (bill.sale.payable !== row.total_cents)
    throw new Error(`Bill ${id} comes to ${bill.sale.payable}, not to the frozen ${row.total_cents}`);
  return bill;
}

interface BillState {
  readonly id: BillId | null;
  readonly terms: SaleTerms;
  readonly paid: readonly PaidLineRow[];
}

function computeBill(orders: readonly ChargedOrder[], { id, terms, paid }: BillState): Bill {
  const lines = activeLines(orders);
  const priced = lines.map((line) => line.priced);
  const extras = { service: terms.service, discount: terms.discount?.amount ?? ZERO_CENTS };
  const sale = saleTotals(priced, extras);
  const parts = [...Map.groupBy(paid, (row) => row.invoice_id).values()].map((rows) =>
    lines.map((line) => paidLinePart(rows.find((row) => row.order_line_id === line.id))),
  );
  const left = remainingLines(saleLines(priced, sale), parts);
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
