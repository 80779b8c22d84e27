import { formatQuantity, formatUnitCost, unitText } from "#inventory/inventory/web/public.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import { Span } from "#ui/layout/layout.tsx";
import type { Purchase, PurchaseItem } from "../../contract/purchases.ts";
import { riseOf } from "../../domain/price-rise.ts";
import { purchaseSums } from "../../domain/purchase-sums.ts";
import classes from "../purchases.module.css";

/** Lists the lines of a purchase, where their goods went, and their amounts. */
export function PurchaseItems({ purchase }: { purchase: Purchase }) {
  const t = useT();
  return (
    <Section title={t("purchases.file.items")}>
      <DataTable<PurchaseItem>
        caption={t("purchases.file.items")}
        columns={columnsOf(purchase, t)}
        rows={purchase.items}
        rowKey={({ id }) => String(id)}
        state={{ status: "ready" }}
        empty={null}
      />
      <Totals purchase={purchase} />
    </Section>
  );
}

function columnsOf({ currency, effect, items }: Purchase, t: Translate): Column<PurchaseItem>[] {
  return [
    {
      key: "item",
      header: t("purchases.detail.item"),
      role: "primary",
      cell: ({ title, code }) => (
        <Stacked>
          <Span className={classes.name}>{title}</Span>
          {code === null ? null : <Lesser>{t("common.code_is", { code })}</Lesser>}
        </Stacked>
      ),
    },
    {
      key: "quantity",
      header: t("common.quantity"),
      align: "end",
      cell: ({ quantity, unit }) => formatQuantity(quantity, unit),
    },
    {
      key: "ingredient",
      header: t(effect === "takes_back" ? "purchases.detail.out_of_stock" : "purchases.file.stocked"),
      cell: (item) => <Stocked item={item} effect={effect} />,
    },
    {
      key: "price",
      header: t("common.unit_price"),
      align: "end",
      cell: (item) => <Price item={item} currency={currency} />,
    },
    ...(items.some(({ discount }) => discount !== null)
      ? [
          {
            key: "discount",
            header: t("common.discount"),
            align: "end",
            cell: ({ discount }) => (discount === null ? "—" : formatAmount(cents(-discount), currency)),
          } satisfies Column<PurchaseItem>,
        ]
      : []),
    {
      key: "total",
      header: t("common.line_amount"),
      align: "end",
      cell: ({ total }) => (total === null ? "—" : formatAmount(total, currency)),
    },
  ];
}

/** Names the ingredient and the quantity in stock, and the part that a cancellation took out again. */
function Stocked({ item, effect }: { item: PurchaseItem; effect: Purchase["effect"] }) {
  const t = useT();
  const { inventory_item_name: name, inventory_item_unit: unit, moved_quantity: moved } = item;
  if (name === null || unit === null)
    return <span className={classes.quiet}>{t("purchases.detail.not_stocked")}</span>;
  const back = effect === "takes_back" ? "purchases.detail.brought_back" : "purchases.detail.taken_back";
  return (
    <Stacked>
      <Span className={classes.name}>{name}</Span>
      {moved === null ? null : <Lesser>{formatQuantity(moved, unit)}</Lesser>}
      {item.cancelled_quantity === null || moved === 0 ? null : (
        <Lesser>{t(back, { quantity: formatQuantity(item.cancelled_quantity, unit) })}</Lesser>
      )}
    </Stacked>
  );
}

/** Shows the price of the purchased unit, and below it the change of the ingredient's cost. */
function Price({ item, currency }: { item: PurchaseItem; currency: string }) {
  return (
    <Stacked>
      <span>{item.unit_price === null ? "—" : formatUnitCost(item.unit_price, currency)}</span>
      <CostRise item={item} currency={currency} />
    </Stacked>
  );
}

/** Shows the rise of the ingredient's cost; nothing without one, or for a cancelled purchase. */
function CostRise({ item, currency }: { item: PurchaseItem; currency: string }) {
  const t = useT();
  const { unit_cost: now, previous_unit_cost: before, inventory_item_unit: unit } = item;
  const isCancelled = item.cancelled_quantity !== null;
  const rise = isCancelled || now === null || before === null ? null : riseOf(before, now);
  if (rise === null || before === null || unit === null) return null;
  return (
    <Span size="sm" weight={400} tone="red">
      {t("purchases.detail.dearer", {
        percent: formatPercent(rise / 100),
        before: formatUnitCost(before, currency),
        unit: unitText(unit),
      })}
    </Span>
  );
}

/** Adds up what the lines come to, what the paper takes off and adds, and its total. */
function Totals({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const { tax, total, currency } = purchase;
  if (total === null) return <p className={classes.quiet}>{t("purchases.detail.prices_missing")}</p>;
  const sums = purchaseSums(purchase);
  const shown = [
    [t("purchases.detail.lines_sum"), sums?.lines ?? null],
    [t("purchases.detail.paper_discount"), sums?.discount ? cents(-sums.discount) : null],
    [t("purchases.detail.other_charges"), sums?.other || null],
    [t("common.iva"), sums?.taxOnTop || null],
    [t("common.total"), total],
    // It is in the total already.
    [t("purchases.detail.tax_included"), sums?.taxOnTop === 0 ? tax || null : null],
  ] as const;
  return (
    <dl className={classes.sums}>
      {shown.map(([label, amount]) =>
        amount === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount, currency)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
