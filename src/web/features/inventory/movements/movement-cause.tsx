import { Link } from "@tanstack/react-router";
import type { StockLog } from "../../../../contract/inventory/movements.ts";
import type { Translate } from "../../../platform/i18n.ts";
import { useT } from "../../../platform/use-t.ts";
import classes from "../inventory.module.css";

/** What made a movement: "Venta: orden N.º 12", "Desechado: Vencido". A purchase leads to itself. */
export function MovementCause({ log }: { log: StockLog }) {
  const t = useT();
  const words = causeText(log, t);
  if (log.purchase_id === null) return <span className={classes.second}>{words}</span>;
  return (
    <span className={classes.second}>
      <Link className={classes.source} to="/dashboard/purchases" search={{ purchase: log.purchase_id }}>
        {words}
      </Link>
    </span>
  );
}

function causeText({ cause, reason, order_no }: StockLog, t: Translate): string {
  const words = t(`inventory.causes.${cause}`);
  if (reason !== null)
    return t("inventory.cause_and", { cause: words, what: t(`inventory.reasons.${reason}`) });
  if (order_no === null) return words;
  return t("inventory.cause_and", { cause: words, what: t("inventory.order_no", { no: order_no }) });
}
