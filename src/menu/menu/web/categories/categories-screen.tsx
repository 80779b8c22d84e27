import { IconClock, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { stationsQuery } from "#menu/stations/web/public.ts";
import type { CategoryId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { useSortWords } from "#platform/web/lists/use-sort-words.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { MarkDot } from "#ui/data/mark-dot.tsx";
import { SortableList } from "#ui/data/sortable-list.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { type CategorySettings, orderCategories } from "../../contract/categories.ts";
import { categoriesQuery } from "../menu-api.ts";
import classes from "./categories.module.css";
import { useDeleteCategory, useShowCategory } from "./use-category-actions.ts";

const CategoryDialog = lazy(() =>
  import("./category-dialog.tsx").then((module) => ({ default: module.CategoryDialog })),
);
const HoursDialog = lazy(() =>
  import("#menu/price-rules/web/public.ts").then((module) => ({ default: module.HoursDialog })),
);
const MoveAndDeleteDialog = lazy(() =>
  import("./move-and-delete-dialog.tsx").then((module) => ({ default: module.MoveAndDeleteDialog })),
);

type Opened =
  | { readonly kind: "edit"; readonly category: CategorySettings | null }
  | { readonly kind: "move" | "hours"; readonly category: CategorySettings };

/** /dashboard/settings/menu-items/categories: the categories of the menu, in the order of the tills. */
export function CategoriesScreen() {
  const t = useT();
  const query = useQuery(categoriesQuery);
  useRealtimeRefresh(["menu_changed"], [categoriesQuery.queryKey]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const remove = useDeleteCategory((category) => setOpened({ kind: "move", category }));
  const add = (
    <Button
      icon={<IconPlus size={20} aria-hidden="true" />}
      onClick={() => setOpened({ kind: "edit", category: null })}
    >
      {t("menuItems.categories.add")}
    </Button>
  );
  const categories = query.data?.categories;
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here={t("screens.categories")} />
      <PageHeader title={t("screens.categories")} action={add} />
      {categories === undefined ? (
        query.error ? (
          <QueryFailure query={{ error: query.error, refetch: query.refetch }} />
        ) : (
          <ListSkeleton label={t("screens.categories")} count={6} rowHeight={60} />
        )
      ) : categories.length === 0 ? (
        <EmptyState
          picture={<MenuPicture />}
          message={t("menuItems.categories.empty")}
          hint={t("menuItems.categories.empty_hint")}
          action={add}
        />
      ) : (
        <CategoryTable
          categories={categories}
          version={query.data?.version}
          onEdit={(category) => setOpened({ kind: "edit", category })}
          onHours={(category) => setOpened({ kind: "hours", category })}
          onDelete={remove}
        />
      )}
      <Suspense fallback={null}>
        {opened?.kind === "edit" ? <CategoryDialog category={opened.category} onClose={close} /> : null}
        {opened?.kind === "hours" ? (
          <HoursDialog
            title={opened.category.title}
            thing={{ categoryId: opened.category.id }}
            onClose={close}
          />
        ) : null}
        {opened?.kind === "move" && categories ? (
          <MoveAndDeleteDialog category={opened.category} categories={categories} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

interface CategoryTableProps {
  categories: readonly CategorySettings[];
  /** Version of the order. */
  version: string | undefined;
  onEdit: (category: CategorySettings) => void;
  onHours: (category: CategorySettings) => void;
  onDelete: (category: CategorySettings) => void;
}

function CategoryTable({ categories, version, onEdit, onHours, onDelete }: CategoryTableProps) {
  const t = useT();
  const client = useQueryClient();
  const stations = useQuery(stationsQuery).data?.stations ?? [];
  const ordering = useMutation({
    mutationFn: (ids: readonly CategoryId[]) =>
      call(orderCategories, { body: version === undefined ? { ids: [...ids] } : { ids: [...ids], version } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
  });
  return (
    <div className={classes.box}>
      <div className={classes.head} aria-hidden="true">
        <span />
        <span>{t("common.name")}</span>
        <span>{t("menuItems.station")}</span>
        <span>{t("common.items")}</span>
        <span>{t("menuItems.state")}</span>
        <span />
      </div>
      <SortableList
        label={t("screens.categories")}
        words={useSortWords()}
        items={categories}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        onReorder={(ids) => ordering.mutateAsync(ids).catch(() => undefined)}
        className={classes.list}
      >
        {(category, handle) => (
          <CategoryRow
            category={category}
            handle={handle}
            station={stations.find(({ id }) => id === category.station_id)?.title ?? ""}
            onEdit={() => onEdit(category)}
            onHours={() => onHours(category)}
            onDelete={() => onDelete(category)}
          />
        )}
      </SortableList>
    </div>
  );
}

interface CategoryRowProps {
  category: CategorySettings;
  /** Drag handle of the row. */
  handle: ReactNode;
  station: string;
  onEdit: () => void;
  onHours: () => void;
  onDelete: () => void;
}

/** A row of the list; a hidden category is faded. */
function CategoryRow({ category, handle, station, onEdit, onHours, onDelete }: CategoryRowProps) {
  const t = useT();
  const show = useShowCategory();
  const { id, title, is_enabled, items_count, course, colour } = category;
  return (
    <div className={classes.row} data-faded={!is_enabled || undefined}>
      {handle}
      <button type="button" className={classes.name} onClick={onEdit}>
        {colour ? <MarkDot mark={colour} /> : null}
        {title}
      </button>
      <span className={classes.station}>
        {course === null ? station : `${station} · ${t("common.course_of", { course })}`}
      </span>
      <Link className={classes.items} to="/dashboard/settings/menu-items" search={{ category: id }}>
        {t("common.items_count", { count: items_count })}
      </Link>
      <span className={classes.shown}>
        <CheckField
          look="switch"
          label={t(is_enabled ? "menuItems.categories.shown" : "menuItems.categories.hidden")}
          checked={is_enabled}
          onChange={(isEnabled) => show(id, isEnabled)}
        />
      </span>
      <span className={classes.actions}>
        <ActionMenu
          label={t("common.actions_for_title", { title })}
          actions={[
            {
              key: "edit",
              label: t("common.edit"),
              icon: <IconPencil size={20} stroke={1.75} />,
              onSelect: onEdit,
            },
            {
              key: "hours",
              label: t("priceRules.offered.title"),
              icon: <IconClock size={20} stroke={1.75} />,
              onSelect: onHours,
            },
            {
              key: "delete",
              label: t("menuItems.categories.delete"),
              icon: <IconTrash size={20} stroke={1.75} />,
              tone: "danger",
              onSelect: onDelete,
            },
          ]}
        />
      </span>
    </div>
  );
}
