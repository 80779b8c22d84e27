import { stockState } from "#inventory/inventory/domain/stock-state.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { DashboardNow, LowStockItem } from "../contract/dashboard.ts";

/** Shown of all that run out. */
const SHOWN = 5;

type StockRow = Omit<LowStockItem, "status">;

const stockColumns = columnsOf<StockRow>({
  id: "id",
  title: "title",
  unit: "unit",
  quantity: "quantity",
  min_quantity_threshold: "min_quantity_threshold",
});

/** The ingredients that are out or low by the rule of the inventory (`stockState`), those of which least is left of their minimum first. */
export async function lowStock(tx: Tx): Promise<NonNullable<DashboardNow["low_stock"]>> {
  const rows = await tx.query<StockRow & { readonly total: number }>({
    text: `select ${stockColumns}, count(*) over ()::integer as total
      from inventory_items
      where tenant_id = $1 and archived_at is null and (quantity <= 0 or quantity <= min_quantity_threshold)
      order by quantity::numeric / greatest(min_quantity_threshold, 1), title, id limit ${SHOWN}`,
    values: [tx.tenantId],
  });
  return {
    count: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, ...row }) => ({
      ...row,
      status: stockState(row.quantity, row.min_quantity_threshold),
    })),
  };
}
