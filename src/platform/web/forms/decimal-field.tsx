import { type ReactNode, useState } from "react";
import type { TextFieldProps } from "#ui/forms/text-field.tsx";
import type { NumberWords } from "#ui/numbers/number-refusal.ts";
import { NumberText } from "#ui/numbers/number-text.tsx";
import { numberIn, plainNumber, readNumber } from "../../domain/numbers/read-number.ts";
import { useT } from "../use-t.ts";

export interface DecimalFieldProps
  extends Pick<TextFieldProps, "disabled" | "required" | "inputMode" | "onBlur" | "onFocus" | "name"> {
  label: string;
  description?: string | undefined;
  /** Null: empty. NaN: the text is no certain number, which the contract refuses. */
  value?: number | null | undefined;
  onChange?: (value: number | null) => void;
  error?: string | null | undefined;
  /** Most decimals that are taken. */
  decimals: number;
  /** The largest that is taken. */
  most?: number;
  /** Words for unreadable text instead of the general ones. */
  words?: NumberWords;
  /** After the figure: "%", "kg". */
  unit?: ReactNode;
  /** Before the figure: "$". */
  symbol?: ReactNode;
  /** Has the focus when the dialog around it opens. */
  autoFocus?: boolean;
  /** Ignored prop of `form.getInputProps`; `value` holds the same. */
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
  // Text stays as it is typed ("1.", "2,50") until the form sets another number.
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

/**
 * Compares a read number with the form's value, which for unreadable text may be null or a value that its
 * rule refuses.
 */
function saysTheSame(read: number | null, value: number | null): boolean {
  return read === null ? !isNumber(value) : read === value;
}

/** Reads a number: null for nothing, NaN for unreadable text, which so never passes as nothing. */
function typedNumber(text: string, terms: { decimals: number; most?: number | undefined }): number | null {
  return readNumber(text, terms).kind === "none" ? null : (numberIn(text, terms) ?? Number.NaN);
}

type PercentFieldProps = Omit<DecimalFieldProps, "decimals" | "most" | "words" | "unit" | "symbol">;

/** A percentage of 0 to 100 with two decimals: an invalid one is marked at once and never sent. */
export function PercentField(props: PercentFieldProps) {
  const t = useT();
  const invalid = t("validation.percentage_invalid");
  return (
    <DecimalField
      {...props}
      onFocus={(event) => {
        event.currentTarget.select();
        props.onFocus?.(event);
      }}
      decimals={2}
      most={100}
      unit="%"
      words={{ not_a_number: invalid, too_many_decimals: invalid, too_large: invalid, negative: invalid }}
    />
  );
}

type WholeFieldProps = Omit<DecimalFieldProps, "decimals" | "symbol">;

/** A whole number: minutes, days, people, uses. */
export function WholeField(props: WholeFieldProps) {
  return <DecimalField inputMode="numeric" {...props} decimals={0} />;
}
