import { type Decimal, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import { type AmountLine, inColumn } from "../arithmetic/line-amounts.ts";
import { onePercent, VAT_TRIBUTE, vatInside, vatOnTop } from "../arithmetic/tributes.ts";
import type { DocumentRecord } from "../shape/document-value.ts";
import type { Generation, IssuedType } from "../shape/generation.ts";
import type { DocumentPayment, TributeAmount } from "./tax-document-input.ts";

/** Terms that all lines of a document share. */
export interface LineTerms {
  readonly type: IssuedType;
  readonly generation: Generation;
  readonly isVatWithheld: boolean;
  readonly isVatPerceived: boolean;
}

/** Longest title of a line in each generation (guide §5), and longest code. */
const TITLE_MAX = { "2022-12": 1000, "2026-07": 1500 } as const;
const CODE_MAX = 25;

/**
 * A line of `cuerpoDocumento` at its place from 1, with the members of every type and generation (guide §5, §16, §17). Its IVA is
 * exact to eight decimals: inside a factura's price, on top of all others.
 */
export function lineSection(line: AmountLine, number: number, terms: LineTerms): DocumentRecord {
  const taxed = inColumn(line, "taxed");
  const hasOnePercent = (is: boolean): Decimal => (is ? onePercent(taxed) : ZERO_DECIMAL);
  return {
    numItem: number,
    tipoItem: line.kind,
    numeroDocumento: line.relatedTo,
    cantidad: line.quantity,
    codigo: line.code?.trim().slice(0, CODE_MAX) || null,
    codTributo: line.ownTribute,
    uniMedida: line.unit,
    descripcion: line.title.slice(0, TITLE_MAX[terms.generation]),
    precioUni: line.unitPrice,
    montoDescu: line.discount,
    ventaNoSuj: inColumn(line, "notSubject"),
    ventaExenta: inColumn(line, "exempt"),
    ventaGravada: taxed,
    tributos: tributesOf(line, taxed, terms.type),
    psv: ZERO_DECIMAL,
    noGravado: line.outside,
    ivaItem: vatInside(taxed),
    ivaPerci: hasOnePercent(terms.isVatPerceived),
    totalIva: vatOnTop(taxed),
    ivaRete: hasOnePercent(terms.isVatWithheld),
    compra: line.amount,
  };
}

/** IVA first where prices are without it; nothing where nothing is taxed (guide §5). */
function tributesOf({ tributes }: AmountLine, taxed: Decimal, type: IssuedType): readonly string[] | null {
  if (taxed === 0n) return null;
  const all = [...(type === "01" ? [] : [VAT_TRIBUTE]), ...tributes];
  return all.length === 0 ? null : all;
}

/** `tributos` of a summary: one entry for each code, null for none (guide §11). */
export function tributeSection(tributes: readonly TributeAmount[]): readonly DocumentRecord[] | null {
  if (tributes.length === 0) return null;
  return tributes.map(({ code, title, amount }) => ({ codigo: code, descripcion: title, valor: amount }));
}

/** CAT-016: paid, on credit, some of each (guide §14). */
export const saleConditions = { paid: 1, credit: 2, mixed: 3 } as const;
export type SaleCondition = (typeof saleConditions)[keyof typeof saleConditions];

/** Longest reference of a payment (guide §14). */
const REFERENCE_MAX = 50;

/**
 * Returns the condition of a sale. A sale that costs nothing counts as paid, whatever was chosen (guide §7,
 * §14).
 */
export function conditionOf(payments: readonly DocumentPayment[], toPay: bigint): SaleCondition {
  const owed = payments.filter(({ term }) => term !== null).length;
  if (owed === 0 || toPay === 0n) return saleConditions.paid;
  return owed === payments.length ? saleConditions.credit : saleConditions.mixed;
}

/** `pagos`: each with all of its members; none for a sale without payments (guide §14). */
export function paymentsOf(
  payments: readonly DocumentPayment[],
  toPay: bigint,
): readonly DocumentRecord[] | null {
  if (payments.length === 0) return null;
  return payments.map(({ code, amount, reference, term }) => ({
    codigo: code,
    montoPago: amount,
    referencia: reference?.trim().slice(0, REFERENCE_MAX) || null,
    plazo: toPay === 0n ? null : (term?.unit ?? null),
    periodo: toPay === 0n ? null : (term?.count ?? null),
  }));
}
