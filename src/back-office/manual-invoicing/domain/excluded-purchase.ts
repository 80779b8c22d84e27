import { type BasisPoints, basisPoints, type Cents } from "#platform/domain/money/cents.ts";
import {
  centsOfDecimal,
  type Decimal,
  decimal,
  decimalFrom,
  sumDecimals,
  toCent,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import {
  hasUnit,
  NO_UNIT,
  SERVICE_KIND,
  type WrittenItem,
  type WrittenProblem,
  writtenProblems,
} from "#tax/documents/domain/manual/written-item.ts";
import { incomeTaxOnServices } from "#tax/tax-documents/domain/arithmetic/income-tax.ts";
import { amountLine } from "#tax/tax-documents/domain/arithmetic/line-amounts.ts";
import { type DocumentLine, itemKinds } from "#tax/tax-documents/domain/issue/tax-document-input.ts";

/** CAT-011 of a purchase: there is no tribute on it. */
export const excludedKinds = ["1", "2", "3"] as const;

/** Income tax withheld of people for their services; the rate is a matter of the accountant (guide §17). */
export const INCOME_TAX_RATE: BasisPoints = basisPoints(1000);

export interface ExcludedTotals {
  readonly bought: Cents;
  readonly withheld: Cents;
  /** What the seller gets. */
  readonly toPay: Cents;
}

export interface ExcludedPurchase {
  readonly lines: readonly DocumentLine[];
  readonly withheldIncome: Decimal;
  readonly totals: ExcludedTotals;
}

/** The lines of a purchase, and what is withheld of it when a person was paid for services (guide §17). */
export function excludedPurchase(
  items: readonly WrittenItem[],
  { isNaturalPerson }: { readonly isNaturalPerson: boolean },
): ExcludedPurchase {
  const lines = items.map(boughtLine);
  const bought = toCent(sumDecimals(lines.map((line) => amountLine(line).amount)));
  const withheldIncome = isNaturalPerson ? incomeTaxOnServices(lines, INCOME_TAX_RATE) : ZERO_DECIMAL;
  return {
    lines,
    withheldIncome,
    totals: {
      bought: centsOfDecimal(bought),
      withheld: centsOfDecimal(withheldIncome),
      toPay: centsOfDecimal(decimal(bought - withheldIncome)),
    },
  };
}

/** Whether anything of it may come into stock. */
export const hasGoods = (items: readonly WrittenItem[]): boolean =>
  items.some((item) => item.dte_tipo_item_codigo !== SERVICE_KIND);

function boughtLine(item: WrittenItem): DocumentLine {
  return {
    kind: itemKinds.find((each) => String(each) === item.dte_tipo_item_codigo) ?? 1,
    sale: "notSubject",
    code: null,
    title: item.descripcion.trim(),
    quantity: decimalFrom(item.cantidad),
    unit: Number(hasUnit(item.dte_tipo_item_codigo) ? item.dte_unidad_medida : NO_UNIT),
    unitPrice: decimalFrom(item.precioUni),
    discount: ZERO_DECIMAL,
    outside: ZERO_DECIMAL,
    tributes: [],
    ownTribute: null,
    relatedTo: null,
  };
}

/** The same, and that a purchase bears no tribute (guide §17). */
export function boughtItemProblems(item: WrittenItem): WrittenProblem[] {
  const kind = item.dte_tipo_item_codigo;
  const isKind = kind === "" || excludedKinds.some((each) => each === kind);
  return [
    ...writtenProblems(item),
    ...(isKind ? [] : [{ field: "dte_tipo_item_codigo", reason: "not_a_choice" } as const]),
  ];
}
