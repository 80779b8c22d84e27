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
import { amountLine } from "#tax/tax-documents/domain/arithmetic/line-amounts.ts";
import { incomeTaxOnServices } from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import { type DocumentLine, itemKinds } from "#tax/tax-documents/domain/issue/tax-document-input.ts";

/** CAT-011 codes of a purchase; a purchase has no tribute. */
const excludedKinds = ["1", "2", "3"] as const;

/** Income tax withheld from people for their services; the rate is for the accountant to confirm (guide §17). */
const INCOME_TAX_RATE: BasisPoints = basisPoints(1000);

export interface ExcludedTotals {
  readonly bought: Cents;
  readonly withheld: Cents;
  /** The amount that the seller receives. */
  readonly toPay: Cents;
}

interface ExcludedPurchase {
  readonly lines: readonly DocumentLine[];
  readonly withheldIncome: Decimal;
  readonly totals: ExcludedTotals;
}

/** Calculates the lines of a purchase and the income tax withheld from a person paid for services (guide §17). */
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

/** Tells whether the items include goods that may go into stock. */
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

/** Returns the problems of a line; a purchase also has no tribute (guide §17). */
export function boughtItemProblems(item: WrittenItem): WrittenProblem[] {
  const kind = item.dte_tipo_item_codigo;
  const isKind = kind === "" || excludedKinds.some((each) => each === kind);
  return [
    ...writtenProblems(item),
    ...(isKind ? [] : [{ field: "dte_tipo_item_codigo", reason: "not_a_choice" } as const]),
  ];
}
