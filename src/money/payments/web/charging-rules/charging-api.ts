import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readChargingRules, setChargingRules } from "#core/settings/contract/charging-rules.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";

/** Reads the rules for charging accounts. */
export const chargingRulesQuery = queryOptions({
  queryKey: ["settings", "charging"],
  queryFn: ({ signal }) => call(readChargingRules, { signal }),
});

/** Sets a rule and shows it at once; after a refusal, also of a stale version, shows the saved rules again. */
export function useSetChargingRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof setChargingRules>) => call(setChargingRules, { body }),
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
