import { centsFromDecimal, decimalFromCents } from "../../../domain/money/cents.ts";
import type { TypedAmount } from "../../platform/forms/amount-field.tsx";

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
