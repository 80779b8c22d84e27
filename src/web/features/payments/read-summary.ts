import type { paymentSummary } from "../../../contract/payments.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import { ZERO_CENTS } from "../../../domain/money/cents.ts";

type Answer = ResponseOf<typeof paymentSummary>;
export type SummaryTax = Answer["taxBreakdown"][number];

type Loose<Figures> = { readonly [Name in keyof Figures]?: Figures[Name] | null };

/** The answer as any version of the server gives it: both forms, either incomplete. */
export interface SummaryAnswer {
  readonly orders: Answer["orders"];
  readonly summary?: Loose<Answer["summary"]> | null;
  readonly breakdown?: Loose<Answer["breakdown"]> | null;
  readonly taxBreakdown?: Answer["taxBreakdown"] | null;
}

/** The figures of the payment dialog, and what paying compares. `total` is without the tip. */
export interface PaymentFigures {
  readonly subTotal: Cents;
  readonly taxTotal: Cents;
  readonly serviceCharge: Cents;
  readonly total: Cents;
  readonly taxes: readonly SummaryTax[];
}

export type SummaryReading =
  | { readonly ok: true; readonly orders: Answer["orders"]; readonly figures: PaymentFigures }
  | { readonly ok: false; readonly reason: "no_orders" | "not_finite" };

/**
 * The figures of a payment summary (operations §5): the breakdown when its three numbers are numbers, else the older
 * summary; refused without an order, and when a figure is not finite.
 */
export function readSummary(answer: SummaryAnswer): SummaryReading {
  const { orders } = answer;
  if (orders.length === 0) return { ok: false, reason: "no_orders" };
  const taxes = answer.taxBreakdown ?? [];
  const named = breakdownFigures(answer) ?? legacyFigures(answer);
  const figures = [named.subTotal, named.taxTotal, named.serviceCharge, named.total];
  const [subTotal, taxTotal, serviceCharge, total] = figures.filter(isAmount);
  const isComplete = subTotal !== undefined && taxTotal !== undefined && serviceCharge !== undefined;
  if (!isComplete || total === undefined || !taxes.every((tax) => isAmount(tax.amount)))
    return { ok: false, reason: "not_finite" };
  return { ok: true, orders, figures: { subTotal, taxTotal, serviceCharge, total, taxes } };
}

type Named = Readonly<Record<"subTotal" | "taxTotal" | "serviceCharge" | "total", Cents | null | undefined>>;

function breakdownFigures({ breakdown }: SummaryAnswer): Named | null {
  if (!breakdown) return null;
  const { productos_total: subTotal, impuestos_total: taxTotal, total_final: total } = breakdown;
  if (![subTotal, taxTotal, total].every((figure) => typeof figure === "number")) return null;
  return { subTotal, taxTotal, total, serviceCharge: breakdown.cargo_servicio ?? ZERO_CENTS };
}

function legacyFigures({ summary }: SummaryAnswer): Named {
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
