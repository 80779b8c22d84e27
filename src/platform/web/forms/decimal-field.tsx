import { type ReactNode, useState } from "react";
import type { TextFieldProps } from "#ui/forms/text-field.tsx";
import type { NumberWords } from "#ui/numbers/number-refusal.ts";
import { NumberText } from "#ui/numbers/number-text.tsx";
import { numberIn, plainNumber, readNumber } from "../../domain/numbers/read-number.ts";

export interface DecimalFieldProps
  extends Pick<TextFieldProps, "disabled" | "required" | "inputMode" | "onBlur" | "onFocus" | "name"> {
  label: string;
  description?: string | undefined;
  /** Null: empty. NaN: what is typed is no certain number, which the contract refuses. */
  value?: number | null | undefined;
  onChange?: (value: number | null) => void;
  error?: string | null | undefined;
  /** Most decimals that are taken. */
  decimals: number;
  /** The largest that is taken. */
  most?: number;
  /** In place of the general words for what cannot be read. */
  words?: NumberWords;
  /** After the figure: "%", "kg". */
  unit?: ReactNode;
  /** Before the figure: "$". */
  symbol?: ReactNode;
  /** Has the focus when the dialog around it opens. */
  autoFocus?: boolean;
  /** Of `form.getInputProps`, which the value says already. */
  defaultValue?: unknown;
}

/** A number that is not negative: a percentage, a quantity of an ingredient, a cost. */
export function DecimalField(props: DecimalFieldProps) {
  const {
    value = null,
    onChange,
    decimals,
    most,
    unit,
    symbol,
    autoFocus,
    defaultValue: _,
    ...field
  } = props;
  const terms = { decimals, most };
  // What is typed stays as it is typed ("1.", "2,50") until the form sets another number.
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && saysTheSame(numberIn(typed, terms), value);
  return (
    <NumberText
      {...field}
      terms={terms}
      text={isOwn ? typed : isNumber(value) ? plainNumber(value) : ""}
      onText={(text) => {
        setTyped(text);
        onChange?.(typedNumber(text, terms));
      }}
      leading={symbol}
      trailing={unit}
      data-autofocus={autoFocus || undefined}
    />
  );
}

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value);

/** A form may hold nothing, or what its rule refuses, for a text that is no number. */
function saysTheSame(read: number | null, value: number | null): boolean {
  return read === null ? !isNumber(value) : read === value;
}

/** Null for nothing, NaN for what cannot be read: so it never passes for nothing where nothing is allowed. */
function typedNumber(text: string, terms: { decimals: number; most?: number | undefined }): number | null {
  return readNumber(text, terms).kind === "none" ? null : (numberIn(text, terms) ?? Number.NaN);
}
