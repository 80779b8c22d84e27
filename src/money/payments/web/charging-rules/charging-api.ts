import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readChargingRules, setChargingRules } from "#core/settings/contract/charging-rules.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";

/** What is asked and allowed where accounts are charged. */
export const chargingRulesQuery = queryOptions({
  queryKey: ["settings", "charging"],
  queryFn: ({ signal }) => call(readChargingRules, { signal }),
});

/** Sets what the body holds. */
export const saveChargingRules = (input: CallInput<typeof setChargingRules>) => call(setChargingRules, input);

/** Sets it; shown at once, and as it is saved when it is refused, as what somebody else changed meanwhile is. */
export function useSetChargingRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof setChargingRules>) => saveChargingRules({ body }),
    onMutate: ({ pay_first }) =>
      client.setQueryData(
        chargingRulesQuery.queryKey,
        (rules) => rules && { ...rules, ...(pay_first && { pay_first }) },
      ),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "settings.save_failed"),
    onSettled: () => client.invalidateQueries({ queryKey: chargingRulesQuery.queryKey }),
  });
}
