import { type FocusEvent, type KeyboardEvent, type Ref, useState } from "react";
import { classNames } from "../theme/class-names.ts";
import type { FieldProps } from "./field-props.ts";
import classes from "./money-input.module.css";
import { type MoneyRefusal, parseMoney } from "./parse-money.ts";
import { TextField } from "./text-field.tsx";
import { typedAmount } from "./typed-amount.ts";

export interface MoneyInputProps extends FieldProps {
  /** Integer cents; null when empty. */
  cents: number | null;
  /** Called at every keystroke that makes an amount, and with null when emptied or unreadable. */
  onChange: (cents: number | null) => void;
  /** "$". */
  symbol: string;
  /** Words for what cannot be read, shown when the field is left. */
  refusals: Record<MoneyRefusal, string>;
  /** Arrow up and down change by so many cents; without it they do nothing. */
  stepCents?: number;
  /** 28 px figures, for the charge screen. */
  large?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const textOfCents = (cents: number | null) => (cents === null ? "" : typedAmount(cents));

/** An amount of money: decimal point, tabular figures, selected on focus so that typing replaces it. */
export function MoneyInput(props: MoneyInputProps) {
  const { cents, onChange, symbol, refusals, stepCents, large = false, error, description, ...rest } = props;
  // Only while somebody types is there a text of its own; otherwise the amount of the caller is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const change = (text: string) => {
    const parsed = parseMoney(text);
    setTyped(text);
    setRefused(null);
    onChange(parsed.ok ? parsed.cents : null);
  };
  const leave = () => {
    const parsed = parseMoney(typed ?? "");
    if (typed === null) return;
    if (parsed.ok) setTyped(null);
    else setRefused(refusals[parsed.reason]);
  };
  const step = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!stepCents || direction === 0) return;
    event.preventDefault();
    setTyped(null);
    setRefused(null);
    onChange(Math.max(0, (cents ?? 0) + direction * stepCents));
  };
  return (
    <TextField
      {...rest}
      description={description}
      error={error ?? refused}
      value={typed ?? textOfCents(cents)}
      onChange={(event) => change(event.currentTarget.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
      onBlur={leave}
      onKeyDown={step}
      inputMode="decimal"
      autoComplete="off"
      leading={
        <span className={classNames(classes.symbol, large && classes.largeSymbol)} aria-hidden="true">
          {symbol}
        </span>
      }
      large={large}
      inputClassName={classNames(classes.input, large && classes.largeInput)}
    />
  );
}
