import { useQuery } from "@tanstack/react-query";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { ListPeriod } from "#platform/web/lists/list-period.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import { listStockLogs, type StockLog } from "../../contract/movements.ts";
import { downloadMovements, movementsQuery } from "../inventory-api.ts";
import { movementColumns } from "../movements/movement-columns.tsx";

/** The movements of one ingredient, of the last days unless another period is chosen. */
export function ItemMovements({ itemId }: { itemId: InventoryItemId }) {
  const t = useT();
  const address = useOwnAddress<Record<string, unknown>>({ type: "last_7days" });
  const table = useTableQuery(listStockLogs.query, address);
  const query = { ...table.query, item: itemId };
  const list = useQuery(movementsQuery(query));
  const empty = (
    <EmptyState
      size="small"
      picture={<StockPicture />}
      message={t("inventory.movements.empty")}
      hint={t("inventory.movements.empty_hint")}
    />
  );
  return (
    <Section title={t("inventory.links.movements")}>
      <ListPage<StockLog, typeof listStockLogs.query>
        name="inventory.item.movements"
        caption={t("inventory.links.movements")}
        failure="inventory.movements.load_failed"
        columns={movementColumns(t, true)}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        filters={
          <ListPeriod periods={periods} choice={table.query} shown={list.data} onChoice={table.setFilters} />
        }
        empty={empty}
        nothingFound={empty}
        saveCsv={() => downloadMovements(query)}
      />
    </Section>
  );
}
