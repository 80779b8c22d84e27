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
import { useVisibility } from "../use-visibility.ts";

/** Reloads everything that shows categories. */
export function useReloadCategories() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
      client.invalidateQueries({ queryKey: menuItemsKey }),
    ]);
}

/** Shows or hides a category with its items, at once on the screen. */
export function useShowCategory() {
  const client = useQueryClient();
  return useVisibility<CategoryId>({
    scope: "category-visibility",
    send: (id, isEnabled) => call(changeCategoryVisibility, { params: { id }, body: { isEnabled } }),
    setShown: (id, isEnabled) =>
      client.setQueryData<ResponseOf<typeof listCategories>>(
        categoriesQuery.queryKey,
        (data) =>
          data && {
            ...data,
            categories: data.categories.map((each) =>
              each.id === id ? { ...each, is_enabled: isEnabled } : each,
            ),
          },
      ),
    reload: useReloadCategories(),
  });
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
