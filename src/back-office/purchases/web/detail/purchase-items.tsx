import { formatQuantity, formatUnitCost } from "#inventory/inventory/web/public.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import type { Purchase, PurchaseItem } from "../../contract/purchases.ts";
import { riseOf } from "../../domain/price-rise.ts";
import classes from "../purchases.module.css";

/** What was bought, where it went, and what it came to. */
export function PurchaseItems({ purchase }: { purchase: Purchase }) {
  const t = useT();
  return (
    <Section title={t("purchases.detail.items")}>
      <DataTable<PurchaseItem>
        caption={t("purchases.detail.items")}
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

function columnsOf({ currency, effect }: Purchase, t: Translate): Column<PurchaseItem>[] {
  return [
    {
      key: "item",
      header: t("purchases.detail.item"),
      primary: true,
      cell: ({ title, code }) => (
        <Stacked>
          <span className={classes.name}>{title}</span>
          {code === null ? null : <Lesser>{t("purchases.detail.code", { code })}</Lesser>}
        </Stacked>
      ),
    },
    {
      key: "quantity",
      header: t("purchases.detail.quantity"),
      align: "end",
      cell: ({ quantity, unit }) => formatQuantity(quantity, unit),
    },
    {
      key: "ingredient",
      header: t(effect === "takes_back" ? "purchases.detail.out_of_stock" : "purchases.detail.stocked"),
      cell: (item) => <Stocked item={item} effect={effect} />,
    },
    {
      key: "price",
      header: t("purchases.detail.price"),
      align: "end",
      cell: (item) => <Price item={item} currency={currency} />,
    },
    {
      key: "total",
      header: t("purchases.detail.line_total"),
      align: "end",
      cell: ({ total }) => (total === null ? "—" : formatAmount(total, currency)),
    },
  ];
}

/** The ingredient it went to, how much of it came into stock, and what of that a cancelling took out again. */
function Stocked({ item, effect }: { item: PurchaseItem; effect: Purchase["effect"] }) {
  const t = useT();
  const { inventory_item_name: name, inventory_item_unit: unit, moved_quantity: moved } = item;
  if (name === null || unit === null)
    return <span className={classes.quiet}>{t("purchases.detail.not_stocked")}</span>;
  const back = effect === "takes_back" ? "purchases.detail.brought_back" : "purchases.detail.taken_back";
  return (
    <Stacked>
      <span className={classes.name}>{name}</span>
      {moved === null ? null : <Lesser>{formatQuantity(moved, unit)}</Lesser>}
      {item.cancelled_quantity === null || moved === 0 ? null : (
        <Lesser>{t(back, { quantity: formatQuantity(item.cancelled_quantity, unit) })}</Lesser>
      )}
    </Stacked>
  );
}

/** The price of the purchased unit, below it how the ingredient's cost compares with the last time. */
function Price({ item, currency }: { item: PurchaseItem; currency: string }) {
  return (
    <Stacked>
      <span>{item.unit_price === null ? "—" : formatUnitCost(item.unit_price, currency)}</span>
      <Dearer item={item} currency={currency} />
    </Stacked>
  );
}

/** By how much the ingredient cost more than the last time; nothing when it did not, or the purchase was cancelled. */
function Dearer({ item, currency }: { item: PurchaseItem; currency: string }) {
  const t = useT();
  const { unit_cost: now, previous_unit_cost: before, inventory_item_unit: unit } = item;
  const isCancelled = item.cancelled_quantity !== null;
  const rise = isCancelled || now === null || before === null ? null : riseOf(before, now);
  if (rise === null || before === null || unit === null) return null;
  return (
    <span className={classes.dearer} data-tone="red">
      {t("purchases.detail.dearer", { percent: rise / 100, before: formatUnitCost(before, currency), unit })}
    </span>
  );
}

function Totals({ purchase: { subtotal, tax, total, currency } }: { purchase: Purchase }) {
  const t = useT();
  if (total === null) return <p className={classes.quiet}>{t("purchases.detail.prices_missing")}</p>;
  const sums = [
    [t("purchases.detail.subtotal"), subtotal],
    [t("purchases.detail.tax"), tax],
    [t("purchases.detail.total"), total],
  ] as const;
  return (
    <dl className={classes.sums}>
      {sums.map(([label, amount]) =>
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
