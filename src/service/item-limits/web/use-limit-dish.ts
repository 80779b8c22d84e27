import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import type { ItemLimit } from "../contract/item-limits.ts";
import type { LimitEnd } from "../domain/item-limit.ts";
import { fetchItemLimits, saveItemLimit } from "./item-limits-api.ts";

/** What is sold out or counted down now; read each time it is shown. */
export const limitedDishesQuery = queryOptions({
  queryKey: ["kitchen-limits"],
  queryFn: ({ signal }) => fetchItemLimits({ signal }),
  staleTime: 0,
  gcTime: 0,
});

interface NewLimit {
  readonly itemId: MenuItemId;
  /** 0: sold out. Null: sold freely again. */
  readonly remaining: number | null;
  readonly until: LimitEnd;
}

const saveLimit = ({ itemId, remaining, until }: NewLimit) =>
  saveItemLimit({ params: { itemId }, body: { remaining, until } });

/** Sets the limit of a dish, then `onDone`; for 8 s it can be undone. `onSettled` follows every answer. */
export function useLimitDish(onDone: () => void, onSettled?: () => Promise<void>) {
  const t = useT();
  const client = useQueryClient();
  const refresh = async () => {
    await Promise.all([client.invalidateQueries({ queryKey: limitedDishesQuery.queryKey }), onSettled?.()]);
  };
  const restore = async (limit: NewLimit) => {
    try {
      toastSuccess((await saveLimit(limit)).message);
    } catch (error) {
      showFailure(error, "kitchen.action_failed");
    }
    await refresh();
  };
  return useMutation({
    mutationFn: saveLimit,
    onSuccess: ({ message, before }, { itemId }) => {
      toastUndo({
        message,
        undoLabel: t("kitchen.recall.undo"),
        onUndo: () => void restore(limitBefore(itemId, before)),
      });
      onDone();
    },
    onError: (error) => showFailure(error, "kitchen.action_failed"),
    onSettled: refresh,
  });
}

function limitBefore(itemId: MenuItemId, before: ItemLimit | null): NewLimit {
  if (before === null) return { itemId, remaining: null, until: "told" };
  return { itemId, remaining: before.remaining, until: before.until === null ? "told" : "tomorrow" };
}
