import { type FocusEvent, type KeyboardEvent, type Ref, useState } from "react";
import type { NumberRefusal } from "#platform/domain/numbers/read-number.ts";
import { NumberText } from "../numbers/number-text.tsx";
import { classNames } from "../theme/class-names.ts";
import type { FieldProps } from "./field-props.ts";
import { MONEY_TERMS, moneyIn, type TypedMoney } from "./money-in.ts";
import classes from "./money-input.module.css";
import { typedAmount } from "./typed-amount.ts";

export interface MoneyInputProps extends FieldProps {
  cents: TypedMoney;
  /** Called at every keystroke. */
  onChange: (cents: TypedMoney) => void;
  /** "$". */
  symbol: string;
  /** Words for what cannot be read, in place of any other error. */
  refusals: Record<NumberRefusal, string>;
  /** Arrow up and down change by so many cents; without it they do nothing. */
  stepCents?: number;
  /** 28 px figures, for the charge screen. */
  large?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const textOfCents = (cents: TypedMoney) => (typeof cents === "number" ? typedAmount(cents) : "");

/** An amount of money: point or comma, tabular figures, selected on focus so that typing replaces it. */
export function MoneyInput(props: MoneyInputProps) {
  const { cents, onChange, symbol, refusals, stepCents, large = false, ...rest } = props;
  // Only while somebody types, and the caller has not set another amount, is there a text of its own.
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : moneyIn(typed);
  const isUnreadable = read === "unreadable";
  const isOwn = typed !== null && (isUnreadable ? typeof cents !== "number" : read === cents);
  const step = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!stepCents || direction === 0) return;
    event.preventDefault();
    setTyped(null);
    onChange(Math.max(0, (typeof cents === "number" ? cents : 0) + direction * stepCents));
  };
  return (
    <NumberText
      {...rest}
      terms={MONEY_TERMS}
      leastDecimals={2}
      words={refusals}
      text={isOwn ? typed : textOfCents(cents)}
      onText={(text) => {
        setTyped(text);
        onChange(moneyIn(text));
      }}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
      onBlur={() => {
        if (!isUnreadable) setTyped(null);
      }}
      onKeyDown={step}
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
