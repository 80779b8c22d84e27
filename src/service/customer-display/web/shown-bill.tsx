import { useEffect, useRef } from "react";
import { addCents, type Cents, cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { CustomerBill } from "../contract/customer-display.ts";
import classes from "./customer-display.module.css";

/** The cart that is being filled, or the bill that is being charged: lines, figures, and what is to be paid. */
export function ShownBill({ bill }: { bill: CustomerBill }) {
  const t = useT();
  const amount = (value: Cents) => formatAmount(value, bill.currency);
  const title = t(bill.kind === "cart" ? "customerDisplay.your_order" : "customerDisplay.your_bill");
  const list = useRef<HTMLUListElement>(null);
  const count = bill.lines.length;
  useEffect(() => {
    // The last line is the one that was just added.
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <div className={classes.cart}>
      <h2 className={classes.title}>{title}</h2>
      {/* Scrolls by itself, so it takes the focus of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul ref={list} className={classes.lines} tabIndex={0} aria-label={title}>
        {bill.earlier === 0 ? null : (
          <li className={classes.line}>{t("customerDisplay.earlier", { count: bill.earlier })}</li>
        )}
        {bill.lines.map((line) => (
          <li key={line.id} className={classes.line}>
            <span className={classes.quantity}>
              {t("customerDisplay.quantity", { quantity: line.quantity })}
            </span>
            <span className={classes.dish}>
              {line.title}
              {line.choices === "" ? null : <span className={classes.choices}>{line.choices}</span>}
            </span>
            <span className={classes.amount}>{amount(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl className={classes.totals}>
        {figuresOf(bill).map(({ key, value }) => (
          <div key={key} className={classes.part}>
            <dt>{t(`customerDisplay.${key}`)}</dt>
            <dd>{amount(value)}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{t("customerDisplay.total")}</dt>
          <dd aria-live="polite">{amount(bill.total)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** What the total is made of; a figure that is nothing is not mentioned. */
function figuresOf(bill: CustomerBill) {
  const isPart = bill.total !== addCents(bill.account, bill.tip);
  const rows = [
    { key: "net", value: bill.net },
    { key: "taxes", value: bill.taxTotal },
    { key: "service_charge", value: bill.serviceCharge },
    { key: "discount", value: bill.discount > 0 ? cents(-bill.discount) : bill.discount },
    { key: "account", value: isPart ? bill.account : cents(0) },
    { key: "tip", value: bill.tip },
  ] as const;
  return rows.filter(({ key, value }) => key === "net" || value !== 0);
}
