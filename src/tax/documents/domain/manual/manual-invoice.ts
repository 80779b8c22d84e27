import { taxGroupKey } from "#core/pricing/domain/tax-breakdown.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import {
  centsOfDecimal,
  type Decimal,
  decimalFrom,
  decimalOfCents,
  decimalText,
  sumDecimals,
} from "#platform/domain/money/decimal.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { divideHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { amountLine } from "#tax/tax-documents/domain/arithmetic/line-amounts.ts";
import type { SaleLine, SaleTax } from "#tax/tax-documents/domain/from-sale/sale-line.ts";
import { itemKinds } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { documentKindOf } from "../document-kind.ts";
import { columnOf, type ManualItem } from "./manual-item.ts";
import type { ManualSale } from "./manual-sale.ts";

/**
 * Returns the lines and taxes of an invoice written by hand, which add up to the total of the document: its figures are
 * shared out, items are never taxed on their own (docs/decisions/0001, 0072). Additional tributes are no tax of their items: they stand
 * by themselves.
 */
export function manualInvoice(
  items: readonly ManualItem[],
  sale: ManualSale,
  type: InvoiceType,
): { readonly lines: SaleLine[]; readonly taxes: SaleTax[] } {
  const hasIva = documentKindOf(type) === "01";
  const { totals, tributes } = sale;
  const amounts = items.map((_, index) => {
    const line = sale.lines[index];
    return line ? amountLine(line).amount : decimalOfCents(ZERO_CENTS);
  });
  const of = (is: (item: ManualItem) => boolean) =>
    items.map((item, index) => (is(item) ? (amounts[index] ?? 0n) : 0n));
  const taxedSum = hasIva ? sumCents([totals.taxed, totals.iva]) : totals.taxed;
  const taxed = shareOut(
    taxedSum,
    of((item) => columnOf(item) === "taxed"),
  );
  const untaxed = (["exempt", "notSubject"] as const).map((column) =>
    shareOut(
      totals[column],
      of((item) => columnOf(item) === column),
    ),
  );
  const iva = totals.iva === 0 ? items.map(() => ZERO_CENTS) : prorate(totals.iva, taxed);
  const added = tributes.map(({ code, amount }) =>
    shareOut(
      centsOfDecimal(amount),
      of((item) => item.dte_cod_tributo_adicional === code),
    ),
  );
  const lines = items.map((item, index): SaleLine => {
    const at = (shares: readonly Cents[]) => shares[index] ?? ZERO_CENTS;
    const net = sumCents([hasIva ? subtractCents(at(taxed), at(iva)) : at(taxed), ...untaxed.map(at)]);
    const tax = at(iva);
    const tributes = sumCents(added.map(at));
    const listed = item.dte_precio_incluye_iva ? sumCents([net, at(iva)]) : net;
    return {
      ...piecesOf(item, listed),
      orderLineId: null,
      portion: { numerator: 1, denominator: 1 },
      combo: null,
      taxFacts: factsOf(item),
      taxOfPrice: taxOf(item),
      listed,
      discount: ZERO_CENTS,
      net,
      service: ZERO_CENTS,
      tax,
      tributes,
      amount: sumCents([net, tax, tributes]),
    };
  });
  return { lines, taxes: taxesOf(lines) };
}

/** Returns the data of an item for a document, from its codes in the catalogues. */
function factsOf(item: ManualItem): SaleLine["taxFacts"] {
  const kind = itemKinds.find((each) => String(each) === item.dte_tipo_item_codigo) ?? 1;
  const untaxedAs = item.dte_no_sujeto ? "notSubject" : "exempt";
  return { kind, unit: Number(item.dte_unidad_medida), code: null, untaxedAs, tributes: [] };
}

/** The IVA of the items by how their prices have it: an invoice's taxes. */
function taxesOf(lines: readonly SaleLine[]): SaleTax[] {
  const groups = new Map<string, SaleTax>();
  const add = (group: SaleTax) => {
    const before = groups.get(taxGroupKey(group));
    const sum = (of: "net" | "tax") => sumCents([before?.[of] ?? ZERO_CENTS, group[of]]);
    groups.set(taxGroupKey(group), { ...group, net: sum("net"), tax: sum("tax") });
  };
  for (const { taxOfPrice, net, tax } of lines) add({ ...taxOfPrice, net, tax });
  return [...groups.values()];
}

function taxOf({ dte_gravado, dte_precio_incluye_iva, dte_porcentaje_iva: rate }: ManualItem): PriceTax {
  if (!dte_gravado) return NO_TAX;
  return { type: dte_precio_incluye_iva ? "inclusive" : "exclusive", rate };
}

/** Whole pieces whose price is whole cents, else one piece at the price of all, its number in the words. */
function piecesOf({ descripcion, cantidad, precioUni }: ManualItem, listed: Cents) {
  const title = descripcion.trim();
  const price = centsOfDecimal(decimalFrom(precioUni));
  const isWhole =
    Number.isSafeInteger(cantidad) &&
    cantidad * price === listed &&
    decimalOfCents(price) === decimalFrom(precioUni);
  return isWhole
    ? { title, quantity: cantidad, unitPrice: cents(price) }
    : {
        title: cantidad === 1 ? title : `${decimalText(decimalFrom(cantidad))} × ${title}`,
        quantity: 1,
        unitPrice: listed,
      };
}

/** An amount in proportion to weights, each part rounded with those before it: the parts add up to it. */
function shareOut(amount: Cents, weights: readonly bigint[]): Cents[] {
  const whole = sumDecimals(weights as readonly Decimal[]);
  if (whole === 0n) return weights.map(() => ZERO_CENTS);
  let [sum, given] = [0n, 0n];
  return weights.map((weight) => {
    sum += weight;
    const until = divideHalfUp(BigInt(amount) * sum, whole);
    const part = until - given;
    given = until;
    return cents(Number(part));
  });
}
