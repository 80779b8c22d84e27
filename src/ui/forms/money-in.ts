import { centsFromDecimal } from "#platform/domain/money/cents.ts";
import { readNumber } from "#platform/domain/numbers/read-number.ts";

/** Integer cents; null when empty; else something is typed that is no amount, and it must not pass for either. */
export type TypedMoney = number | null | "unreadable";

/** 99,999,999.99: far above any bill, far below where integers of cents lose their exactness. */
export const MONEY_TERMS = { decimals: 2, most: 99_999_999.99 };

/** Returns the typed amount in integer cents; an empty field is null, not zero. */
export function moneyIn(text: string): TypedMoney {
  const reading = readNumber(text, MONEY_TERMS);
  if (reading.kind === "none") return null;
  return reading.kind === "number" ? centsFromDecimal(reading.plain) : "unreadable";
}
