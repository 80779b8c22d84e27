import { NumberText } from "#ui/numbers/number-text.tsx";

export interface FigureTextProps {
  label: string;
  description?: string;
  required?: boolean;
  disabled?: boolean;
  /** As it is typed, whatever it is: it is read when the form is checked. */
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
  /** Of `form.getInputProps`, which the value says already. */
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
