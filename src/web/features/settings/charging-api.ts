import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ChargingRules, readChargingRules, setChargingRules } from "../../../contract/settings.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { call } from "../../platform/api.ts";
import { showFailure } from "../../platform/show-error.ts";

/** For which dining options guests may pay before their dishes are done. */
export const chargingRulesQuery = queryOptions({
  queryKey: ["settings", "charging"],
  queryFn: ({ signal }) => call(readChargingRules, { signal }),
});

/** Sets it; shown at once, and as it was when it is refused. */
export function useSetChargingRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChargingRules) => call(setChargingRules, { body }),
    onMutate: (rules) => client.setQueryData(chargingRulesQuery.queryKey, rules),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "settings.save_failed"),
    onSettled: () => client.invalidateQueries({ queryKey: chargingRulesQuery.queryKey }),
  });
}
