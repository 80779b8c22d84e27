import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { ListPeriod } from "#platform/web/lists/list-period.tsx";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PurchasePicture } from "#ui/pictures/purchase-picture.tsx";
import type { PriceRise } from "../../contract/price-rise.ts";
import { listPriceRises } from "../../contract/price-watch.ts";
import { PurchaseDialog } from "../detail/purchase-dialog.tsx";
import { priceRisesQuery, purchasesKey, savePriceRises } from "../purchases-api.ts";
import { PurchasesWay } from "../purchases-way.tsx";
import { ItemPricesDialog } from "./item-prices-dialog.tsx";
import { priceRiseColumns } from "./price-rise-columns.tsx";

/** What is looked at of one rise. */
interface Opened {
  readonly what: "history" | "purchase";
  readonly rise: PriceRise;
}

/** /dashboard/purchases/price-watch: what cost more than the last time it was bought, and by how much. */
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
      <PurchasesWay here={t("purchases.prices.title")} />
      <ListPage<PriceRise, typeof listPriceRises.query>
        title={t("purchases.prices.title")}
        name="price-watch"
        caption={t("purchases.prices.title")}
        columns={priceRiseColumns(list.data?.currency ?? "USD", t)}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        searchLabel={t("purchases.prices.search")}
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
        rowActionsLabel={({ title }) => t("purchases.prices.actions", { title })}
        rowActions={(rise) => [
          {
            key: "history",
            label: t("purchases.prices.history_open"),
            onSelect: () => setOpened({ what: "history", rise }),
          },
          {
            key: "purchase",
            label: t("purchases.prices.open_purchase"),
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
