import {
  type Decimal,
  decimal,
  fractionOfDecimal,
  sumDecimals,
  toCent,
} from "#platform/domain/money/decimal.ts";
import type { SaleDocumentInput, TributeAmount } from "../issue/tax-document-input.ts";
import { type AmountLine, inColumn } from "./line-amounts.ts";
import { withoutVat } from "./vat.ts";

/** Tributes of CAT-015 whose amount is added to the total (section 1); IVA and that of exports among them (guide §11). */
export const addedTributes = ["20", "C3", "59", "71", "D1", "C8", "D5", "D4"] as const;

/** Tributes that are a line of their own (section 2; guide §11). */
export const lineTributes = ["57", "A8", "90", "A6", "D4", "D5"] as const;

/** Whether a tribute raises the total; those of section 3 only inform (guide §11). */
export function addsToTotal({ code }: { readonly code: string }): boolean {
  return addedTributes.some((added) => added === code);
}

/** Tourism, by lodging (CAT-015). */
export const LODGING_TRIBUTE = "59";
const LODGING_TITLE = "Turismo: por alojamiento (5%)";

/**
 * 5 % of what the lines that bear it are worth without IVA, half-up to the cent; none when no line does (guide §11; the base is
 * not verified, guide §28).
 */
export function lodgingTribute(
  lines: readonly AmountLine[],
  type: SaleDocumentInput["type"],
): TributeAmount[] {
  const bearing = lines.filter(({ tributes }) => tributes.includes(LODGING_TRIBUTE));
  if (bearing.length === 0) return [];
  const sold: Decimal = sumDecimals(bearing.map((line) => inColumn(line, "taxed")));
  const net = type === "01" ? withoutVat(sold) : sold;
  return [
    {
      code: LODGING_TRIBUTE,
      title: LODGING_TITLE,
      amount: toCent(fractionOfDecimal(decimal(net), 5n, 100n)),
    },
  ];
}
