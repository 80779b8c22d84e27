import type { DiningOption } from "./dining-option.ts";

export const orderSources = ["table", "counter", "phone", "qr", "delivery_platform"] as const;
export type OrderSource = (typeof orderSources)[number];

/** The usual source of each dining option, for orders without a stated source. */
export const usualSources = {
  dinein: "table",
  delivery: "phone",
  takeaway: "counter",
} as const satisfies Record<DiningOption, OrderSource>;

const allowedSources = {
  dinein: ["table", "counter", "phone", "qr"],
  delivery: ["counter", "phone", "qr", "delivery_platform"],
  takeaway: ["counter", "phone", "qr", "delivery_platform"],
} as const satisfies Record<DiningOption, readonly OrderSource[]>;

/**
 * Tells whether an order with this dining option can come from a source: a table is dined at, a delivery
 * platform never is.
 */
export function isSourceAllowed(source: OrderSource, diningOption: DiningOption): boolean {
  return allowedSources[diningOption].some((allowed) => allowed === source);
}

export interface RequestedSource {
  readonly source: OrderSource | null;
  readonly externalNumber: string | null;
  readonly diningOption: DiningOption;
}

export type SourceDecision =
  | { readonly ok: true; readonly source: OrderSource; readonly externalNumber: string | null }
  | { readonly ok: false; readonly reason: "source_unfit" | "external_number_required" };

/**
 * Decides the source of an order (docs/decisions/0021): the usual one unless stated. A delivery platform
 * always has the platform's own number, which its rider asks for; other sources never have one.
 */
export function decideSource({ source, externalNumber, diningOption }: RequestedSource): SourceDecision {
  const chosen = source ?? usualSources[diningOption];
  if (!isSourceAllowed(chosen, diningOption)) return { ok: false, reason: "source_unfit" };
  if (chosen !== "delivery_platform") return { ok: true, source: chosen, externalNumber: null };
  const number = externalNumber?.trim() ?? "";
  if (number === "") return { ok: false, reason: "external_number_required" };
  return { ok: true, source: chosen, externalNumber: number };
}

/** The source as far as it is worth a mark: null for the usual one, which how the food is taken says already. */
export function unusualSource(source: OrderSource, diningOption: DiningOption): OrderSource | null {
  return source === usualSources[diningOption] ? null : source;
}
