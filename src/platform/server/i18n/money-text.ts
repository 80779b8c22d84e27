import type { Cents } from "../../domain/money/cents.ts";
import { currencies } from "../../domain/money/currencies.ts";
import { currencySymbol, formatMoney } from "../../domain/money/format-money.ts";
import { localeOf } from "../../domain/text/languages.ts";
import type { StaffContext } from "../http/context.ts";

/** An amount as the caller reads it. */
export function moneyText(
  { language }: Pick<StaffContext, "language">,
  amount: Cents,
  currency: string,
): string {
  return formatMoney(amount, currencySymbol(currency, currencies), localeOf(language));
}
