import { TextField } from "../../../ui/forms/text-field.tsx";

export interface MinutesFieldProps {
  label: string;
  description?: string;
  required?: boolean;
  error?: string | null;
  /** Null: empty. */
  value?: number | null;
  onChange?: (minutes: number | null) => void;
}

/** Whole minutes; text without digits is null, which the form's rule refuses where a number is required. */
export function MinutesField({ value, onChange, error, label, description, required }: MinutesFieldProps) {
  return (
    <TextField
      label={label}
      {...(description && { description })}
      {...(error ? { error } : {})}
      required={required ?? false}
      inputMode="numeric"
      autoComplete="off"
      value={value == null ? "" : String(value)}
      onChange={(event) => onChange?.(minutesOf(event.currentTarget.value))}
    />
  );
}

function minutesOf(text: string): number | null {
  const digits = text.replace(/\D/g, "").slice(0, 3);
  return digits === "" ? null : Number(digits);
}
