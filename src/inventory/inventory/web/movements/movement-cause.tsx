import { Link } from "@tanstack/react-router";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { ScreenId } from "#platform/domain/access/screens.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser } from "#ui/data/stacked.tsx";
import type { StockLog } from "../../contract/movements.ts";
import classes from "../inventory.module.css";

/** What made a movement: "Venta: orden N.º 12", "Vencido". It leads to the purchase, the count, the invoice or the open account. */
export function MovementCause({ log }: { log: StockLog }) {
  const t = useT();
  return (
    <Lesser>
      <Source log={log}>{causeText(log, t)}</Source>
    </Lesser>
  );
}

function Source({ log, children }: { log: StockLog; children: string }) {
  const user = useUser();
  const may = (screen: ScreenId) => user !== null && mayEnter(actorOf(user), screen);
  const { purchase_id, count_id, invoice_no, token_no } = log;
  if (purchase_id !== null)
    return (
      <Link className={classes.source} to="/dashboard/purchases" search={{ purchase: purchase_id }}>
        {children}
      </Link>
    );
  if (count_id !== null)
    return (
      <Link
        className={classes.source}
        to="/dashboard/inventory/counts/$countId"
        params={{ countId: String(count_id) }}
      >
        {children}
      </Link>
    );
  if (invoice_no !== null && may("invoices"))
    return (
      <Link className={classes.source} to="/dashboard/invoices" search={{ q: String(invoice_no) }}>
        {children}
      </Link>
    );
  if (token_no !== null && may("orders"))
    return (
      <Link className={classes.source} to="/dashboard/orders" search={{ q: String(token_no) }}>
        {children}
      </Link>
    );
  return children;
}

function causeText({ cause, reason, order_no }: StockLog, t: Translate): string {
  // The badge beside it says already that it was thrown away.
  if (reason !== null) return t(`inventory.reasons.${reason}`);
  const words = t(`inventory.causes.${cause}`);
  if (order_no === null) return words;
  return t("inventory.cause_and", { cause: words, what: t("inventory.order_no", { no: order_no }) });
}
