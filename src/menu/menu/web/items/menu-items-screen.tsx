import { IconCategory, IconFileImport, IconLayersLinked, IconPlus, IconTable } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { CategoryId, MenuItemId } from "#platform/domain/ids.ts";
import { CardListPage } from "#platform/web/lists/card-list-page.tsx";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListChoice } from "#platform/web/lists/list-choice.tsx";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { type MenuCard, menuItemStates, searchMenuItems } from "../../contract/menu-items.ts";
import { SelectionBar } from "../many/selection-bar.tsx";
import { categoriesQuery, menuItemsKey, menuPageQuery } from "../menu-api.ts";
import { ItemCard, itemCardSize } from "./item-card.tsx";
import classes from "./menu-items-screen.module.css";
import { useCopyItem, useDeleteItem, useShowItem } from "./use-item-actions.ts";
import { usePictureDrop } from "./use-picture-drop.ts";

const AddItemDialog = lazy(() =>
  import("../form/add-item-dialog.tsx").then((module) => ({ default: module.AddItemDialog })),
);

const AddManyDialog = lazy(() =>
  import("#menu/menu-file/web/grid/add-many-dialog.tsx").then((module) => ({
    default: module.AddManyDialog,
  })),
);

/** /dashboard/settings/menu-items: the items of the menu, to be changed one by one or many at once. */
export function MenuItemsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(searchMenuItems.query, { search, onSearch });
  const list = useQuery(menuPageQuery(table.query));
  useRealtimeRefresh(["menu_changed"], [menuItemsKey]);
  const adding = useAdding({ search, onSearch });
  const [selected, setSelected] = useState<ReadonlySet<MenuItemId>>(new Set());
  const currency = list.data?.currency ?? "USD";
  const pictures = usePictureDrop();
  const card = useItemCard({ selected, onSelect: setSelected, currency, dropOn: pictures.dropOn });
  return (
    <div {...pictures.list} className={classes.screen}>
      {pictures.isDragging ? <DropHint /> : null}
      <CardListPage<MenuCard, typeof searchMenuItems.query>
        title={t("screens.menuItems")}
        action={
          <div className={classes.actions}>
            <MoreActions onAddMany={adding.many} />
            <span className={classes.roomy}>
              <ToCategories />
              <AddMany variant="default" onPress={adding.many} />
            </span>
            <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={adding.one}>
              {t("common.add_item")}
            </Button>
          </div>
        }
        label={t("screens.menuItems")}
        rowKey={(item) => String(item.id)}
        table={table}
        list={list}
        searchLabel={t("menuItems.search")}
        filters={<ItemFilters table={table} />}
        empty={
          <EmptyState
            picture={<MenuPicture />}
            message={t("menuItems.empty")}
            hint={t("menuItems.empty_hint")}
            action={<AddMany variant="filled" onPress={adding.many} />}
          />
        }
        card={card}
        {...itemCardSize}
      />
      <SelectionBar
        selected={selected}
        onSelect={setSelected}
        query={table.query}
        total={list.data?.total ?? null}
      />
      <AddDialog adding={adding} categoryId={table.query.category ?? null} currency={currency} />
    </div>
  );
}

interface AddDialogProps {
  adding: ReturnType<typeof useAdding>;
  /** The category on screen; null for all. */
  categoryId: CategoryId | null;
  currency: string;
}

function AddDialog({ adding: { what, close }, categoryId, currency }: AddDialogProps) {
  if (what === null) return null;
  return (
    <Suspense fallback={null}>
      {what === "many" ? (
        <AddManyDialog onClose={close} />
      ) : (
        <AddItemDialog categoryId={categoryId} currency={currency} onClose={close} />
      )}
    </Suspense>
  );
}

function DropHint() {
  const t = useT();
  return (
    <p className={classes.dropping} role="status">
      {t("menuItems.pictures.drop")}
    </p>
  );
}

