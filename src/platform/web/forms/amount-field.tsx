import { useEffect, useRef } from "react";
import { MoneyInput } from "#ui/forms/money-input.tsx";
import { type Cents, cents } from "../../domain/money/cents.ts";
import { MAX_TYPED } from "../../domain/money/sane-amounts.ts";
import { symbolOf } from "../format.ts";
import { useT } from "../use-t.ts";

/** Null while empty. `unreadable` is marked at the field and must not be sent. */
export type TypedAmount = Cents | null | "unreadable";

export interface AmountFieldProps {
  label: string;
  description?: string;
  /** ISO 4217. */
  currency: string;
  amount: TypedAmount;
  onChange: (amount: TypedAmount) => void;
  error?: string | null;
  required?: boolean;
  /** Arrow up and down change by so many cents; without it they do nothing. */
  stepCents?: number;
  /** Large figures, where the amount is the main thing. */
  large?: boolean;
  /** Has the focus when it appears, also in a dialog that opens with it. */
  autoFocus?: boolean;
}

/** An amount of money, with the words for what cannot be read as one. */
export function AmountField({
  currency,
  amount,
  onChange,
  error = null,
  autoFocus = false,
  ...rest
}: AmountFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not before a dialog that opens with it: that remembers what to give the focus back to.
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  const isTooLarge = typeof amount === "number" && amount > MAX_TYPED;
  return (
    <MoneyInput
      {...rest}
      symbol={symbolOf(currency)}
      refusals={{
        not_a_number: t("platform.amount.not_a_number"),
        too_many_decimals: t("platform.amount.too_many_decimals"),
        too_large: t("platform.amount.too_large"),
        negative: t("platform.amount.negative"),
      }}
      cents={amount}
      onChange={(typed) => onChange(typeof typed === "number" ? cents(typed) : typed)}
      error={isTooLarge ? t("platform.amount.too_large") : error}
      ref={input}
      data-autofocus={autoFocus || undefined}
    />
  );
}
