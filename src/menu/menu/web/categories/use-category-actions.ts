import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import {
  type CategorySettings,
  changeCategoryVisibility,
  deleteCategory,
  type listCategories,
  restoreCategory,
} from "../../contract/categories.ts";
import { categoriesQuery, menuItemsKey } from "../menu-api.ts";
import { useUndoOfEach } from "../use-undo-of-each.ts";

interface Showing {
  readonly id: CategoryId;
  readonly isEnabled: boolean;
  /** This call undoes an earlier one. */
  readonly isUndo: boolean;
}

/** Reloads everything that shows categories. */
export function useReloadCategories() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
      client.invalidateQueries({ queryKey: menuItemsKey }),
    ]);
}

/** Shows or hides a category with its items, at once on the screen; it can be undone for 8 seconds. */
export function useShowCategory() {
  const t = useT();
  const client = useQueryClient();
  const reload = useReloadCategories();
  const undo = useUndoOfEach<CategoryId>();
  const setShown = (id: CategoryId, isEnabled: boolean) =>
    client.setQueryData<ResponseOf<typeof listCategories>>(
      categoriesQuery.queryKey,
      (data) =>
        data && {
          ...data,
          categories: data.categories.map((each) =>
            each.id === id ? { ...each, is_enabled: isEnabled } : each,
          ),
        },
    );
  const showing = useMutation({
    mutationFn: ({ id, isEnabled }: Showing) =>
      call(changeCategoryVisibility, { params: { id }, body: { isEnabled } }),
    scope: { id: "category-visibility" },
    onMutate: ({ id, isEnabled }) => setShown(id, isEnabled),
    onSuccess: ({ message }, { id, isEnabled, isUndo }) => {
      undo.withdraw(id);
      if (isUndo) return toastSuccess(message);
      undo.offer(id, {
        message,
        undoLabel: t("common.undo"),
        onUndo: () => showing.mutate({ id, isEnabled: !isEnabled, isUndo: true }),
      });
    },
    onError: (error, { id, isEnabled }) => {
      setShown(id, !isEnabled);
      showError(error);
    },
    onSettled: reload,
  });
  return (id: CategoryId, isEnabled: boolean) => showing.mutate({ id, isEnabled, isUndo: false });
}

/** Deletes a category; one with items goes to `onItems`, which asks for another category for them. */
export function useDeleteCategory(onItems: (category: CategorySettings) => void) {
  const t = useT();
  const reload = useReloadCategories();
  const restoring = useMutation({
    mutationFn: (id: CategoryId) => call(restoreCategory, { params: { id } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: showError,
    onSettled: reload,
  });
  const deleting = useMutation({
    mutationFn: ({ id }: CategorySettings) => call(deleteCategory, { params: { id }, query: {} }),
    onSuccess: ({ message }, { id }) =>
      toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => restoring.mutate(id) }),
    onError: (error, category) => {
      // Somebody added an item to it meanwhile.
      if (isApiError(error, "category_in_use")) onItems(category);
      else showError(error);
    },
    onSettled: reload,
  });
  return (category: CategorySettings) => {
    if (category.items_count > 0) onItems(category);
    else deleting.mutate(category);
  };
}