/** Keeps which dialog adds items; the address may ask for the sheet of many, and is cleared with it. */
function useAdding({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const [what, setWhat] = useState<"one" | "many" | null>(search.add === "many" ? "many" : null);
  return {
    what,
    one: () => setWhat("one"),
    many: () => setWhat("many"),
    close: () => {
      setWhat(null);
      const { add: asked, ...rest } = search;
      if (asked !== undefined) onSearch(rest, true);
    },
  };
}

function AddMany({ variant, onPress }: { variant: "default" | "filled"; onPress: () => void }) {
  const t = useT();
  return (
    <Button variant={variant} icon={<IconTable size={20} aria-hidden="true" />} onClick={onPress}>
      {t("menuFile.grid.title")}
    </Button>
  );
}

/** Holds what is wanted now and then; on a phone all but adding one item. */
function MoreActions({ onAddMany }: { onAddMany: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <ActionMenu
      label={t("menuItems.more")}
      actions={[
        {
          key: "many",
          label: t("menuFile.grid.title"),
          icon: <IconTable size={20} stroke={1.75} />,
          onSelect: onAddMany,
        },
        {
          key: "file",
          label: t("menuFile.title"),
          icon: <IconFileImport size={20} stroke={1.75} />,
          onSelect: () => void navigate({ to: "/dashboard/settings/menu-items/import" }),
        },
        {
          key: "categories",
          label: t("screens.categories"),
          icon: <IconCategory size={20} stroke={1.75} />,
          onSelect: () => void navigate({ to: "/dashboard/settings/menu-items/categories" }),
        },
        {
          key: "groups",
          label: t("screens.sharedGroups"),
          icon: <IconLayersLinked size={20} stroke={1.75} />,
          onSelect: () => void navigate({ to: "/dashboard/settings/menu-items/groups" }),
        },
      ]}
    />
  );
}

function ToCategories() {
  const t = useT();
  return (
    <RouterButton
      variant="default"
      to="/dashboard/settings/menu-items/categories"
      icon={<IconCategory size={20} aria-hidden="true" />}
    >
      {t("screens.categories")}
    </RouterButton>
  );
}

interface Selection {
  selected: ReadonlySet<MenuItemId>;
  onSelect: (selected: ReadonlySet<MenuItemId>) => void;
  currency: string;
  dropOn: ReturnType<typeof usePictureDrop>["dropOn"];
}

/** Draws the card of an item with its actions. */
function useItemCard({ selected, onSelect, currency, dropOn }: Selection) {
  const navigate = useNavigate();
  const show = useShowItem();
  const copy = useCopyItem();
  const remove = useDeleteItem();
  return (item: MenuCard) => (
    <ItemCard
      item={item}
      currency={currency}
      isSelected={selected.has(item.id)}
      onSelect={(isSelected) => onSelect(withItem(selected, item.id, isSelected))}
      onShow={(isEnabled) => show(item.id, isEnabled)}
      onEdit={() =>
        void navigate({
          to: "/dashboard/settings/menu-items/$itemId",
          params: { itemId: String(item.id) },
        })
      }
      onCopy={() => copy(item.id)}
      onDelete={() => void remove(item)}
      onDrop={dropOn(item.id)}
    />
  );
}

function withItem(
  before: ReadonlySet<MenuItemId>,
  id: MenuItemId,
  isSelected: boolean,
): ReadonlySet<MenuItemId> {
  const after = new Set(before);
  if (isSelected) after.add(id);
  else after.delete(id);
  return after;
}

const sorts = ["menu", "title", "price", "-price"] as const;

/** Filters and order of the list. */
function ItemFilters({ table }: { table: TableQuery<typeof searchMenuItems.query> }) {
  const t = useT();
  const categories = useQuery(categoriesQuery).data?.categories ?? [];
  const { category, state, sort } = table.query;
  return (
    <>
      <ListFilter
        label={t("common.category")}
        all={t("menuItems.all_categories")}
        options={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={category === undefined ? null : String(category)}
        onChange={(value) =>
          table.setFilters({ category: categories.find(({ id }) => String(id) === value)?.id })
        }
      />
      <ListFilter
        label={t("menuItems.state")}
        all={t("menuItems.states.all")}
        options={menuItemStates.map((value) => ({ value, label: t(`menuItems.states.${value}`) }))}
        value={state}
        onChange={(value) => table.setFilters({ state: value })}
      />
      <ListChoice
        label={t("common.sort")}
        options={sorts.map((value) => ({ value, label: t(`menuItems.sorts.${sortKey(value)}`) }))}
        value={sort}
        usual="menu"
        onChange={(value) => table.setFilters({ sort: value })}
      />
    </>
  );
}

const sortKey = (sort: (typeof sorts)[number]) => (sort === "-price" ? "price_down" : sort);
