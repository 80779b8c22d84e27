import type { Fraction } from "#core/pricing/domain/fraction.ts";
import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import { taxGroupKey } from "#core/pricing/domain/tax-breakdown.ts";
import { hasTax, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { ComboOfLine } from "#service/orders/domain/combo-lines.ts";
import { LODGING_TRIBUTE } from "../arithmetic/tributes.ts";
import type { ItemKind, SaleKind } from "../issue/tax-document-input.ts";

/** Facts about an item that its tax document needs beside the price (back-office §3, billing fields). */
export interface ItemTaxFacts {
  readonly kind: ItemKind;
  /** CAT-014. */
  readonly unit: number;
  /** The house's own code. */
  readonly code: string | null;
  /** Column of the line when its price has no tax (guide §10). */
  readonly untaxedAs: "exempt" | "notSubject";
  /** Tributes of section 1 in its price, beside IVA (guide §11). */
  readonly tributes: readonly string[];
}

/**
 * A line of a sale, or the part of one that somebody pays: a row of the invoice and a line of the tax document. Its
 * figures are frozen and never computed again.
 */
export interface SaleLine extends LineFigures {
  /** Tributes beside IVA that are added to it, part of its amount; absent where there are none. */
  readonly tributes?: Cents;
  /** Null for a line that was written by hand. */
  readonly orderLineId: OrderLineId | null;
  readonly title: string;
  /** Whole pieces at their price; any other portion is one piece at the portion's price. */
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** Share of the ordered line. */
  readonly portion: Fraction;
  readonly taxOfPrice: PriceTax;
  /** The combo that it is a part of. */
  readonly combo: ComboOfLine | null;
  readonly taxFacts: ItemTaxFacts;
}

/** The sum of a tax over the lines of a sale that bear it. */
export type SaleTax = PriceTax & { readonly net: Cents; readonly tax: Cents };

type TaxedLine = Pick<SaleLine, "taxOfPrice" | "taxFacts">;

/** The column of a line (guide §5, §10). */
export function saleKindOf({ taxOfPrice, taxFacts }: TaxedLine): Exclude<SaleKind, "outside"> {
  return hasTax(taxOfPrice) ? "taxed" : taxFacts.untaxedAs;
}

/** The two parts of the amount of a line: the goods, and the service charge with its tax. */
export interface PaidParts {
  readonly goods: Cents;
  readonly service: Cents;
}

type PaidLine = LineFigures & Pick<SaleLine, "taxOfPrice">;

/**
 * The goods of each line and its service charge with the tax on it. Inside prices it is what the line costs above the menu; on top
 * of them the charge of all lines has its own tax, rounded once. Without a charge, cents that a divided dish has more or less stay with
 * the goods (guide §12).
 */
export function paidParts(lines: readonly PaidLine[]): PaidParts[] {
  const taxes = lines.map(() => ZERO_CENTS);
  const onTop = [...lines.entries()].filter(([, { taxOfPrice }]) => isOnTop(taxOfPrice));
  for (const members of Map.groupBy(onTop, ([, { taxOfPrice }]) => taxOfPrice.rate).values()) {
    const charges = members.map(([, { service }]) => service);
    const rate = members[0]?.[1].taxOfPrice.rate ?? 0;
    const tax = cents(scaleHalfUp(sumCents(charges), rate, 10_000));
    const shares = tax === 0 ? charges.map(() => ZERO_CENTS) : prorate(tax, charges);
    for (const [place, [index]] of members.entries()) taxes[index] = shares[place] ?? ZERO_CENTS;
  }
  const hasService = lines.some(({ service }) => service > 0);
  return lines.map((line, index) => {
    const { taxOfPrice, listed, discount, service, amount } = line;
    if (!hasService) return { goods: amount, service: ZERO_CENTS };
    const asCharged = isOnTop(taxOfPrice)
      ? service + (taxes[index] ?? 0)
      : amount - subtractCents(listed, discount);
    const part = cents(Math.min(Math.max(asCharged, 0), amount));
    return { goods: subtractCents(amount, part), service: part };
  });
}

const isOnTop = (tax: PriceTax) => tax.type === "exclusive" && hasTax(tax);

/** Longest description of a line (GUIDE §5). */
const DESCRIPTION_MAX = 1000;

/**
 * A combo as the items of its document: itself, or its parts when they are not taxed alike (docs/decisions/0046). `isAlike` tells
 * what else has to be the same.
 */
export function comboItems(
  parts: readonly SaleLine[],
  isAlike: (one: SaleLine, other: SaleLine) => boolean,
): SaleLine[] {
  const [first] = parts;
  const title = first?.combo?.title;
  if (!first || title === undefined) return [];
  const isOne = parts.every(
    (part) =>
      taxGroupKey(part.taxOfPrice) === taxGroupKey(first.taxOfPrice) &&
      part.quantity === first.quantity &&
      isAlike(part, first),
  );
  if (!isOne) return parts.map((part) => ({ ...part, title: `${title}: ${part.title}` }));
  const sum = (figure: keyof LineFigures) => sumCents(parts.map((part) => part[figure]));
  const figures: LineFigures = {
    listed: sum("listed"),
    discount: sum("discount"),
    net: sum("net"),
    service: sum("service"),
    tax: sum("tax"),
    amount: sum("amount"),
  };
  const description = `${title}: ${parts.map((part) => part.title).join(", ")}`.slice(0, DESCRIPTION_MAX);
  return [{ ...first, ...figures, title: description }];
}

/**
 * Corrects the figures of a line whose price contains a lodging's tribute beside IVA: IVA is 13 of 118 of the
 * amount, and the rest of the bill's IVA becomes price (guide §11; docs/decisions/0074). A taxed service
 * charge bears no tribute. Other lines stay as they are.
 */
export function withSoldVat<Figures extends LineFigures>(
  figures: Figures,
  line: TaxedLine,
  isServiceTaxed: boolean,
): Figures {
  if (!line.taxFacts.tributes.includes(LODGING_TRIBUTE) || saleKindOf(line) !== "taxed") return figures;
  const [paid] = paidParts([{ ...figures, taxOfPrice: line.taxOfPrice }]);
  const parts =
    isServiceTaxed && paid ? paid : { goods: cents(figures.amount - figures.service), service: ZERO_CENTS };
  const tax = vatOf(parts.goods, parts.service);
  return { ...figures, tax, net: cents(figures.net + figures.tax - tax) };
}

const vatOf = (goods: Cents, service: Cents): Cents =>
  cents(scaleHalfUp(goods, 13, 118) + scaleHalfUp(service, 13, 113));
