import { type Decimal, decimal, sumDecimals, toCent, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import type { SaleDocumentInput, TributeAmount } from "../issue/tax-document-input.ts";
import { type AmountLine, columnTotal, inColumn, lineDiscounts, outsideTotal } from "./line-amounts.ts";
import {
  addsToTotal,
  VAT_TITLE,
  VAT_TRIBUTE,
  vatInside,
  vatOnTop,
  withheldVat,
  withoutVat,
} from "./tributes.ts";

/** The figures of a 01 or a 03, to the cent (guide §6, §7). */
export interface SaleSummary {
  readonly notSubject: Decimal;
  readonly exempt: Decimal;
  readonly taxed: Decimal;
  readonly sales: Decimal;
  readonly discounted: Decimal;
  /** IVA of a 03 first. */
  readonly tributes: readonly TributeAmount[];
  readonly subtotal: Decimal;
  readonly perceived: Decimal;
  readonly withheld: Decimal;
  readonly total: Decimal;
  readonly outside: Decimal;
  readonly toPay: Decimal;
  /** IVA inside a 01. */
  readonly vat: Decimal;
}

/** Inputs that decide the figures of a sale's summary. */
export type SaleFigures = Pick<
  SaleDocumentInput,
  "type" | "discounts" | "tributes" | "isVatWithheld" | "isVatPerceived"
>;

/**
 * Computes the summary of a sale from its lines. With the IVA inside, only other tributes are added; without
 * it, IVA is 13 % of the taxed amount after its discount, rounded once (guide §6, §7). Withholding lowers the
 * amount to pay and not the total (guide §7).
 */
export function saleSummary(lines: readonly AmountLine[], sale: SaleFigures): SaleSummary {
  const [notSubject, exempt, taxed] = [
    columnTotal(lines, "notSubject"),
    columnTotal(lines, "exempt"),
    columnTotal(lines, "taxed"),
  ];
  const { discounts } = sale;
  const globally = sumDecimals([discounts.notSubject, discounts.exempt, discounts.taxed]);
  const sales = sumDecimals([notSubject, exempt, taxed]);
  const base = decimal(taxed - discounts.taxed);
  const net = sale.type === "01" ? withoutVat(base) : base;
  const tributes = [...(sale.type === "03" ? vatTribute(lines, base) : []), ...sale.tributes];
  const subtotal = decimal(sales - globally);
  const perceived = sale.isVatPerceived && sale.type === "03" ? withheldVat(net) : ZERO_DECIMAL;
  const withheld = sale.isVatWithheld ? withheldVat(net) : ZERO_DECIMAL;
  const total = sumDecimals([subtotal, ...tributes.filter(addsToTotal).map(({ amount }) => amount)]);
  const outside = outsideTotal(lines);
  return {
    notSubject,
    exempt,
    taxed,
    sales,
    discounted: sumDecimals([lineDiscounts(lines), globally]),
    tributes,
    subtotal,
    perceived,
    withheld,
    total,
    outside,
    toPay: decimal(total + perceived - withheld + outside),
    vat: toCent(
      decimal(
        sumDecimals(lines.map((line) => vatInside(inColumn(line, "taxed")))) - vatInside(discounts.taxed),
      ),
    ),
  };
}

/** IVA as a tribute of the summary; none when no line is taxed, and bears it (guide §5, §7, §11). */
function vatTribute(lines: readonly AmountLine[], base: Decimal): TributeAmount[] {
  const isTaxed = lines.some((line) => inColumn(line, "taxed") !== 0n);
  return isTaxed ? [{ code: VAT_TRIBUTE, title: VAT_TITLE, amount: toCent(vatOnTop(base)) }] : [];
}
