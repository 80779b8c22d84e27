import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import {
  changeManyItems,
  type ManyItem,
  type MenuChange,
  restoreManyItems,
} from "../../contract/menu-changes.ts";
import { categoriesQuery, menuItemsKey } from "../menu-api.ts";

interface ManyChange {
  readonly items: readonly { readonly id: MenuItemId; readonly version?: string }[];
  readonly change: MenuChange;
  readonly idempotencyKey?: Uuid;
}

/** Changes many items at once; the answer's `undo` restores them. */
export function useChangeMany() {
  const client = useQueryClient();
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: menuItemsKey }),
      client.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
    ]);
  const restoring = useMutation({
    mutationFn: (items: readonly ManyItem[]) => call(restoreManyItems, { body: { items: [...items] } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: showError,
    onSettled: reload,
  });
  const changing = useMutation({
    mutationFn: ({ items, change, ...key }: ManyChange) =>
      call(changeManyItems, { body: { items: [...items], change }, ...key }),
    onSettled: reload,
  });
  return async (change: ManyChange) => {
    const { message, undo } = await changing.mutateAsync(change);
    // Nothing changed, so there is nothing to undo.
    return undo.length === 0 ? { message } : { message, undo: () => restoring.mutate(undo) };
  };
}

/** Shows or hides many items without a dialog. */
export function useShowMany(onDone: () => void) {
  const t = useT();
  const change = useChangeMany();
  return useMutation({
    mutationFn: ({ ids, isEnabled }: { ids: readonly MenuItemId[]; isEnabled: boolean }) =>
      change({ items: ids.map((id) => ({ id })), change: { isEnabled } }),
    onSuccess: ({ message, undo }) => {
      if (undo) toastUndo({ message, undoLabel: t("common.undo"), onUndo: undo });
      else toastSuccess(message);
      onDone();
    },
    onError: showError,
  });
}
