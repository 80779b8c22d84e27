import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { menuItemsKey } from "../menu-api.ts";

type Act = () => Promise<{ readonly message: string }>;

/** Reloads everything that shows the item. */
export function useReloadItem() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: menuItemsKey });
}

/** Runs an action on a part of an item; with `undo` it can be undone for 8 seconds. */
export function useItemAction() {
  const t = useT();
  const reload = useReloadItem();
  const acting = useMutation({
    mutationFn: ({ act }: { act: Act; undo?: Act }) => act(),
    onSuccess: ({ message }, { undo }) => {
      if (!undo) return toastSuccess(message);
      toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => acting.mutate({ act: undo }) });
    },
    onError: showError,
    onSettled: reload,
  });
  return (act: Act, undo?: Act) => acting.mutate(undo ? { act, undo } : { act });
}

/** Saves a new order; an error is shown and the list goes back. */
export function useItemOrder() {
  const reload = useReloadItem();
  return async (save: Act) => {
    try {
      toastSuccess((await save()).message);
    } catch (error) {
      showError(error);
    } finally {
      await reload();
    }
  };
}
