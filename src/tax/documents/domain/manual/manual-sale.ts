import { type Cents, cents, subtractCents } from "#platform/domain/money/cents.ts";
import {
  centsOfDecimal,
  type Decimal,
  decimal,
  decimalFrom,
  decimalOfCents,
  fractionOfDecimal,
  sumDecimals,
  toCent,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { type AmountLine, amountLine } from "#tax/tax-documents/domain/arithmetic/line-amounts.ts";
import { type SaleSummary, saleSummary } from "#tax/tax-documents/domain/arithmetic/sale-summary.ts";
import { VAT_TRIBUTE, withoutVat } from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import { centLine, tipLines } from "#tax/tax-documents/domain/from-sale/lines-of-sale.ts";
import { documentTotal, settleCent } from "#tax/tax-documents/domain/from-sale/settle-cent.ts";
import {
  type DocumentLine,
  itemKinds,
  type SaleDocumentInput,
  type TributeAmount,
} from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { documentKindOf } from "../document-kind.ts";
import { columnOf, type ManualItem } from "./manual-item.ts";
import { hasUnit, NO_UNIT, TRIBUTE_KIND } from "./written-item.ts";

/** Totals of lines written by hand, on a document of one kind. */
export interface ManualTotals {
  /** Without IVA. */
  readonly taxed: Cents;
  readonly exempt: Cents;
  readonly notSubject: Cents;
  readonly iva: Cents;
  /** Beside the IVA. */
  readonly additional: Cents;
  readonly tip: Cents;
  /** Tip included (back-office §9). */
  readonly total: Cents;
  /** Part of the total that the buyer withholds (guide §13). */
  readonly withheld: Cents;
  readonly toPay: Cents;
}

/** A sale written by hand in the form of its document, whose arithmetic decides the charge (guide §7). */
export interface ManualSale {
  /** One for each item, then the tip. */
  readonly lines: readonly DocumentLine[];
  readonly tributes: readonly TributeAmount[];
  readonly totals: ManualTotals;
}

export interface ManualTerms {
  readonly type: InvoiceType;
  readonly tip: Cents;
  /** True when the buyer withholds 1 % (guide §13; docs/decisions/0075). */
  readonly isVatWithheld: boolean;
  /** Looks up the name of a tribute in CAT-015. */
  readonly titleOf: (code: string) => string;
}

/** Builds the lines of a document, its tributes and its totals, from items without problems (guide §5–§7, §11, §12). */
export function manualSale(items: readonly ManualItem[], terms: ManualTerms): ManualSale {
  const { type, tip, titleOf } = terms;
  const kind = documentKindOf(type);
  const sold = items.map((item) => documentLine(item, kind));
  const tributes = additionalTributes(items, sold.map(amountLine), { kind, titleOf });
  const lines = [...sold, ...tipLines(tip, { isNet: kind === "03", isServiceTaxed: true, relatedTo: null })];
  return { lines, tributes, totals: totalsOf(summaryOf({ lines, tributes }, terms), kind, tip) };
}

/**
 * Returns lines and tributes whose document comes to the charged total, tip apart, even when it was charged
 * as the other kind: a buyer asked for a crédito fiscal after the factura. A cent that IVA on a net sum
 * misses is settled as for every sale (guide §7).
 */
export function chargedManualSale(
  items: readonly ManualItem[],
  terms: ManualTerms,
  charged: Cents,
): Pick<ManualSale, "lines" | "tributes"> {
  const { lines, tributes, totals } = manualSale(items, terms);
  const missing = charged + terms.tip - totals.total;
  if (missing === 0) return { lines, tributes };
  const kind = documentKindOf(terms.type);
  const sold = lines.slice(0, items.length);
  const aim = decimal(documentTotal(sold, kind).total + decimalOfCents(cents(missing)));
  const settled = settleCent(sold, { charged: aim, vat: totals.iva, goods: sold.length }, kind);
  const lineTerms = { isNet: kind === "03", isServiceTaxed: true, relatedTo: null };
  const cent = settled.missing === 0n ? [] : [centLine(settled.missing, lineTerms)];
  return { lines: [...settled.lines, ...cent, ...tipLines(terms.tip, lineTerms)], tributes };
}

type Kind = SaleDocumentInput["type"];

function documentLine(item: ManualItem, kind: Kind): DocumentLine {
  const isOwn = item.dte_tipo_item_codigo === TRIBUTE_KIND;
  return {
    kind: itemKinds.find((each) => String(each) === item.dte_tipo_item_codigo) ?? 1,
    sale: columnOf(item),
    code: null,
    title: item.descripcion.trim(),
    quantity: decimalFrom(item.cantidad),
    unit: Number(hasUnit(item.dte_tipo_item_codigo) ? item.dte_unidad_medida : NO_UNIT),
    unitPrice: priceOn(kind, item),
    discount: ZERO_DECIMAL,
    outside: ZERO_DECIMAL,
    tributes: item.dte_cod_tributo_adicional === null ? [] : [item.dte_cod_tributo_adicional],
    ownTribute: isOwn ? item.dte_cod_tributo : null,
    relatedTo: null,
  };
}

/** The price with IVA on a factura and without it on a crédito fiscal, half-up to eight decimals (guide §5, §7). */
function priceOn(kind: Kind, { precioUni, dte_gravado, dte_precio_incluye_iva }: ManualItem): Decimal {
  const typed = decimalFrom(precioUni);
  const hasIva = kind === "01";
  if (!dte_gravado || hasIva === dte_precio_incluye_iva) return typed;
  return hasIva ? fractionOfDecimal(typed, 113n, 100n) : withoutVat(typed);
}

/**
 * Lists each tribute once: its rate on the value of its lines without IVA, half-up to the cent (guide §11;
 * back-office §9).
 */
function additionalTributes(
  items: readonly ManualItem[],
  lines: readonly AmountLine[],
  { kind, titleOf }: { readonly kind: Kind; readonly titleOf: ManualTerms["titleOf"] },
): TributeAmount[] {
  const codes = new Set(items.map((item) => item.dte_cod_tributo_adicional).filter((code) => code !== null));
  return [...codes].map((code) => ({
    code,
    title: titleOf(code),
    amount: toCent(
      sumDecimals(
        [...basesByRate(items, lines, { code, kind })].map(([rate, base]) =>
          fractionOfDecimal(base, BigInt(rate), 10_000n),
        ),
      ),
    ),
  }));
}

function basesByRate(
  items: readonly ManualItem[],
  lines: readonly AmountLine[],
  { code, kind }: { readonly code: string; readonly kind: Kind },
): ReadonlyMap<number, Decimal> {
  const sums = new Map<number, Decimal>();
  for (const [index, item] of items.entries()) {
    if (item.dte_cod_tributo_adicional !== code) continue;
    const rate = item.dte_porcentaje_adicional ?? 0;
    sums.set(rate, sumDecimals([sums.get(rate) ?? ZERO_DECIMAL, lines[index]?.amount ?? ZERO_DECIMAL]));
  }
  return new Map([...sums].map(([rate, sum]) => [rate, kind === "01" ? withoutVat(sum) : sum]));
}

function summaryOf(
  { lines, tributes }: Pick<ManualSale, "lines" | "tributes">,
  { type: invoiceType, isVatWithheld }: ManualTerms,
): SaleSummary {
  const type = documentKindOf(invoiceType);
  return saleSummary(lines.map(amountLine), {
    type,
    discounts: {
      taxed: ZERO_DECIMAL,
      exempt: ZERO_DECIMAL,
      notSubject: ZERO_DECIMAL,
      percentage: ZERO_DECIMAL,
    },
    tributes,
    isVatWithheld,
    isVatPerceived: false,
  });
}

function totalsOf(summary: SaleSummary, kind: Kind, tip: Cents): ManualTotals {
  const ivaOnTop = summary.tributes.find(({ code }) => code === VAT_TRIBUTE)?.amount ?? ZERO_DECIMAL;
  const iva = centsOfDecimal(kind === "01" ? summary.vat : ivaOnTop);
  const sold = centsOfDecimal(summary.taxed);
  const added = summary.tributes.filter(({ code }) => code !== VAT_TRIBUTE).map(({ amount }) => amount);
  const total = cents(centsOfDecimal(summary.total) + tip);
  const withheld = centsOfDecimal(summary.withheld);
  return {
    taxed: kind === "01" ? subtractCents(sold, iva) : sold,
    exempt: centsOfDecimal(summary.exempt),
    notSubject: centsOfDecimal(summary.notSubject),
    iva,
    additional: centsOfDecimal(sumDecimals(added)),
    tip,
    total,
    withheld,
    toPay: subtractCents(total, withheld),
  };
}
