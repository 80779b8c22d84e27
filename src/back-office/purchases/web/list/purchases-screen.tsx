import { useQuery } from "@tanstack/react-query";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { ListPeriod } from "#platform/web/lists/list-period.tsx";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PurchasePicture } from "#ui/pictures/purchase-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { listPurchases, type PurchaseRow } from "../../contract/purchases.ts";
import { PurchaseDialog } from "../detail/purchase-dialog.tsx";
import { purchasesKey, purchasesQuery, savePurchases } from "../purchases-api.ts";
import { purchaseColumns } from "./purchase-columns.tsx";
import { PurchasesActions } from "./purchases-actions.tsx";
import { StatusFilter } from "./status-filter.tsx";

/** Which purchase is looked at stands in the address, so that one may be led to. */
export type PurchasesSearch = Record<string, unknown> & { readonly purchase?: number | undefined };

/** Before it nobody bought anything here. */
const FIRST_DAY = "2000-01-01";

/** /dashboard/purchases: what was bought in a period, each purchase opened by a tap on its row. */
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
        action={<PurchasesActions />}
        name="purchases"
        caption={t("screens.purchases")}
        columns={purchaseColumns({ t, placeOf: (row) => first + rows.indexOf(row) })}
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
            <StatusFilter value={table.query.status} onChange={(status) => table.setFilters({ status })} />
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
  /** Looks in all periods; null: they are looked at. */
  onSearchAll: (() => void) | null;
}

/** Nothing was bought in the period, or nothing in it is like what was searched for. */
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
