import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { periods } from "#platform/domain/periods/period.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { ListPeriod } from "#platform/web/lists/period-chip.tsx";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import { listStockLogs, movementTiles, type StockLog } from "../../contract/movements.ts";
import { downloadMovements, inventoryKey, movementsQuery } from "../inventory-api.ts";
import { movementColumns } from "./movement-columns.tsx";

type Query = typeof listStockLogs.query;

/** /dashboard/inventory/stock-movements: the movements of a period, also as a file. */
export function MovementsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  useRealtimeRefresh(["inventory_changed", "stock_status_changed"], [inventoryKey]);
  const navigate = useNavigate();
  const table = useTableQuery(listStockLogs.query, { search, onSearch });
  const list = useQuery(movementsQuery(table.query));
  const title = t("inventory.links.movements");
  const empty = (
    <EmptyState
      picture={<StockPicture />}
      message={t("inventory.movements.empty")}
      hint={t("inventory.movements.empty_hint")}
    />
  );
  return (
    <>
      <ScreenPath through={["inventory"]} here={title} />
      <ListPage<StockLog, Query>
        title={title}
        name="inventory.movements"
        caption={title}
        failure="inventory.movements.load_failed"
        columns={movementColumns(t)}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        searchLabel={t("inventory.search")}
        filters={
          <>
            <ListPeriod
              periods={periods}
              choice={table.query}
              shown={list.data}
              onChoice={table.setFilters}
            />
            <SegmentedFilter
              label={t("inventory.columns.movement")}
              layout="joined"
              options={movementTiles.map((value) => ({ value, label: t(`inventory.types.${value}`) }))}
              value={table.query.movementType}
              onChange={(movementType) => table.setFilters({ movementType })}
            />
          </>
        }
        empty={empty}
        nothingFound={empty}
        onOpenRow={({ inventory_item_id: id }) =>
          void navigate({ to: "/dashboard/inventory/$itemId", params: { itemId: String(id) } })
        }
        saveCsv={() => downloadMovements(table.query)}
        isPrintable
      />
    </>
  );
}
