import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Period } from "#platform/domain/periods/period.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import {
  type ItemMovements,
  type ItemUsage,
  readInventoryDashboard,
} from "../../contract/stock-dashboard.ts";
import { itemMovementsQuery, itemUsageQuery } from "../inventory-api.ts";
import { ItemTitle } from "../item-title.tsx";
import { formatTwoDecimals } from "../stock/stock-text.ts";
import { unitText } from "../stock/unit-text.ts";
import { StockBadge } from "../stock-badge.tsx";

type Query = typeof readInventoryDashboard.query;

/** Few rows, so that the parts below each table are near. */
const ROWS = { limit: 10 } as const;

/** The business days on the dashboard. */
export interface StockPeriod {
  readonly type: Period;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface StockTableProps {
  period: StockPeriod;
}

/** Goods in, goods out and wastage of each ingredient over the period. */
export function MovementsTable({ period }: StockTableProps) {
  const t = useT();
  const table = useTableQuery(readInventoryDashboard.query, useOwnAddress(ROWS));
  const list = useQuery(itemMovementsQuery({ ...table.query, ...period }));
  const open = useOpenItem();
  return (
    <Section title={t("inventory.dashboard.movements")} description={t("inventory.dashboard.movements_hint")}>
      <ListPage<ItemMovements, Query>
        name="inventory.dashboard.movements"
        caption={t("inventory.dashboard.movements")}
        failure="inventory.load_failed"
        columns={[
          titleColumn(t("common.ingredient")),
          figureColumn("total_in", t("inventory.columns.total_in")),
          figureColumn("total_out", t("inventory.columns.total_out")),
          figureColumn("total_wastage", t("inventory.columns.total_wastage")),
          unitColumn(t("common.unit")),
        ]}
        rowKey={({ inventory_item_id }) => String(inventory_item_id)}
        table={table}
        list={list}
        searchLabel={t("inventory.dashboard.search_movements")}
        empty={<NoStock />}
        onOpenRow={open}
      />
    </Section>
  );
}

/** Usage of each ingredient by dishes over the period, beside its present stock. */
export function UsageTable({ period }: StockTableProps) {
  const t = useT();
  const table = useTableQuery(readInventoryDashboard.query, useOwnAddress(ROWS));
  const list = useQuery(itemUsageQuery({ ...table.query, ...period }));
  const open = useOpenItem();
  return (
    <Section title={t("inventory.dashboard.usage")} description={t("inventory.dashboard.usage_hint")}>
      <ListPage<ItemUsage, Query>
        name="inventory.dashboard.usage"
        caption={t("inventory.dashboard.usage")}
        failure="inventory.load_failed"
        columns={[
          titleColumn(t("common.ingredient")),
          { ...figureColumn("total_usage", t("inventory.columns.used")), role: "amount" },
          figureColumn("current_stock", t("inventory.columns.stock")),
          figureColumn("min_quantity_threshold", t("inventory.fields.minimum")),
          unitColumn(t("common.unit")),
          {
            key: "status",
            header: t("common.status"),
            cell: ({ status, is_deleted: isDeleted }) => (isDeleted ? null : <StockBadge status={status} />),
          },
        ]}
        rowKey={({ inventory_item_id }) => String(inventory_item_id)}
        table={table}
        list={list}
        searchLabel={t("inventory.dashboard.search_usage")}
        empty={<NoStock />}
        onOpenRow={open}
      />
    </Section>
  );
}

function titleColumn<Row extends { readonly title: string; readonly is_deleted: boolean }>(
  header: string,
): Column<Row> {
  return { key: "title", header, cell: (item) => <ItemTitle item={item} />, role: "primary", sortable: true };
}

function unitColumn<Row extends { readonly unit: string }>(header: string): Column<Row> {
  return { key: "unit", header, cell: ({ unit }) => unitText(unit), width: "80px" };
}

function figureColumn<Key extends string>(
  key: Key,
  header: string,
): Column<Readonly<Record<Key, Thousandths>>> {
  return { key, header, align: "end", cell: (row) => formatTwoDecimals(row[key]) };
}

function NoStock() {
  const t = useT();
  return (
    <EmptyState
      size="small"
      picture={<StockPicture />}
      message={t("inventory.empty")}
      hint={t("inventory.empty_hint")}
    />
  );
}

/** Opens the page of an ingredient. */
export function useOpenItem() {
  const navigate = useNavigate();
  return ({ inventory_item_id: id }: { readonly inventory_item_id: InventoryItemId }) =>
    void navigate({ to: "/dashboard/inventory/$itemId", params: { itemId: String(id) } });
}
