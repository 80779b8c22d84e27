import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showError } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import type { TableWish } from "./table-wishes.ts";
import { visitsQuery } from "./visits-api.ts";
import { sendAnswerWish } from "./wishes-api.ts";

/** "Voy": somebody goes to the guests who call, or brings them the bill. */
export function useAnswerWish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: TableWish) => sendAnswerWish(wish),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: visitsQuery.queryKey }),
  });
}
