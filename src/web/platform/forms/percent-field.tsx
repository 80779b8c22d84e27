import { type FocusEvent, useState } from "react";
import { TextField, type TextFieldProps } from "../../../ui/forms/text-field.tsx";
import { useT } from "../use-t.ts";
import { parsePercent } from "./parse-percent.ts";

export interface PercentFieldProps
  extends Omit<TextFieldProps, "value" | "onChange" | "onBlur" | "onFocus" | "defaultValue"> {
  /** Percent; null while empty, NaN for what cannot be read. As `form.getInputProps` gives it. */
  value?: number | null;
  onChange?: (percent: number | null) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  defaultValue?: unknown;
}

/** A percentage of 0 to 100, with point or comma: what cannot be one is told at once and never sent. */
export function PercentField(props: PercentFieldProps) {
  const { value = null, onChange, onFocus, error, defaultValue: _, ...field } = props;
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  // The typed text counts as long as it says what the form holds.
  const isOwn = typed !== null && Object.is(numberOf(typed), value);
  const shown = isOwn ? typed : value === null || Number.isNaN(value) ? "" : String(value);
  const isRefused = isOwn && Number.isNaN(value);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      trailing="%"
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange?.(numberOf(currentTarget.value));
      }}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      error={isRefused ? t("validation.percentage_invalid") : error}
    />
  );
}

function numberOf(typed: string): number | null {
  return typed.trim() === "" ? null : (parsePercent(typed) ?? Number.NaN);
}
