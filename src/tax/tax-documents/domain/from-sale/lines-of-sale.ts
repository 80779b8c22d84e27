import { hasTax } from "#core/pricing/domain/tax-type.ts";
import { IVA_RATE } from "#menu/menu/domain/item-billing.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import {
  type Decimal,
  decimal,
  decimalFromWhole,
  decimalOfCents,
  fractionOfDecimal,
  timesDecimal,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { foldCombos } from "#service/orders/domain/combo-lines.ts";
import { LODGING_TRIBUTE } from "../arithmetic/tributes.ts";
import type { DocumentLine, SaleKind } from "../issue/tax-document-input.ts";
import { comboItems, type PaidParts, paidParts, type SaleLine, saleKindOf } from "./sale-line.ts";

/** Terms that turn lines of a sale into lines of a document. */
export interface LinesTerms {
  /** True for prices without IVA: a crédito fiscal and its notes (guide §7). */
  readonly isNet: boolean;
  readonly isServiceTaxed: boolean;
  readonly relatedTo: string | null;
}

/** Kind (CAT-011) and unit (CAT-014) of lines that are neither goods nor counted (guide §5, §12). */
const SERVICE = 2;
const NO_UNIT = 99;

const SERVICE_TITLE = "Cargo por servicio";
const TIP_TITLE = "Propina";
const CENT_TITLE = "Ajuste por redondeo";

/**
 * The lines of a document from those of a frozen sale, a combo as one (docs/decisions/0046): what was sold at the prices of the menu
 * with its share of the discount, then the service charge, by kind of sale when it is taxed and beside all of them when the house
 * does not tax it (guide §9, §12). Courtesies stay, at no price (guide §9).
 */
export function linesOfSale(sold: readonly SaleLine[], terms: LinesTerms): DocumentLine[] {
  const items = foldedItems(sold);
  const paid = paidParts(items);
  const goods = items.map((item, index) => goodsLine(item, paid[index]?.goods ?? item.amount, terms));
  return [...goods, ...serviceLines(items, paid, terms)];
}

/** Items of the document: a combo is one where its parts bear the same. */
export function foldedItems(sold: readonly SaleLine[]): SaleLine[] {
  return foldCombos(sold).flatMap(({ line, parts }) =>
    parts.length === 0 ? [line] : comboItems(parts, bearAlike),
  );
}

/** Tells whether two parts of a combo can be one line: same column, same tributes (guide §10, §11). */
function bearAlike({ taxFacts: one }: SaleLine, { taxFacts: other }: SaleLine): boolean {
  return one.untaxedAs === other.untaxedAs && one.tributes.join() === other.tributes.join();
}

function goodsLine(item: SaleLine, paidForGoods: Cents, terms: LinesTerms): DocumentLine {
  const { title, quantity, taxOfPrice } = item;
  const { code, kind, unit, tributes } = item.taxFacts;
  const isOnTop = hasTax(taxOfPrice) && taxOfPrice.type === "exclusive";
  // On a document without IVA a price without it is the menu's own; all others are what was paid: at another rate than IVA's too.
  const isMenuNet = terms.isNet && isOnTop && taxOfPrice.rate === IVA_RATE && tributes.length === 0;
  const goods = isMenuNet ? item.net : terms.isServiceTaxed ? paidForGoods : withoutService(item);
  const onDocument = (amount: Decimal, pieces = 1) =>
    isMenuNet ? fractionOfDecimal(amount, 1n, BigInt(pieces)) : priceOnDocument(amount, item, terms, pieces);
  const listedDiscount = decimalOfCents(item.discount);
  // The discount is at the prices of the menu: with IVA as well, where the document has it.
  const discount =
    isOnTop && !isMenuNet
      ? fractionOfDecimal(listedDiscount, BigInt(10_000 + taxOfPrice.rate), 10_000n)
      : listedDiscount;
  const whole = decimal(decimalOfCents(goods) + discount);
  const [pieces, unitPrice, taken] = [
    decimalFromWhole(quantity),
    onDocument(whole, quantity),
    onDocument(discount),
  ];
  // The price of a piece is rounded, so the discount of a line given for free is not a hundred-millionth more
  // than the line.
  const atMost = timesDecimal(pieces, unitPrice);
  const isMore = taken > atMost;
  return {
    kind,
    sale: saleKindOf(item),
    code,
    title,
    quantity: pieces,
    unit: kind === SERVICE ? NO_UNIT : unit,
    unitPrice,
    discount: isMore ? atMost : taken,
    outside: ZERO_DECIMAL,
    tributes: saleKindOf(item) === "taxed" ? tributes : [],
    ownTribute: null,
    relatedTo: terms.relatedTo,
  };
}

