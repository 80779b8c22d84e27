import { Link } from "@tanstack/react-router";
import type { StockLog } from "../../../../contract/inventory/movements.ts";
import type { Translate } from "../../../platform/i18n.ts";
import { useT } from "../../../platform/use-t.ts";
import classes from "../inventory.module.css";

/** What made a movement: "Venta: orden N.º 12", "Desechado: Vencido". A purchase and a count lead to themselves. */
export function MovementCause({ log }: { log: StockLog }) {
  const t = useT();
  return (
    <span className={classes.second}>
      <Source log={log}>{causeText(log, t)}</Source>
    </span>
  );
}

function Source({ log: { purchase_id, count_id }, children }: { log: StockLog; children: string }) {
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
  return children;
}

function causeText({ cause, reason, order_no }: StockLog, t: Translate): string {
  const words = t(`inventory.causes.${cause}`);
  if (reason !== null)
    return t("inventory.cause_and", { cause: words, what: t(`inventory.reasons.${reason}`) });
  if (order_no === null) return words;
  return t("inventory.cause_and", { cause: words, what: t("inventory.order_no", { no: order_no }) });
}
