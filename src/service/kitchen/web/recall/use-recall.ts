import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { boardKey, recentQuery, sendRecall } from "../board-api.ts";

/** Recalls finished lines of a station, or (undefined) those finished last; `onDone` after success. */
export function useRecall(slug: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lineIds: readonly OrderLineId[] | undefined) =>
      sendRecall({ body: { station: slug, ...(lineIds && { lineIds: [...lineIds] }) } }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onDone();
    },
    onError: (error) => {
      showFailure(error, "kitchen.action_failed");
      void client.invalidateQueries({ queryKey: recentQuery(slug).queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: boardKey(slug) }),
  });
}
