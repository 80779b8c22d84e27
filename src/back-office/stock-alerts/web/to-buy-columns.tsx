import type { ReactNode } from "react";
import { formatQuantity, formatUnitCost, StockBadge, unitText } from "#inventory/inventory/web/public.ts";
import { formatCount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Span } from "#ui/layout/layout.tsx";
import { type ItemToBuy, toBuyColumns } from "../contract/to-buy.ts";

/** Columns for the stock of an ingredient, how long it lasts, how much to buy, and its last vendor. */
export function toBuyTable(t: Translate, currency: string): readonly Column<ItemToBuy>[] {
  return tableColumns(toBuyColumns, {
    t,
    currency,
    none: t("common.no_data"),
    first: ["title", "status", "stock", "urgency"],
    looks: {
      title: {
        cell: (item) => <Named name={item.title} quiet={item.group_title} />,
        role: "primary",
        sortable: true,
      },
      status: { cell: (item) => <StockBadge status={item.status} />, role: "state" },
      stock: { cell: (item) => <Named {...stockText(item, t)} />, role: "secondary" },
      urgency: { cell: (item) => <Named {...daysText(item, t)} />, sortable: true, role: "secondary" },
      used: { cell: (item) => formatQuantity(item.used, item.unit), from: 1080 },
      proposed: {
        role: "amount",
        cell: (item) =>
          item.proposed === 0 ? (
            t("stockAlerts.no_proposal")
          ) : (
            <Named name={<strong>{proposedText(item)}</strong>} quiet={packedText(item)} />
          ),
      },
      last: { cell: (item) => <LastPurchase item={item} currency={currency} />, from: 800, role: "hidden" },
      cost: { from: 800 },
    },
  });
}

function stockText({ quantity, min_quantity_threshold: minimum, unit }: ItemToBuy, t: Translate) {
  const least = { quantity: formatQuantity(minimum, unit) };
  return {
    name: formatQuantity(quantity, unit),
    quiet: minimum > 0 ? t("stockAlerts.minimum_of", least) : null,
  };
}

function daysText({ days_left: days, usage_per_day: usage, unit }: ItemToBuy, t: Translate) {
  if (days === null) return { name: t("stockAlerts.not_used"), quiet: null };
  return {
    name: t("stockAlerts.days", { count: days, shown: formatCount(days) }),
    quiet: t("stockAlerts.per_day", { quantity: formatQuantity(usage, unit) }),
  };
}

function LastPurchase({
  item: { last_purchase: last, unit },
  currency,
}: {
  item: ItemToBuy;
  currency: string;
}) {
  const t = useT();
  if (last === null) return t("stockAlerts.never_bought");
  return (
    <Named
      name={last.vendor_name ?? t("common.no_vendor")}
      quiet={`${formatUnitCost(last.unit_cost, currency)} / ${unitText(unit)} · ${formatDay(last.date)}`}
    />
  );
}

/** A text with an explanation below it. */
function Named({ name, quiet }: { name: ReactNode; quiet: string | null }) {
  return (
    <Stacked>
      <Span>{name}</Span>
      {quiet === null ? null : <Lesser>{quiet}</Lesser>}
    </Stacked>
  );
}

/** Writes `2 × caja` as it is bought, or `48 u`. */
export function proposedText({ pack, proposed, unit }: ItemToBuy): string {
  return pack === null
    ? formatQuantity(proposed, unit)
    : `${formatCount(pack.count)}\u00a0×\u00a0${pack.name}`;
}

/** Writes `48 u`, the content of the packs; null for an ingredient bought in its own unit. */
export function packedText({ pack, proposed, unit }: ItemToBuy): string | null {
  return pack === null ? null : formatQuantity(proposed, unit);
}
