import { type ShownFigures, shownFigures } from "#core/pricing/domain/shown-figures.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { paymentSummary } from "../contract/payments.ts";

type Summary = ResponseOf<typeof paymentSummary>;

/** An account as the dialog shows it beside its figures: the rest, the paid parts, the offers. */
export type BillView = Pick<
  Summary,
  | "balance"
  | "lines"
  | "parts"
  | "discount"
  | "tip_suggestion"
  | "service_charge_rate"
  | "identification_threshold"
  | "is_district_named"
  | "guest_receptor"
> & { readonly itemsTotal: Summary["fiscal_totals"]["items_total"] };

/** Picks them from the server's summary. */
export function readBill(summary: Summary): BillView {
  const { balance, lines, parts, discount, tip_suggestion, service_charge_rate } = summary;
  const { identification_threshold, is_district_named, guest_receptor } = summary;
  const itemsTotal = summary.fiscal_totals.items_total;
  return {
    balance,
    lines,
    parts,
    discount,
    tip_suggestion,
    service_charge_rate,
    identification_threshold,
    is_district_named,
    guest_receptor,
    itemsTotal,
  };
}

type SummaryTax = Summary["taxBreakdown"][number];

type Nullable<Figures> = { readonly [Name in keyof Figures]?: Figures[Name] | null };

/** A summary from any version of the server: both forms of its figures, either of them incomplete. */
export interface LooseSummary {
  readonly orders: Summary["orders"];
  readonly summary?: Nullable<Summary["summary"]> | null;
  readonly breakdown?: Nullable<Summary["breakdown"]> | null;
  readonly taxBreakdown?: Summary["taxBreakdown"] | null;
}

/** The figures of the payment dialog, which paying compares. `total` is without the tip. */
export interface PaymentFigures {
  readonly subTotal: Cents;
  readonly taxTotal: Cents;
  readonly serviceCharge: Cents;
  readonly total: Cents;
  readonly taxes: readonly SummaryTax[];
}

export type SummaryReading =
  | { readonly ok: true; readonly orders: Summary["orders"]; readonly figures: PaymentFigures }
  | { readonly ok: false; readonly reason: "no_orders" | "not_finite" };

/**
 * Reads the figures of a payment summary (operations §5): the breakdown if its three numbers are finite, else the
 * older summary. Refuses a summary without orders or with a figure that is not finite.
 */
export function readSummary(loose: LooseSummary): SummaryReading {
  const { orders } = loose;
  if (orders.length === 0) return { ok: false, reason: "no_orders" };
  const taxes = loose.taxBreakdown ?? [];
  const raw = breakdownFigures(loose) ?? legacyFigures(loose);
  const figures = [raw.subTotal, raw.taxTotal, raw.serviceCharge, raw.total];
  const [subTotal, taxTotal, serviceCharge, total] = figures.filter(isAmount);
  const isComplete = subTotal !== undefined && taxTotal !== undefined && serviceCharge !== undefined;
  if (!isComplete || total === undefined || !taxes.every((tax) => isAmount(tax.amount)))
    return { ok: false, reason: "not_finite" };
  return { ok: true, orders, figures: { subTotal, taxTotal, serviceCharge, total, taxes } };
}

type RawFigures = Readonly<
  Record<"subTotal" | "taxTotal" | "serviceCharge" | "total", Cents | null | undefined>
>;

function breakdownFigures({ breakdown }: LooseSummary): RawFigures | null {
  if (!breakdown) return null;
  const { productos_total: subTotal, impuestos_total: taxTotal, total_final: total } = breakdown;
  if (![subTotal, taxTotal, total].every((figure) => typeof figure === "number")) return null;
  return { subTotal, taxTotal, total, serviceCharge: breakdown.cargo_servicio ?? ZERO_CENTS };
}

function legacyFigures({ summary }: LooseSummary): RawFigures {
  return {
    subTotal: summary?.subtotal,
    taxTotal: summary?.tax_total,
    serviceCharge: summary?.service_charge_total ?? ZERO_CENTS,
    total: summary?.total,
  };
}

function isAmount(figure: Cents | null | undefined): figure is Cents {
  return Number.isFinite(figure);
}

/** Returns the figures that cashier and guest read, from the sum of the lines to the total. */
export function shownBill(figures: PaymentFigures, bill: BillView): ShownFigures<SummaryTax> {
  return shownFigures({
    listed: bill.itemsTotal,
    discount: bill.discount?.amount ?? ZERO_CENTS,
    serviceCharge: figures.serviceCharge,
    taxes: figures.taxes,
    total: figures.total,
  });
}
