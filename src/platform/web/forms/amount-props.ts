import { centsFromDecimal, decimalFromCents } from "../../domain/money/cents.ts";
import type { TypedAmount } from "./amount-field.tsx";

/** Props from a form for an amount field; values are those of the wire. */
interface AmountInput {
  readonly value?: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | null;
}

/**
 * Converts `form.getInputProps("amount")` for an AmountField: a form holds wire values, the field cents.
 * Unreadable text becomes null, which the contract refuses; the field says why.
 */
export function amountProps({ value = null, onChange, error = null, ...rest }: AmountInput) {
  return {
    ...rest,
    amount: value === null ? null : centsFromDecimal(value),
    onChange: (amount: TypedAmount) => onChange(typeof amount === "number" ? decimalFromCents(amount) : null),
    error,
  };
}

/** Does the same for an optional amount: unreadable text becomes NaN, which the contract refuses, and not null. */
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
