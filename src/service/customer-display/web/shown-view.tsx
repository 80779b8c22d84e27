import type { Cents } from "#platform/domain/money/cents.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { CustomerView } from "../contract/customer-display.ts";
import classes from "./customer-display.module.css";
import { ShownBill } from "./shown-bill.tsx";

/** What the till shows, for a guest who stands in front of it. */
export function ShownView({ view, store }: { view: CustomerView; store: string }) {
  const t = useT();
  switch (view.kind) {
    case "welcome":
      return <Welcome store={store} />;
    case "sent":
      return (
        <div className={classes.words} role="status">
          <p className={classes.large}>{t("customerDisplay.thanks")}</p>
          <p className={classes.small}>{t("customerDisplay.thanks_token")}</p>
          <p className={classes.token}>{view.tokenNo}</p>
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

/** Nobody is being served: whose restaurant this is. */
export function Welcome({ store }: { store: string }) {
  const t = useT();
  return (
    <div className={classes.words}>
      <p className={classes.small}>{t("customerDisplay.welcome")}</p>
      <p className={classes.large}>{store}</p>
    </div>
  );
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
