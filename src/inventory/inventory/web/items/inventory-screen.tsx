import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import { type InventoryItem, inventoryTiles, listInventory } from "../../contract/items.ts";
import classes from "../inventory.module.css";
import { inventoryKey, inventoryQuery, valueQuery } from "../inventory-api.ts";
import { InventoryLinks } from "../inventory-links.tsx";
import { itemColumns } from "./item-columns.tsx";
import { useAddItem } from "./use-add-item.tsx";
import { useItemActs } from "./use-item-acts.tsx";

type Query = typeof listInventory.query;

/** /dashboard/inventory: what is in the store room, what runs out, and what is done about it. */
export function InventoryScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  useRealtimeRefresh(["inventory_changed", "stock_status_changed"], [inventoryKey]);
  const navigate = useNavigate();
  const table = useTableQuery(listInventory.query, { search, onSearch });
  const list = useQuery(inventoryQuery(table.query));
  const rows = list.data?.rows ?? [];
  const groups = list.data?.groups ?? [];
  const currency = list.data?.currency ?? "USD";
  const acts = useItemActs(groups);
  const adding = useAddItem({ groups, units: list.data?.units ?? [], currency });
  const add = acts.mayWork ? adding.button : null;
  return (
    <>
      <PageHeader title={t("screens.inventory")} meta={<ValueNow />} action={add} />
      <InventoryLinks />
      <StatusTiles table={table} counts={list.data?.statusCounts} />
      <ListPage<InventoryItem, Query>
        name="inventory"
        caption={t("screens.inventory")}
        failure="inventory.load_failed"
        columns={itemColumns({
          t,
          currency,
          rows,
          before: (table.page - 1) * table.query.limit,
          hasGroups: groups.length > 0,
        })}
        rowKey={(item) => String(item.id)}
        table={table}
        list={list}
        searchLabel={t("inventory.search")}
        filters={groups.length === 0 ? undefined : <GroupFilter table={table} groups={groups} />}
        empty={
          <EmptyState
            picture={<StockPicture />}
            message={t("inventory.empty")}
            hint={t("inventory.empty_hint")}
            action={add}
          />
        }
        onOpenRow={({ id }) =>
          void navigate({ to: "/dashboard/inventory/$itemId", params: { itemId: String(id) } })
        }
        rowActions={acts.menuOf}
        rowActionsLabel={({ title }) => t("inventory.actions", { title })}
        isPrintable
      />
      {acts.dialog}
      {adding.dialog}
    </>
  );
}

/** What all of it cost, and that some of it is not in the sum. */
function ValueNow() {
  const t = useT();
  const value = useQuery(valueQuery({}));
  if (!value.data) return null;
  const { value: amount, unknown_cost: unknown, currency } = value.data;
  const words = t("inventory.value.is", { amount: formatAmount(amount, currency) });
  return unknown === 0
    ? words
    : `${words} · ${t("inventory.value.unknown", { count: unknown, shown: formatCount(unknown) })}`;
}

interface StatusTilesProps {
  table: TableQuery<Query>;
  counts: Readonly<Record<(typeof inventoryTiles)[number], number>> | undefined;
}

/** How many ingredients there are, and how many are in, low and out; a tap lists them. */
function StatusTiles({ table, counts }: StatusTilesProps) {
  const t = useT();
  return (
    <div className={classes.tiles}>
      <SegmentedFilter
        label={t("inventory.columns.status")}
        layout="tiles"
        options={inventoryTiles.map((value) => ({
          value,
          label: t(`inventory.statuses.${value}`),
          count: counts ? formatCount(counts[value]) : t("inventory.none"),
        }))}
        value={table.query.status}
        onChange={(status) => table.setFilters({ status })}
      />
    </div>
  );
}

function GroupFilter({ table, groups }: { table: TableQuery<Query>; groups: readonly string[] }) {
  const t = useT();
  return (
    <SelectField
      label={t("inventory.fields.group")}
      emptyOption={t("inventory.all_groups")}
      options={groups.map((group) => ({ value: group, label: group }))}
      value={table.query.group ?? null}
      onChange={(group) => table.setFilters({ group: group ?? undefined })}
    />
  );
}
