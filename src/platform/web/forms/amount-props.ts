import { centsFromDecimal, decimalFromCents } from "../../domain/money/cents.ts";
import type { TypedAmount } from "./amount-field.tsx";

/** What a form gives to a field of an amount; its values are those of the wire. */
interface AmountInput {
  readonly value?: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | null;
}

/**
 * `form.getInputProps("amount")` for an AmountField: a form holds amounts as they travel, the field cents. What cannot
 * be read is none, which the contract refuses; the field says why.
 */
export function amountProps({ value = null, onChange, error = null, ...rest }: AmountInput) {
  return {
    ...rest,
    amount: value === null ? null : centsFromDecimal(value),
    onChange: (amount: TypedAmount) => onChange(typeof amount === "number" ? decimalFromCents(amount) : null),
    error,
  };
}

/** The same where an amount may be left out: what cannot be read is NaN, which the contract refuses, and not none. */
export function optionalAmountProps({ value = null, onChange, error = null, ...rest }: AmountInput) {
  return {
    ...rest,
    amount: value === null ? null : Number.isNaN(value) ? ("unreadable" as const) : centsFromDecimal(value),
    onChange: (amount: TypedAmount) => onChange(decimalOf(amount)),
    error,
  };
}

function decimalOf(amount: TypedAmount): number | null {
  if (amount === null) return null;
  return amount === "unreadable" ? Number.NaN : decimalFromCents(amount);
}
