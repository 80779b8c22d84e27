import { NumberText } from "#ui/numbers/number-text.tsx";

export interface FigureTextProps {
  label: string;
  description?: string;
  required?: boolean;
  disabled?: boolean;
  /** The typed text, valid or not: it is read when the form is checked. */
  value?: string;
  onChange: (value: string) => void;
  error?: string | null;
  /** Most decimals that are taken. */
  decimals: number;
  /** Before the figure: "$". */
  symbol?: string;
  /** Behind it: "kg". */
  unit?: string;
  /** Has the focus when the dialog around it opens. */
  autoFocus?: boolean;
  /** Ignored prop of `form.getInputProps`; `value` holds the same. */
  defaultValue?: unknown;
}

/** A figure that stays the text that was typed, for forms that keep drafts of texts. */
export function FigureText(props: FigureTextProps) {
  const { value = "", onChange, symbol, unit, decimals, autoFocus, defaultValue: _, ...field } = props;
  return (
    <NumberText
      {...field}
      text={value}
      onText={onChange}
      terms={{ decimals }}
      leading={symbol}
      trailing={unit}
      data-autofocus={autoFocus || undefined}
    />
  );
}
