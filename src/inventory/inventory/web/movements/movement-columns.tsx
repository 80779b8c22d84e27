import { IconArrowDownLeft, IconArrowUpRight, IconTrashX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { Tone } from "#ui/theme/tone.ts";
import type { StockLog } from "../../contract/movements.ts";
import type { StockMovementType } from "../../domain/stock-movement.ts";
import classes from "../inventory.module.css";
import { ItemTitle } from "../item-title.tsx";
import { formatQuantity } from "../stock/stock-text.ts";
import { MovementCause } from "./movement-cause.tsx";

const looks: Readonly<Record<StockMovementType, { readonly tone: Tone; readonly icon: ReactNode }>> = {
  IN: { tone: "green", icon: <IconArrowDownLeft size={16} /> },
  OUT: { tone: "blue", icon: <IconArrowUpRight size={16} /> },
  WASTAGE: { tone: "amber", icon: <IconTrashX size={16} /> },
};

/** The columns of the movements; the time names a row where all are of one ingredient. */
export function movementColumns(t: Translate, isOfOne = false): Column<StockLog>[] {
  const none = t("inventory.none");
  return [
    ...(isOfOne ? [] : [itemColumn(t)]),
    {
      key: "created_at",
      header: t("inventory.columns.at"),
      cell: ({ created_at }) => formatDateTime(created_at),
      sortable: true,
      primary: isOfOne,
      width: "208px",
    },
    {
      key: "quantity",
      header: t("inventory.columns.quantity"),
      align: "end",
      cell: ({ quantity, unit }) => formatQuantity(quantity, unit),
    },
    {
      key: "type",
      header: t("inventory.columns.movement"),
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
      header: t("inventory.columns.remarks"),
      cell: ({ note }) => <span className={classes.remark}>{note || none}</span>,
    },
    {
      key: "by",
      header: t("inventory.columns.by"),
      cell: ({ created_by }) => created_by ?? none,
    },
  ];
}

function itemColumn(t: Translate): Column<StockLog> {
  return {
    key: "title",
    header: t("inventory.columns.item"),
    cell: (log) => <ItemTitle item={log} />,
    primary: true,
  };
}
