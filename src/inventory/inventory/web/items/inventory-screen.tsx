import { IconBasket, IconChartBar, IconClipboardList, IconListDetails, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { formatAmount, formatCount, formatDate, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import { type InventoryItem, inventoryTiles, listInventory } from "../../contract/items.ts";
import { inventoryKey, inventoryQuery, valueQuery } from "../inventory-api.ts";
import { formatQuantity, formatUnitCost } from "../stock/stock-text.ts";
import { StockBadge } from "../stock-badge.tsx";
import type { AddIngredientDialogProps } from "./add-item-dialog.tsx";
import { useItemActions } from "./use-item-actions.tsx";

type Query = typeof listInventory.query;

/** /dashboard/inventory: the ingredients with their stock, states and actions. */
export function InventoryScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  useRealtimeRefresh(["inventory_changed", "stock_status_changed"], [inventoryKey]);
  const navigate = useNavigate();
  const table = useTableQuery(listInventory.query, { search, onSearch });
  const list = useQuery(inventoryQuery(table.query));
  const rows = list.data?.rows ?? [];
  const groups = list.data?.groups ?? [];
  const currency = list.data?.currency ?? "USD";
  const acts = useItemActions(groups);
  const adding = useAddItem({ groups, units: list.data?.units ?? [], currency });
  const add = acts.mayWork ? adding.button : null;
  return (
    <>
      <PageHeader
        title={t("screens.inventory")}
        meta={<ValueNow />}
        links={<InventoryLinks />}
        action={add}
      />
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
        filters={<ItemFilters table={table} counts={list.data?.statusCounts} groups={groups} />}
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
        rowActionsLabel={({ title }) => t("common.actions_for_title", { title })}
        isPrintable
      />
      {acts.dialog}
      {adding.dialog}
    </>
  );
}

/** Value of the whole stock, with a note when some costs are unknown. */
function ValueNow() {
  const t = useT();
  const value = useQuery(valueQuery({}));
  if (!value.data) return null;
  const { value: amount, unknown_cost: unknown, currency } = value.data;
  const words = { amount: formatAmount(amount, currency) };
  return unknown === 0
    ? t("inventory.value.is", words)
    : t("inventory.value.is_without", { ...words, count: unknown, shown: formatCount(unknown) });
}

interface ItemFiltersProps extends StatusFilterProps {
  groups: readonly string[];
}

/** Narrows the list by state and, where there are groups, by one of them. */
function ItemFilters({ table, counts, groups }: ItemFiltersProps) {
  const t = useT();
  return (
    <>
      <StatusFilter table={table} counts={counts} />
      {groups.length === 0 ? null : (
        <ListFilter
          label={t("common.group")}
          all={t("common.all_groups")}
          options={groups.map((group) => ({ value: group, label: group }))}
          value={table.query.group}
          onChange={(group) => table.setFilters({ group })}
        />
      )}
    </>
  );
}

interface StatusFilterProps {
  table: TableQuery<Query>;
  counts: Readonly<Record<(typeof inventoryTiles)[number], number>> | undefined;
}

/** Numbers of all ingredients and of those in, low and out; a tap filters the list. */
function StatusFilter({ table, counts }: StatusFilterProps) {
  const t = useT();
  return (
    <SegmentedFilter
      label={t("common.status")}
      layout="joined"
      options={inventoryTiles.map((value) => ({
        value,
        label: t(`inventory.statuses.${value}`),
        count: counts ? formatCount(counts[value]) : t("common.no_value"),
      }))}
      value={table.query.status}
      onChange={(status) => table.setFilters({ status })}
    />
  );
}

const AddIngredientDialog = lazy(() =>
  import("./add-item-dialog.tsx").then((module) => ({ default: module.AddIngredientDialog })),
);

/** Returns the button that adds an ingredient, and its dialog. */
function useAddItem(known: Omit<AddIngredientDialogProps, "onClose">) {
  const t = useT();
  const [isAdding, setIsAdding] = useState(false);
  return {
    button: (
      <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
        {t("inventory.add.act")}
      </Button>
    ),
    dialog: isAdding ? (
      <Suspense>
        <AddIngredientDialog {...known} onClose={() => setIsAdding(false)} />
      </Suspense>
    ) : null,
  };
}

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** Links from the list of ingredients to the other screens of the store room. */
function InventoryLinks() {
  const t = useT();
  return (
    <nav aria-label={t("inventory.links.label")}>
      <RouterButton to="/dashboard/inventory/to-buy" variant="subtle" icon={<IconBasket {...look} />}>
        {t("screens.toBuy")}
      </RouterButton>
      <RouterButton to="/dashboard/inventory/dashboard" variant="subtle" icon={<IconChartBar {...look} />}>
        {t("inventory.links.dashboard")}
      </RouterButton>
      <RouterButton
        to="/dashboard/inventory/stock-movements"
        variant="subtle"
        icon={<IconListDetails {...look} />}
      >
        {t("inventory.links.movements")}
      </RouterButton>
      <RouterButton to="/dashboard/inventory/counts" variant="subtle" icon={<IconClipboardList {...look} />}>
        {t("inventory.links.counts")}
      </RouterButton>
    </nav>
  );
}

interface ItemColumns {
  t: Translate;
  currency: string;
  /** The rows on screen and the number on the pages before, for continuous numbering. */
  rows: readonly InventoryItem[];
  before: number;
  /** At least one ingredient is in a group. */
  hasGroups: boolean;
}

/** Columns of the list of ingredients. */
function itemColumns({ t, currency, rows, before, hasGroups }: ItemColumns): Column<InventoryItem>[] {
  return [
    {
      key: "number",
      header: t("common.number_short"),
      cell: (item) => before + rows.indexOf(item) + 1,
      align: "end",
      role: "hidden",
      width: "64px",
    },
    {
      key: "title",
      header: t("common.ingredient"),
      cell: (item) => item.title,
      role: "primary",
      sortable: true,
    },
    ...(hasGroups ? [groupColumn(t)] : []),
    {
      key: "quantity",
      header: t("inventory.columns.stock"),
      role: "amount",
      align: "end",
      cell: (item) => formatQuantity(item.quantity, item.unit),
    },
    {
      key: "minimum",
      header: t("inventory.fields.minimum"),
      align: "end",
      cell: (item) => formatQuantity(item.min_quantity_threshold, item.unit),
    },
    {
      key: "status",
      header: t("common.status"),
      role: "state",
      cell: (item) => <StockBadge status={item.status} />,
    },
    ...costColumns(t, currency),
    {
      key: "updated",
      header: t("inventory.columns.updated"),
      role: "secondary",
      cell: ({ updated_at }) => (
        <Stacked>
          <span>{formatDate(updated_at)}</span>
          <Lesser>{formatTime(updated_at)}</Lesser>
        </Stacked>
      ),
    },
  ];
}

function groupColumn(t: Translate): Column<InventoryItem> {
  return {
    key: "group",
    header: t("common.group"),
    cell: ({ group_title }) => group_title ?? t("common.no_value"),
    from: 1080,
  };
}

/** Average unit cost, and value of the stock. */
function costColumns(t: Translate, currency: string): Column<InventoryItem>[] {
  const none = t("common.no_value");
  return [
    {
      key: "cost",
      header: t("common.cost_per_unit"),
      align: "end",
      from: 1080,
      cell: (item) => (item.unit_cost === null ? none : formatUnitCost(item.unit_cost, currency)),
    },
    {
      key: "value",
      header: t("common.value"),
      align: "end",
      from: 1080,
      cell: (item) => (item.value === null ? none : formatAmount(item.value, currency)),
    },
  ];
}
