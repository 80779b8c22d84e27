import { type Cents, cents } from "../../../domain/money/cents.ts";
import { MoneyInput } from "../../../ui/forms/money-input.tsx";
import { symbolOf } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";

export interface AmountFieldProps {
  label: string;
  description?: string;
  currency: string;
  amount: Cents | null;
  onChange: (amount: Cents | null) => void;
  error?: string | null;
  large?: boolean;
  /** The first field of a dialog has it. Default true. */
  autoFocus?: boolean;
}

/** An amount of money of the drawer. */
export function AmountField({
  currency,
  amount,
  onChange,
  error = null,
  autoFocus = true,
  ...rest
}: AmountFieldProps) {
  const t = useT();
  return (
    <MoneyInput
      {...rest}
      symbol={symbolOf(currency)}
      refusals={{
        not_a_number: t("payments.refusal.not_a_number"),
        too_many_decimals: t("payments.refusal.too_many_decimals"),
        too_large: t("payments.refusal.too_large"),
        negative: t("payments.refusal.negative"),
      }}
      cents={amount}
      onChange={(typed) => onChange(typed === null ? null : cents(typed))}
      error={error}
      autoFocus={autoFocus}
      // In a dialog that opens with it.
      data-autofocus={autoFocus || undefined}
    />
  );
}
