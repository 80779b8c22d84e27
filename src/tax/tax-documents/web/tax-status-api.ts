import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { declareContingency, endContingency, readTaxStatus, resumeTaxSending } from "../contract/sending.ts";

/** Hours go by without an event: the status is read anew at this pace, in milliseconds. */
const POLL_MS = 60_000;

/** How the sending of tax documents stands. */
export const taxStatusQuery = queryOptions({
  queryKey: ["tax-status"] as const,
  queryFn: ({ signal }) => call(readTaxStatus, { signal }),
  refetchInterval: POLL_MS,
});

/** Takes up what was stopped or refused. */
export const useResume = () => useSteering(() => call(resumeTaxSending, {}));

/** Ends the contingency that lasts. */
export const useEndContingency = () => useSteering(() => call(endContingency, {}));

/** Declares one that the system cannot see by itself. */
export const useDeclareContingency = () =>
  useSteering((body: BodyOf<typeof declareContingency>) => call(declareContingency, { body }));

function useSteering<Wish, Reply>(act: (wish: Wish) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: taxStatusQuery.queryKey }),
  });
}
