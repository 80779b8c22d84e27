import { TextField } from "../../../ui/forms/text-field.tsx";
import { symbolOf } from "../../platform/format.ts";

interface FigureTextProps {
  label: string;
  description?: string;
  required?: boolean;
  disabled?: boolean;
  /** As it is typed, whatever it is: it is read when the form is checked. */
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  /** Of an amount of money. */
  currency?: string;
}

/** A figure with decimals that stays the text that was typed. */
export function FigureText({ value, onChange, currency, ...field }: FigureTextProps) {
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      leading={currency === undefined ? undefined : symbolOf(currency)}
    />
  );
}
