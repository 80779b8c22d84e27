import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { listVisits } from "../contract/staff-visits.ts";
import { type TableWish, tableWishes } from "./table-wishes.ts";

/** Loads the parties at tables with their phones and calls. */
const visitsQuery = queryOptions({
  queryKey: ["visits"],
  queryFn: ({ signal }) => call(listVisits, { signal }),
  staleTime: 60_000,
});

const refreshEvents = [
  "visits_changed",
  "bill_request",
  "new_order",
  "order_update",
  "reservations_changed",
] as const;
const refreshKeys = [visitsQuery.queryKey];

/** Loads them live; loads nothing for people who may not settle guests' orders. */
export function useVisits() {
  const enabled = useMayDo()("qr.settle");
  useRealtimeRefresh(refreshEvents, refreshKeys);
  return useQuery({ ...visitsQuery, enabled });
}

/** Makes a call about visits, shows its answer as a toast and reloads the list. */
export function useVisitAction<Input>(act: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => toastSuccess(message),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: visitsQuery.queryKey }),
  });
}

/** Returns the wishes of tables, the longest waiting first; empty until they are loaded. */
export const useTableWishes = (): TableWish[] => tableWishes(useVisits().data?.visits ?? []);
