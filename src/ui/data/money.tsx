import { classNames } from "../theme/class-names.ts";
import { formatMoney } from "./format-money.ts";
import classes from "./money.module.css";

export interface MoneyProps {
  /** Integer cents. */
  cents: number;
  /** Symbol of the store's currency: "$". */
  symbol: string;
  /** `normal` inherits; `strong` is bold; `total` is 28 px. */
  size?: "normal" | "strong" | "total";
}

/** An amount in tabular figures that never breaks over two lines. */
export function Money({ cents, symbol, size = "normal" }: MoneyProps) {
  return <span className={classNames(classes.money, classes[size])}>{formatMoney(cents, symbol)}</span>;
}
