import { IconArrowDownLeft, IconArrowUpRight, IconTrashX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { ScreenId } from "#platform/domain/access/screens.ts";
import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Span } from "#ui/layout/layout.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { StockLog } from "../../contract/movements.ts";
import type { StockMovementType } from "../../domain/stock-movement.ts";
import classes from "../inventory.module.css";
import { ItemTitle } from "../item-title.tsx";
import { formatQuantity } from "../stock/stock-text.ts";

const looks: Readonly<Record<StockMovementType, { readonly tone: Tone; readonly icon: ReactNode }>> = {
  IN: { tone: "green", icon: <IconArrowDownLeft size={16} /> },
  OUT: { tone: "blue", icon: <IconArrowUpRight size={16} /> },
  WASTAGE: { tone: "amber", icon: <IconTrashX size={16} /> },
};

/** Columns of the movements; the time is the row header when all belong to one ingredient. */
export function movementColumns(t: Translate, isOfOne = false): Column<StockLog>[] {
  const none = t("common.no_value");
  return [
    ...(isOfOne ? [] : [itemColumn(t)]),
    {
      key: "created_at",
      header: t("inventory.columns.at"),
      cell: ({ created_at }) => formatDateTime(created_at),
      sortable: true,
      role: isOfOne ? "primary" : "secondary",
      width: "208px",
    },
    {
      key: "quantity",
      header: t("common.quantity"),
      role: "amount",
      align: "end",
      cell: ({ quantity, unit }) => formatQuantity(quantity, unit),
    },
    {
      key: "type",
      header: t("inventory.columns.movement"),
      role: "state",
      width: "176px",
      cell: (log) => (
        <Stacked>
          <span>
            <StatusBadge {...looks[log.type]} label={t(`inventory.types.${log.type}`)} />
          </span>
          <MovementCause log={log} />
        </Stacked>
      ),
    },
    {
      key: "after",
      header: t("inventory.columns.after"),
      align: "end",
      from: 1080,
      cell: ({ quantity_after, unit }) => formatQuantity(quantity_after, unit),
    },
    {
      key: "remarks",
      role: "hidden",
      header: t("inventory.columns.remarks"),
      cell: ({ note }) => <Span lines="anywhere">{note || none}</Span>,
    },
    {
      key: "by",
      role: "hidden",
      header: t("inventory.columns.by"),
      cell: ({ created_by }) => created_by ?? none,
    },
  ];
}

function itemColumn(t: Translate): Column<StockLog> {
  return {
    key: "title",
    header: t("common.ingredient"),
    cell: (log) => <ItemTitle item={log} />,
    role: "primary",
  };
}

/**
 * Shows the cause of a movement: "Venta: orden N.º 12", "Vencido". It links to the purchase, the count, the invoice
 * or the open account.
 */
function MovementCause({ log }: { log: StockLog }) {
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
  if (purchase_id !== null && may("purchases"))
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
  // The badge beside it already says wastage.
  if (reason !== null) return t(`inventory.reasons.${reason}`);
  const words = t(`inventory.causes.${cause}`);
  if (order_no === null) return words;
  return t("inventory.cause_and", { cause: words, what: t("inventory.order_no", { no: order_no }) });
}
