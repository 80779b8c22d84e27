import { useQuery } from "@tanstack/react-query";
import type { PriceRise } from "../../../../contract/purchases/price-rise.ts";
import { listItemPrices, type PastPrice } from "../../../../contract/purchases/price-watch.ts";
import type { Column } from "../../../../ui/data/table-column.ts";
import { AppDialog } from "../../../../ui/overlay/app-dialog.tsx";
import { formatDay } from "../../../platform/format.ts";
import type { Translate } from "../../../platform/i18n.ts";
import { ListPage } from "../../../platform/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "../../../platform/lists/use-table-query.ts";
import { formatQuantity, formatUnitCost } from "../../../platform/stock/stock-text.ts";
import { useT } from "../../../platform/use-t.ts";
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
        <span className={classes.two}>
          <span className={classes.name}>{vendor ?? t("purchases.no_vendor")}</span>
          <span className={classes.second}>{t("purchases.no", { no: number })}</span>
        </span>
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
