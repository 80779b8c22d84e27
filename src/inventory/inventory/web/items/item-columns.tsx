import { formatAmount, formatDate, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { InventoryItem } from "../../contract/items.ts";
import { formatQuantity, formatUnitCost } from "../stock/stock-text.ts";
import { StockBadge } from "../stock-badge.tsx";

export interface ItemColumns {
  t: Translate;
  currency: string;
  /** The rows on screen and how many stand on the pages before: they are numbered through. */
  rows: readonly InventoryItem[];
  before: number;
  /** Whether any ingredient is in a group. */
  hasGroups: boolean;
}

/** The columns of the store room. */
export function itemColumns({ t, currency, rows, before, hasGroups }: ItemColumns): Column<InventoryItem>[] {
  return [
    {
      key: "number",
      header: t("inventory.columns.number"),
      cell: (item) => before + rows.indexOf(item) + 1,
      wideOnly: true,
      width: "64px",
    },
    {
      key: "title",
      header: t("inventory.columns.item"),
      cell: (item) => item.title,
      primary: true,
      sortable: true,
    },
    ...(hasGroups ? [groupColumn(t)] : []),
    {
      key: "quantity",
      header: t("inventory.columns.stock"),
      align: "end",
      cell: (item) => formatQuantity(item.quantity, item.unit),
    },
    {
      key: "minimum",
      header: t("inventory.columns.minimum"),
      align: "end",
      cell: (item) => formatQuantity(item.min_quantity_threshold, item.unit),
    },
    {
      key: "status",
      header: t("inventory.columns.status"),
      cell: (item) => <StockBadge status={item.status} />,
    },
    ...costColumns(t, currency),
    {
      key: "updated",
      header: t("inventory.columns.updated"),
      cell: ({ updated_at }) => (
        <Stacked>
          <span>{formatDate(updated_at)}</span>
          <Lesser>{formatTime(updated_at)}</Lesser>
        </Stacked>
      ),
    },
  ];
}

function groupColumn(t: Translate): Column<InventoryItem> {
  return {
    key: "group",
    header: t("inventory.fields.group"),
    cell: ({ group_title }) => group_title ?? t("inventory.none"),
    from: 1080,
  };
}

/** What a unit cost on average, and all of it together. */
function costColumns(t: Translate, currency: string): Column<InventoryItem>[] {
  const none = t("inventory.none");
  return [
    {
      key: "cost",
      header: t("inventory.columns.cost"),
      align: "end",
      from: 1080,
      cell: (item) => (item.unit_cost === null ? none : formatUnitCost(item.unit_cost, currency)),
    },
    {
      key: "value",
      header: t("inventory.columns.value"),
      align: "end",
      from: 1080,
      cell: (item) => (item.value === null ? none : formatAmount(item.value, currency)),
    },
  ];
}
