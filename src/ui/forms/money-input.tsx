import { type FocusEvent, type KeyboardEvent, type Ref, useState } from "react";
import { classNames } from "../theme/class-names.ts";
import type { FieldProps } from "./field-props.ts";
import classes from "./money-input.module.css";
import { type MoneyRefusal, parseMoney } from "./parse-money.ts";
import { TextField } from "./text-field.tsx";
import { typedAmount } from "./typed-amount.ts";

/** Integer cents; null when empty; else something is typed that is no amount, and it must not pass for either. */
export type TypedMoney = number | null | "unreadable";

export interface MoneyInputProps extends FieldProps {
  cents: TypedMoney;
  /** Called at every keystroke. */
  onChange: (cents: TypedMoney) => void;
  /** "$". */
  symbol: string;
  /** Words for what cannot be read, in place of any other error. */
  refusals: Record<MoneyRefusal, string>;
  /** Arrow up and down change by so many cents; without it they do nothing. */
  stepCents?: number;
  /** 28 px figures, for the charge screen. */
  large?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const textOfCents = (cents: TypedMoney) => (typeof cents === "number" ? typedAmount(cents) : "");

/** What a keypad begins an amount with: no word of refusal until the field is left. */
const BEGINNING = /^\s*[$.,]?\s*$/;

/** An amount of money: decimal point, tabular figures, selected on focus so that typing replaces it. */
export function MoneyInput(props: MoneyInputProps) {
  const { cents, onChange, symbol, refusals, stepCents, large = false, error, description, ...rest } = props;
  // Only while somebody types, and the caller has not set another amount, is there a text of its own.
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const parsed = typed === null ? null : parseMoney(typed);
  const isOwn = parsed !== null && (parsed.ok ? parsed.cents === cents : typeof cents !== "number");
  const isRefused = isOwn && !parsed.ok && (hasLeft || error || !BEGINNING.test(typed ?? ""));
  const refusal = isRefused ? refusals[parsed.reason] : null;
  const change = (text: string) => {
    const read = parseMoney(text);
    setTyped(text);
    setHasLeft(false);
    onChange(read.ok ? read.cents : "unreadable");
  };
  const leave = () => {
    if (parsed?.ok || !isOwn) setTyped(null);
    setHasLeft(true);
  };
  const step = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!stepCents || direction === 0) return;
    event.preventDefault();
    setTyped(null);
    onChange(Math.max(0, (typeof cents === "number" ? cents : 0) + direction * stepCents));
  };
  return (
    <TextField
      {...rest}
      description={description}
      error={refusal ?? error}
      value={isOwn && typed !== null ? typed : textOfCents(cents)}
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
