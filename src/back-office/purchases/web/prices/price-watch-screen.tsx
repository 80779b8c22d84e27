import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { micros } from "#inventory/inventory/domain/unit-cost.ts";
import { formatQuantity, formatUnitCost, unitText } from "#inventory/inventory/web/public.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { compareCodes } from "#platform/domain/text/compare-names.ts";
import { formatDay } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { ListPeriod } from "#platform/web/lists/period-chip.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Box, Span } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { PurchasePicture } from "#ui/pictures/purchase-picture.tsx";
import type { PriceRise } from "../../contract/price-rise.ts";
import { listItemPrices, listPriceRises, type PastPrice } from "../../contract/price-watch.ts";
import { PurchaseDialog } from "../detail/purchase-dialog.tsx";
import classes from "../purchases.module.css";
import { itemPricesQuery, priceRisesQuery, purchasesKey, savePriceRises } from "../purchases-api.ts";
import { DishesBelowMargin } from "./dishes-below-margin.tsx";

interface Opened {
  readonly what: "history" | "purchase";
  readonly rise: PriceRise;
}

/** /dashboard/purchases/price-watch: ingredients that cost more than the last time, and by how much. */
export function PriceWatchScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listPriceRises.query, { search, onSearch });
  const list = useQuery(priceRisesQuery(table.query));
  const [opened, setOpened] = useState<Opened | null>(null);
  useRealtimeRefresh(["purchases_changed"], [purchasesKey]);
  const close = () => setOpened(null);
  const nothing = (
    <EmptyState
      picture={<PurchasePicture />}
      message={t("purchases.prices.empty")}
      hint={t("purchases.prices.empty_hint")}
    />
  );
  return (
    <>
      <ScreenPath through={["purchases"]} here={t("purchases.to_prices")} />
      <ListPage<PriceRise, typeof listPriceRises.query>
        title={t("purchases.to_prices")}
        name="price-watch"
        caption={t("purchases.to_prices")}
        columns={priceRiseColumns(list.data?.currency ?? "USD", t)}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        searchLabel={t("purchases.ingredient")}
        filters={
          <ListPeriod
            periods={pastPeriods}
            choice={table.query}
            shown={list.data}
            onChoice={table.setFilters}
          />
        }
        empty={nothing}
        {...(table.words === "" ? { nothingFound: nothing } : {})}
        onOpenRow={(rise) => setOpened({ what: "history", rise })}
        rowActionsLabel={({ title }) => t("common.actions_for_title", { title })}
        rowActions={(rise) => [
          {
            key: "history",
            label: t("purchases.prices.history_open"),
            onSelect: () => setOpened({ what: "history", rise }),
          },
          {
            key: "purchase",
            label: t("common.view_purchase"),
            onSelect: () => setOpened({ what: "purchase", rise }),
          },
        ]}
        saveCsv={() => savePriceRises(table.query)}
        isPrintable
      />
      {opened?.what === "history" ? <ItemPricesDialog item={opened.rise} onClose={close} /> : null}
      {opened?.what === "purchase" ? <PurchaseDialog id={opened.rise.purchase_id} onClose={close} /> : null}
    </>
  );
}

/** Columns for the ingredient, the vendor, and the cost of one unit then and now. */
function priceRiseColumns(currency: string, t: Translate): Column<PriceRise>[] {
  const per = (cost: PriceRise["new_cost"], unit: string) =>
    t("purchases.prices.per", { cost: formatUnitCost(cost, currency), unit: unitText(unit) });
  return [
    {
      key: "ingredient",
      header: t("purchases.ingredient"),
      cell: ({ title }) => <Span className={classes.name}>{title}</Span>,
      role: "primary",
    },
    { key: "date", header: t("purchases.date"), cell: ({ date }) => formatDay(date), sortable: true },
    {
      key: "purchase",
      header: t("purchases.prices.purchase"),
      cell: ({ number, vendor_name: vendor }) => (
        <Stacked>
          <Span className={classes.name}>{vendor ?? t("common.no_vendor")}</Span>
          <Lesser>{t("common.number_of", { no: number })}</Lesser>
        </Stacked>
      ),
    },
    {
      key: "before",
      header: t("purchases.prices.before"),
      cell: ({ old_cost: cost, unit, previous }) => (
        <Stacked>
          <Span lines="none">{per(cost, unit)}</Span>
          <Lesser>{formatDay(previous.date)}</Lesser>
        </Stacked>
      ),
      align: "end",
    },
    {
      key: "now",
      header: t("purchases.prices.now"),
      cell: ({ new_cost: cost, unit }) => <Span lines="none">{per(cost, unit)}</Span>,
      align: "end",
    },
    {
      key: "rise",
      header: t("common.difference"),
      cell: ({ percent }) => (
        <StatusBadge tone="red" label={t("purchases.prices.percent", { percent: formatPercent(percent) })} />
      ),
      align: "end",
      sortable: true,
    },
  ];
}

interface ItemPricesDialogProps {
  item: Pick<PriceRise, "inventory_item_id" | "title" | "unit" | "old_cost" | "new_cost">;
  onClose: () => void;
}

/** Shows the prices of an ingredient with their vendors, and the dishes that earn less after the last rise. */
function ItemPricesDialog({ item, onClose }: ItemPricesDialogProps) {
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
      <Box above={24}>
        <DishesBelowMargin
          changes={[
            { inventory_item_id: item.inventory_item_id, old_cost: item.old_cost, new_cost: item.new_cost },
          ]}
        />
      </Box>
    </AppDialog>
  );
}

/** Fewest prices for a line. */
const LEAST_OF_A_LINE = 3;

interface PriceLineProps {
  item: ItemPricesDialogProps["item"];
  prices: { readonly rows: readonly PastPrice[]; readonly currency: string } | undefined;
}

/** Draws the prices of the page as a line, the oldest first. */
function PriceLine({ item: { title, unit }, prices }: PriceLineProps) {
  const t = useT();
  if (!prices || prices.rows.length < LEAST_OF_A_LINE) return null;
  return (
    <Chart
      title={t("common.cost_per", { unit: unitText(unit) })}
      kind="lines"
      height={180}
      isInside
      axisLabel={t("purchases.date")}
      rows={prices.rows
        .toSorted((a, b) => compareCodes(a.date, b.date) || a.id - b.id)
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
      role: "primary",
      sortable: true,
    },
    {
      key: "vendor",
      header: t("common.vendor"),
      cell: ({ vendor_name: vendor, number }) => (
        <Stacked>
          <Span className={classes.name}>{vendor ?? t("common.no_vendor")}</Span>
          <Lesser>{t("common.number_of", { no: number })}</Lesser>
        </Stacked>
      ),
    },
    {
      key: "quantity",
      header: t("common.quantity"),
      cell: ({ quantity }) => formatQuantity(quantity, unit),
      align: "end",
    },
    {
      key: "cost",
      header: t("common.cost_per", { unit: unitText(unit) }),
      cell: ({ unit_cost: cost }) => formatUnitCost(cost, currency),
      align: "end",
    },
  ];
}
