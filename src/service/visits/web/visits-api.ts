import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mayDo } from "#platform/domain/access/actions.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { closeVisit, listVisits, openVisit, renewPin, settlePhone } from "../contract/staff-visits.ts";

/** Parties at tables with their phones and calls. */
export const visitsQuery = queryOptions({
  queryKey: ["visits"],
  queryFn: ({ signal }) => call(listVisits, { signal }),
  staleTime: 60_000,
});

const told = ["visits_changed", "bill_request", "new_order", "order_update", "reservations_changed"] as const;
const refreshKeys = [visitsQuery.queryKey];

/** The same, live; nothing is asked for those who may not settle guests' orders. */
export function useVisits() {
  const user = useUser();
  const enabled = user !== null && mayDo(actorOf(user), "qr.settle");
  useRealtimeRefresh(told, refreshKeys);
  return useQuery({ ...visitsQuery, enabled });
}

export const sendOpenVisit = (input: CallInput<typeof openVisit>) => call(openVisit, input);
export const sendCloseVisit = (input: CallInput<typeof closeVisit>) => call(closeVisit, input);
export const sendRenewPin = (input: CallInput<typeof renewPin>) => call(renewPin, input);
export const sendSettlePhone = (input: CallInput<typeof settlePhone>) => call(settlePhone, input);

/** One of the acts above: its words as a toast, and the list as it is then. */
export function useVisitAct<Input>(act: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => toastSuccess(message),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: visitsQuery.queryKey }),
  });
}
