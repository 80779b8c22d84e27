import type { BasisPoints } from "#platform/domain/money/cents.ts";
import {
  type Decimal,
  decimal,
  decimalOfCents,
  fractionOfDecimal,
  sumDecimals,
  toCent,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { WITHHELD_FROM_CENTS } from "#platform/domain/money/sane-amounts.ts";
import type { DocumentLine, SaleDocumentInput, TributeAmount } from "../issue/tax-document-input.ts";
import { type AmountLine, amountLine, inColumn } from "./line-amounts.ts";

/** Tributes of CAT-015 whose amount is added to the total (section 1); IVA and that of exports among them (guide §11). */
export const addedTributes = ["20", "C3", "59", "71", "D1", "C8", "D5", "D4"] as const;

/** Tributes that are a line of their own (section 2; guide §11). */
export const lineTributes = ["57", "A8", "90", "A6", "D4", "D5"] as const;

/**
 * Tributes that only inform (section 3): what a maker or importer paid on drinks, tobacco, fuel and the like is named on the line and
 * told in the summary, and raises no total (guide §11).
 */
export const informingTributes: readonly string[] =
  "C5 C6 C7 19 28 31 32 33 34 35 36 37 38 39 42 43 44 50 51 52 53 54 55 58 77 78 79 85 86 91 92 A1 A5 A7 A9".split(
    " ",
  );

/** Tells whether a tribute raises the total; tributes of section 3 only inform (guide §11). */
export function addsToTotal({ code }: { readonly code: string }): boolean {
  return addedTributes.some((added) => added === code);
}

/** Tourism tax on lodging (CAT-015). */
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

/** Code and name of IVA among the tributes of CAT-015 (guide §7). */
export const VAT_TRIBUTE = "20";
export const VAT_TITLE = "Impuesto al Valor Agregado 13%";

/** Half-up to eight decimals, the IVA of an amount that has it inside (guide §6). */
export function vatInside(amount: Decimal): Decimal {
  return fractionOfDecimal(amount, 13n, 113n);
}

/** Half-up to eight decimals, the IVA on top of an amount (guide §16: `totalIva` of a note's line). */
export function vatOnTop(amount: Decimal): Decimal {
  return fractionOfDecimal(amount, 13n, 100n);
}

/** Half-up to eight decimals, an amount without the IVA inside it: 3.50 is 3.09734513 (guide §7). */
export function withoutVat(amount: Decimal): Decimal {
  return fractionOfDecimal(amount, 100n, 113n);
}

/**
 * Returns 1 % of a net amount, half-up to eight decimals: the part that large taxpayers withhold and collect
 * (guide §13).
 */
export function onePercent(net: Decimal): Decimal {
  return fractionOfDecimal(net, 1n, 100n);
}

/** From this net amount on 1 % is withheld or collected (guide §13; Código Tributario 162, 163). */
export const WITHHELD_FROM = decimalOfCents(WITHHELD_FROM_CENTS);

/** 1 % of a net amount to the cent; nothing below 100.00 (guide §13). */
export function withheldVat(net: Decimal): Decimal {
  return net < WITHHELD_FROM ? ZERO_DECIMAL : toCent(onePercent(net));
}

/** CAT-011. */
const SERVICE = 2;

/**
 * Income tax that the buyer withholds on services of people, half-up to the cent: 280.00 at 10 % is 28.00; goods have none
 * (guide §17, the rate is a matter of the accountant).
 */
export function incomeTaxOnServices(lines: readonly DocumentLine[], rate: BasisPoints): Decimal {
  const services = lines.filter(({ kind }) => kind === SERVICE).map((line) => amountLine(line).amount);
  return toCent(fractionOfDecimal(sumDecimals(services), BigInt(rate), 10_000n));
}
