import { useQuery } from "@tanstack/react-query";
import { micros } from "#inventory/inventory/domain/unit-cost.ts";
import { formatQuantity, formatUnitCost } from "#inventory/inventory/web/public.ts";
import { formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { PriceRise } from "../../contract/price-rise.ts";
import { listItemPrices, type PastPrice } from "../../contract/price-watch.ts";
import classes from "../purchases.module.css";
import { itemPricesQuery } from "../purchases-api.ts";
import { EatenMargins } from "./eaten-margins.tsx";

interface ItemPricesDialogProps {
  item: Pick<PriceRise, "inventory_item_id" | "title" | "unit" | "old_cost" | "new_cost">;
  onClose: () => void;
}

/** What an ingredient cost each time it was bought, of whom, and which dishes earn less by its last rise. */
export function ItemPricesDialog({ item, onClose }: ItemPricesDialogProps) {
  const t = useT();
  const table = useTableQuery(listItemPrices.query, useOwnAddress<Record<string, unknown>>({}));
  const list = useQuery(itemPricesQuery(item.inventory_item_id, table.query));
  return (
    <AppDialog
      opened
      size="large"
      title={t("purchases.prices.history", { title: item.title })}
      onClose={onClose}
    >
      <PriceLine item={item} prices={list.data} />
      <ListPage<PastPrice, typeof listItemPrices.query>
        name="item-prices"
        caption={t("purchases.prices.history", { title: item.title })}
        columns={columnsOf(item.unit, list.data?.currency ?? "USD", t)}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        empty={<p className={classes.quiet}>{t("purchases.prices.none")}</p>}
      />
      <div className={classes.margins}>
        <EatenMargins
          changes={[
            { inventory_item_id: item.inventory_item_id, old_cost: item.old_cost, new_cost: item.new_cost },
          ]}
        />
      </div>
    </AppDialog>
  );
}

/** Fewer prices are no line. */
const LEAST_OF_A_LINE = 3;

interface PriceLineProps {
  item: ItemPricesDialogProps["item"];
  prices: { readonly rows: readonly PastPrice[]; readonly currency: string } | undefined;
}

/** The prices of the page as a line, the oldest first. */
function PriceLine({ item: { title, unit }, prices }: PriceLineProps) {
  const t = useT();
  if (!prices || prices.rows.length < LEAST_OF_A_LINE) return null;
  return (
    <Chart
      title={t("purchases.prices.cost", { unit })}
      kind="lines"
      height={180}
      isInside
      axisLabel={t("purchases.date")}
      rows={prices.rows
        .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id)
        .map(({ id, date, unit_cost }) => ({
          key: String(id),
          label: formatDay(date),
          values: { cost: unit_cost },
        }))}
      series={[{ key: "cost", label: title }]}
      format={(value) => formatUnitCost(micros(Math.max(0, Math.round(value))), prices.currency)}
    />
  );
}

function columnsOf(unit: string, currency: string, t: Translate): Column<PastPrice>[] {
  return [
    {
      key: "date",
      header: t("purchases.date"),
      cell: ({ date }) => formatDay(date),
      primary: true,
      sortable: true,
    },
    {
      key: "vendor",
      header: t("purchases.vendor"),
      cell: ({ vendor_name: vendor, number }) => (
        <Stacked>
          <span className={classes.name}>{vendor ?? t("purchases.no_vendor")}</span>
          <Lesser>{t("purchases.no", { no: number })}</Lesser>
        </Stacked>
      ),
    },
    {
      key: "quantity",
      header: t("purchases.prices.quantity"),
      cell: ({ quantity }) => formatQuantity(quantity, unit),
      align: "end",
    },
    {
      key: "cost",
      header: t("purchases.prices.cost", { unit }),
      cell: ({ unit_cost: cost }) => formatUnitCost(cost, currency),
      align: "end",
    },
  ];
}
