import { type ReactNode, useState } from "react";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { decimalOf } from "./decimal-of.ts";

export interface DecimalFieldProps {
  label: string;
  description?: string;
  /** Null: empty, or what is typed is no such number; the form's rule refuses it where one is needed. */
  value?: number | null | undefined;
  onChange?: (value: number | null) => void;
  error?: string | null | undefined;
  required?: boolean;
  disabled?: boolean;
  /** Most decimals that are taken. */
  decimals: number;
  /** After the figure: "%", "kg". */
  unit?: ReactNode;
  /** Before the figure: "$". */
  symbol?: ReactNode;
  /** Has the focus when the dialog around it opens. */
  autoFocus?: boolean;
}

/** A number that is not negative, with a decimal point or comma: a percentage, a quantity of an ingredient. */
export function DecimalField(props: DecimalFieldProps) {
  const { value = null, onChange, decimals, unit, symbol, error, description, autoFocus, ...field } = props;
  // What is typed stays as it is typed ("1.", "2,50") until the form sets another number.
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && decimalOf(typed, decimals) === value;
  return (
    <TextField
      {...field}
      description={description}
      error={error}
      value={isOwn ? typed : value === null ? "" : String(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange?.(decimalOf(currentTarget.value, decimals));
      }}
      inputMode="decimal"
      autoComplete="off"
      leading={symbol}
      trailing={unit}
      data-autofocus={autoFocus || undefined}
    />
  );
}
