import { IconFileDownload, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { ListPeriod } from "#platform/web/lists/period-chip.tsx";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PurchasePicture } from "#ui/pictures/purchase-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { listPurchases, type PurchaseRow } from "../../contract/purchases.ts";
import { purchaseStatuses } from "../../domain/purchase.ts";
import { PurchaseDialog } from "../detail/purchase-dialog.tsx";
import { purchasesKey, purchasesQuery, savePurchases } from "../purchases-api.ts";
import { purchaseTable } from "./purchase-columns.tsx";

/** The address names the open purchase, so that links can lead to it. */
type PurchasesSearch = Record<string, unknown> & { readonly purchase?: number | undefined };

/** Day before all purchases. */
const FIRST_DAY = "2000-01-01";

/** /dashboard/purchases: the purchases of a period; a tap opens one. */
export function PurchasesScreen({ search, onSearch }: ListAddress<PurchasesSearch>) {
  const t = useT();
  const table = useTableQuery(listPurchases.query, { search, onSearch });
  const list = useQuery(purchasesQuery(table.query));
  useRealtimeRefresh(["purchases_changed"], [purchasesKey]);
  const rows = list.data?.rows ?? [];
  const first = (table.page - 1) * table.query.limit + 1;
  const isEverything = table.query.type === "custom" && table.query.from === FIRST_DAY;
  const searchAll = () => table.setFilters({ type: "custom", from: FIRST_DAY, to: list.data?.today });
  const empty = (what: "empty" | "nothing") => (
    <NoPurchases what={what} onSearchAll={isEverything ? null : searchAll} />
  );
  const isNarrowed = table.words !== "" || table.query.status !== undefined;
  return (
    <>
      <ListPage<PurchaseRow, typeof listPurchases.query>
        title={t("screens.purchases")}
        links={<PurchasesLinks />}
        action={<NewPurchase />}
        name="purchases"
        caption={t("screens.purchases")}
        columns={purchaseTable({ t, placeOf: (row) => first + rows.indexOf(row) })}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        searchLabel={t("purchases.search")}
        filters={
          <>
            <ListPeriod
              periods={pastPeriods}
              choice={table.query}
              shown={list.data}
              onChoice={table.setFilters}
            />
            <ListFilter
              label={t("common.status")}
              all={t("purchases.status_all")}
              options={purchaseStatuses.map((value) => ({ value, label: t(`purchases.status.${value}`) }))}
              value={table.query.status}
              onChange={(status) => table.setFilters({ status })}
            />
          </>
        }
        empty={empty("empty")}
        nothingFound={empty(isNarrowed ? "nothing" : "empty")}
        onOpenRow={({ id }) => onSearch({ ...search, purchase: id })}
        saveCsv={() => savePurchases(table.query)}
        isPrintable
      />
      {search.purchase === undefined ? null : (
        <PurchaseDialog
          id={search.purchase as PurchaseRow["id"]}
          onClose={() => onSearch({ ...search, purchase: undefined }, true)}
        />
      )}
    </>
  );
}

interface NoPurchasesProps {
  what: "empty" | "nothing";
  /** Searches all periods; null when it already does. */
  onSearchAll: (() => void) | null;
}

/** Says that the period has no purchases, or none that match the search. */
function NoPurchases({ what, onSearchAll }: NoPurchasesProps) {
  const t = useT();
  return (
    <EmptyState
      picture={what === "empty" ? <PurchasePicture /> : <SearchPicture />}
      message={t(`purchases.${what}`)}
      hint={t(
        what === "nothing" && onSearchAll === null ? "purchases.nowhere_hint" : `purchases.${what}_hint`,
      )}
      action={
        what === "nothing" && onSearchAll !== null ? (
          <Button variant="default" onClick={onSearchAll}>
            {t("purchases.search_everywhere")}
          </Button>
        ) : null
      }
    />
  );
}

/** Links to vendors and price rises, and to a document for people who may record a purchase. */
function PurchasesLinks() {
  const t = useT();
  const mayRecord = useMayDo()("purchase.record");
  return (
    <>
      <RouterButton to="/dashboard/purchases/vendors" variant="subtle">
        {t("common.vendors")}
      </RouterButton>
      <RouterButton to="/dashboard/purchases/price-watch" variant="subtle">
        {t("purchases.to_prices")}
      </RouterButton>
      {mayRecord ? (
        <RouterButton
          to="/dashboard/purchases/import"
          variant="subtle"
          icon={<IconFileDownload size={20} aria-hidden="true" />}
        >
          {t("screens.purchasesImport")}
        </RouterButton>
      ) : null}
    </>
  );
}

/** Links to a new purchase, for people who may record one. */
function NewPurchase() {
  const t = useT();
  const mayRecord = useMayDo()("purchase.record");
  if (!mayRecord) return null;
  return (
    <RouterButton to="/dashboard/purchases/new" icon={<IconPlus size={20} aria-hidden="true" />}>
      {t("common.new_purchase")}
    </RouterButton>
  );
}