/** Returns the price paid for the goods, where the service charge is a line of its own. */
function withoutService({ amount, service }: SaleLine): Cents {
  return cents(amount - service);
}

/**
 * Returns the price of one piece without what the document adds: a lodging's tribute, and IVA where prices
 * are net. Rounded once, to eight decimals (guide §7, §11).
 */
function priceOnDocument(paid: Decimal, item: SaleLine, { isNet }: LinesTerms, pieces: number): Decimal {
  if (saleKindOf(item) !== "taxed") return fractionOfDecimal(paid, 1n, BigInt(pieces));
  const lodging = item.taxFacts.tributes.includes(LODGING_TRIBUTE) ? 5n : 0n;
  return fractionOfDecimal(paid, isNet ? 100n : 113n, (113n + lodging) * BigInt(pieces));
}

function serviceLines(
  items: readonly SaleLine[],
  paid: readonly PaidParts[],
  terms: LinesTerms,
): DocumentLine[] {
  if (!terms.isServiceTaxed) {
    const charged = sumCents(items.map(({ service }) => service));
    return charged === 0 ? [] : [outsideLine(SERVICE_TITLE, decimalOfCents(charged), terms)];
  }
  return (["taxed", "exempt", "notSubject"] as const).flatMap((sale) => {
    const charged = sumCents(
      items.flatMap((item, index) => (saleKindOf(item) === sale ? (paid[index]?.service ?? []) : [])),
    );
    return charged === 0 ? [] : [serviceLine(decimalOfCents(charged), sale, terms)];
  });
}

function serviceLine(charged: Decimal, sale: SaleKind, { isNet, relatedTo }: LinesTerms): DocumentLine {
  return {
    kind: SERVICE,
    sale,
    code: null,
    title: SERVICE_TITLE,
    quantity: decimalFromWhole(1),
    unit: NO_UNIT,
    unitPrice: sale === "taxed" && isNet ? fractionOfDecimal(charged, 100n, 113n) : charged,
    discount: ZERO_DECIMAL,
    outside: ZERO_DECIMAL,
    tributes: [],
    ownTribute: null,
    relatedTo,
  };
}

/** An amount beside the base of the tax, as the manual's table has it: one, at no price (guide §12). */
function outsideLine(title: string, amount: Decimal, { relatedTo }: LinesTerms): DocumentLine {
  return {
    kind: SERVICE,
    sale: "outside",
    code: null,
    title,
    quantity: decimalFromWhole(1),
    unit: NO_UNIT,
    unitPrice: ZERO_DECIMAL,
    discount: ZERO_DECIMAL,
    outside: amount,
    tributes: [],
    ownTribute: null,
    relatedTo,
  };
}

/** A voluntary tip (guide §12); no line for none. */
export function tipLines(tip: Cents, terms: LinesTerms): DocumentLine[] {
  return tip === 0 ? [] : [outsideLine(TIP_TITLE, decimalOfCents(tip), terms)];
}

/** The cent by which IVA on top of a net total cannot reach what was charged (guide §7; docs/decisions/0066). */
export function centLine(difference: Decimal, terms: LinesTerms): DocumentLine {
  return outsideLine(CENT_TITLE, difference, terms);
}
