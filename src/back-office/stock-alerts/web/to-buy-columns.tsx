import type { ReactNode } from "react";
import { formatQuantity, formatUnitCost, StockBadge } from "#inventory/inventory/web/public.ts";
import { formatAmount, formatCount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { Column } from "#ui/data/table-column.ts";
import { Muted } from "#ui/layout/layout.tsx";
import type { ItemToBuy } from "../contract/to-buy.ts";
import classes from "./to-buy.module.css";

/** Columns for the stock of an ingredient, how long it lasts, how much to buy, and its last vendor. */
export function toBuyColumns(t: Translate, currency: string): readonly Column<ItemToBuy>[] {
  return [...stockColumns(t), ...purchaseColumns(t, currency)];
}

function stockColumns(t: Translate): readonly Column<ItemToBuy>[] {
  return [
    {
      key: "title",
      header: t("stockAlerts.item"),
      cell: (item) => <Named name={item.title} quiet={item.group_title} />,
      primary: true,
      sortable: true,
    },
    {
      key: "status",
      header: t("stockAlerts.state"),
      cell: (item) => <StockBadge status={item.status} />,
    },
    {
      key: "stock",
      header: t("stockAlerts.stock"),
      cell: (item) => (
        <Named
          name={formatQuantity(item.quantity, item.unit)}
          quiet={
            item.min_quantity_threshold > 0
              ? t("stockAlerts.minimum_of", {
                  quantity: formatQuantity(item.min_quantity_threshold, item.unit),
                })
              : null
          }
        />
      ),
      align: "end",
    },
    {
      key: "urgency",
      header: t("stockAlerts.days_left"),
      cell: (item) => (
        <Named
          name={
            item.days_left === null
              ? t("stockAlerts.not_used")
              : t("stockAlerts.days", { count: item.days_left, shown: formatCount(item.days_left) })
          }
          quiet={
            item.days_left === null
              ? null
              : t("stockAlerts.per_day", { quantity: formatQuantity(item.usage_per_day, item.unit) })
          }
        />
      ),
      align: "end",
      sortable: true,
    },
    {
      key: "used",
      header: t("stockAlerts.used"),
      cell: (item) => formatQuantity(item.used, item.unit),
      align: "end",
      from: 1080,
    },
  ];
}

function purchaseColumns(t: Translate, currency: string): readonly Column<ItemToBuy>[] {
  return [
    {
      key: "proposed",
      header: t("stockAlerts.proposed"),
      cell: (item) =>
        item.proposed === 0 ? (
          t("stockAlerts.no_proposal")
        ) : (
          <Named name={<strong>{proposedText(item)}</strong>} quiet={packedText(item)} />
        ),
      align: "end",
    },
    {
      key: "last",
      header: t("stockAlerts.last_vendor"),
      cell: ({ last_purchase: last, unit }) =>
        last === null ? (
          t("stockAlerts.never_bought")
        ) : (
          <Named
            name={last.vendor_name ?? t("stockAlerts.vendor_unknown")}
            quiet={`${formatUnitCost(last.unit_cost, currency)} / ${unit} · ${formatDay(last.date)}`}
          />
        ),
      from: 800,
      onCards: true,
    },
    {
      key: "cost",
      header: t("stockAlerts.cost"),
      cell: (item) =>
        item.cost === null ? t("stockAlerts.cost_unknown") : formatAmount(item.cost, currency),
      align: "end",
      from: 800,
      onCards: true,
    },
  ];
}

/** A text with an explanation below it. */
function Named({ name, quiet }: { name: ReactNode; quiet: string | null }) {
  return (
    <span className={classes.named}>
      {name}
      {quiet === null ? null : (
        <Muted as="span" size="sm" weight={400}>
          {quiet}
        </Muted>
      )}
    </span>
  );
}

/** Writes `2 × caja` as it is bought, or `48 pc`. */
export function proposedText({ pack, proposed, unit }: ItemToBuy): string {
  return pack === null
    ? formatQuantity(proposed, unit)
    : `${formatCount(pack.count)}\u00a0×\u00a0${pack.name}`;
}

/** Writes `48 pc`, the content of the packs; null for an ingredient bought in its own unit. */
export function packedText({ pack, proposed, unit }: ItemToBuy): string | null {
  return pack === null ? null : formatQuantity(proposed, unit);
}
