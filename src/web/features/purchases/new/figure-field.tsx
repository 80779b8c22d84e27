import { TextField } from "../../../../ui/forms/text-field.tsx";

interface FigureFieldProps {
  label: string;
  description?: string;
  required?: boolean;
  /** As it is typed, whatever it is: it is read when the form is checked. */
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  /** Before the figure: "$". */
  symbol?: string;
  /** Behind it: "kg". */
  unit?: string;
}

/** A figure with decimals that stays the text that was typed. */
export function FigureField({ value, onChange, symbol, unit, ...field }: FigureFieldProps) {
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      leading={symbol}
      trailing={unit}
    />
  );
}
