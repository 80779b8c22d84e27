import { useEffect, useRef } from "react";
import { addCents, type Cents, cents } from "#platform/domain/money/cents.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { formatAmount, formatPlainNumber } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Span } from "#ui/layout/layout.tsx";
import type { CustomerBill, CustomerView } from "../contract/customer-display.ts";
import classes from "./customer-display.module.css";

/** Draws the till's view for the guest. */
export function ShownView({ view }: { view: Exclude<CustomerView, { kind: "welcome" }> }) {
  const t = useT();
  switch (view.kind) {
    case "sent":
      return (
        <div className={classes.words} role="status">
          <p className={classes.large}>{t("customerDisplay.thanks")}</p>
          <p className={classes.small}>{t("customerDisplay.thanks_token")}</p>
          <p className={classes.token}>{formatPlainNumber(view.tokenNo)}</p>
        </div>
      );
    case "paid":
      return <Paid view={view} />;
    case "cart":
    case "bill":
      return <ShownBill bill={view} />;
    default:
      return unreachable(view);
  }
}

function Paid({ view }: { view: Extract<CustomerView, { kind: "paid" }> }) {
  const t = useT();
  const amount = (value: Cents) => formatAmount(value, view.currency);
  const rows = [
    { label: t("customerDisplay.paid"), value: view.total },
    ...(view.received === null ? [] : [{ label: t("customerDisplay.received"), value: view.received }]),
    ...(view.balance > 0 ? [{ label: t("customerDisplay.balance"), value: view.balance }] : []),
  ];
  return (
    <div className={classes.words} role="status">
      <p className={classes.large}>{t("customerDisplay.thanks")}</p>
      <dl className={classes.paid}>
        {rows.map(({ label, value }) => (
          <div key={label} className={classes.part}>
            <dt>{label}</dt>
            <dd>{amount(value)}</dd>
          </div>
        ))}
        {view.change === null ? null : (
          <div className={classes.total}>
            <dt>{t("customerDisplay.change")}</dt>
            <dd>{amount(view.change)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Shows the cart or the bill with its lines, figures and total. */
function ShownBill({ bill }: { bill: CustomerBill }) {
  const t = useT();
  const amount = (value: Cents) => formatAmount(value, bill.currency);
  const title = t(bill.kind === "cart" ? "customerDisplay.your_order" : "customerDisplay.your_bill");
  const list = useRef<HTMLUListElement>(null);
  const count = bill.lines.length;
  useEffect(() => {
    // The newest line is the last.
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
            <Span room="keep" weight={700}>
              {t("customerDisplay.quantity", { quantity: line.quantity })}
            </Span>
            <Span room="grow">
              {line.title}
              {line.choices === "" ? null : <span className={classes.choices}>{line.choices}</span>}
            </Span>
            <Span room="keep" weight={600}>
              {amount(line.total)}
            </Span>
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

/** Returns the figures that make up the total, without zeros. */
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
