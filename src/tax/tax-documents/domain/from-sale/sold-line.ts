import { hasTax } from "#core/pricing/domain/tax-type.ts";
import { type Cents, cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { ItemKind, SaleKind } from "../issue/tax-document-input.ts";
import type { SoldItem } from "./combo-items.ts";

/** A line of a paid sale with what its tax document says of it; its figures are frozen and are not computed anew. */
export interface SoldLine extends SoldItem {
  /** The house's own code of the item. */
  readonly code: string | null;
  readonly kind: ItemKind;
  /** CAT-014. */
  readonly unit: number;
  /** Which column a line without tax stands in (guide §10). */
  readonly untaxedAs: "exempt" | "notSubject";
  /** Tributes of section 1 that are in its price, beside IVA (guide §11). */
  readonly tributes: readonly string[];
}

/** The column of a line (guide §5, §10). */
export function saleKindOf(line: Pick<SoldLine, "tax" | "untaxedAs">): Exclude<SaleKind, "outside"> {
  return hasTax(line.tax) ? "taxed" : line.untaxedAs;
}

/** What was paid for a line, apart: the goods, and the service charge with its tax. They add up to its amount. */
export interface PaidParts {
  readonly goods: Cents;
  readonly service: Cents;
}

/**
 * The service charge of a line with the tax on it. Inside prices it is what the line costs above the menu; on top of them it has its
 * own tax. Cents that a divided dish has more or less stay with the goods (guide §12).
 */
export function paidParts({ tax, figures }: Pick<SoldLine, "tax" | "figures">): PaidParts {
  const { listed, discount, service, amount } = figures;
  if (service === 0) return { goods: amount, service: ZERO_CENTS };
  const asCharged =
    tax.type === "exclusive" && hasTax(tax)
      ? service + scaleHalfUp(service, tax.rate, 10_000)
      : amount - subtractCents(listed, discount);
  const part = cents(Math.min(Math.max(asCharged, 0), amount));
  return { goods: subtractCents(amount, part), service: part };
}
