import { type ShownFigures, shownFigures } from "#core/pricing/domain/shown-figures.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { paymentSummary } from "../contract/payments.ts";

type Summary = ResponseOf<typeof paymentSummary>;

/** An account as the dialog shows it beside its figures: the rest, the paid parts, the offers. */
export type BillView = Pick<
  Summary,
  | "balance"
  | "lines"
  | "parts"
  | "discounts"
  | "discountable_total"
  | "tip_suggestion"
  | "service_charge_rate"
  | "identification_threshold"
  | "is_district_named"
  | "guest_receptor"
> & {
  readonly itemsTotal: Summary["fiscal_totals"]["items_total"];
  /** The codes on the bill, in the order in which they are taken off. */
  readonly codes: readonly CodeOnBill[];
  /** All that is taken off: of lines, by codes, on the bill. */
  readonly discountTotal: Summary["fiscal_totals"]["discount_total"];
};

/** A discount code and what it takes off. */
export interface CodeOnBill {
  readonly code: string;
  readonly amount: Cents;
}

type SummaryTax = Summary["taxBreakdown"][number];

/** The figures of the payment dialog, which paying compares. `total` is without the tip. */
export interface PaymentFigures {
  readonly subTotal: Cents;
  readonly taxTotal: Cents;
  readonly serviceCharge: Cents;
  readonly total: Cents;
  readonly taxes: readonly SummaryTax[];
}

/** A payment summary: its orders, its figures, and the account beside them. */
export interface ReadSummary {
  readonly orders: Summary["orders"];
  readonly figures: PaymentFigures;
  readonly bill: BillView;
}

/** Reads a payment summary, whose figures are those of its breakdown (operations §5). */
export function readSummary({
  orders,
  breakdown,
  taxBreakdown,
  fiscal_totals,
  ...rest
}: Summary): ReadSummary {
  const figures = {
    subTotal: breakdown.productos_total,
    taxTotal: breakdown.impuestos_total,
    serviceCharge: breakdown.cargo_servicio,
    total: breakdown.total_final,
    taxes: taxBreakdown,
  };
  return {
    orders,
    figures,
    bill: {
      ...rest,
      codes: rest.discounts.flatMap(({ kind, code, amount }) =>
        kind === "code" ? [{ code: code ?? "", amount }] : [],
      ),
      itemsTotal: fiscal_totals.items_total,
      discountTotal: fiscal_totals.discount_total,
    },
  };
}

/**
 * Names the discounts that were put on the bill as a whole: codes and what people gave. Their amounts count only where they
 * are the terms: a share is of another amount as soon as somebody orders more.
 */
export function discountsOnBill({ discounts }: Pick<BillView, "discounts">): string {
  const onBill = discounts.filter(({ kind }) => kind !== "line");
  return JSON.stringify(
    onBill.map(({ kind, code, reason, percent, amount }) => [
      code,
      reason,
      percent ?? (kind === "bill" ? amount : null),
    ]),
  );
}

/** Returns the figures that cashier and guest read, from the sum of the lines to the total. */
export function shownBill(figures: PaymentFigures, bill: BillView): ShownFigures<SummaryTax> {
  return shownFigures({
    listed: bill.itemsTotal,
    discount: bill.discountTotal,
    serviceCharge: figures.serviceCharge,
    taxes: figures.taxes,
    total: figures.total,
  });
}
