import { cents } from "#platform/domain/money/cents.ts";
import {
  type Decimal,
  decimalOfCents,
  fractionOfDecimal,
  toCent,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";

/** IVA among the tributes of CAT-015, and what a summary calls it (guide §7). */
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

/** 1 % of a net amount, half-up to eight decimals: what large taxpayers withhold and collect (guide §13). */
export function onePercent(net: Decimal): Decimal {
  return fractionOfDecimal(net, 1n, 100n);
}

/** From this net amount on 1 % is withheld or collected (guide §13; Código Tributario 162, 163). */
export const WITHHELD_FROM = decimalOfCents(cents(10_000));

/** 1 % of a net amount to the cent; nothing below 100.00 (guide §13). */
export function withheldVat(net: Decimal): Decimal {
  return net < WITHHELD_FROM ? ZERO_DECIMAL : toCent(onePercent(net));
}
