import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { declareContingency, endContingency, readTaxStatus, resumeTaxSending } from "../contract/sending.ts";

/** Milliseconds between two loads of the status, whose hours change without an event. */
const POLL_MS = 60_000;

/** State of the sending of tax documents. */
export const taxStatusQuery = queryOptions({
  queryKey: ["tax-status"] as const,
  queryFn: ({ signal }) => call(readTaxStatus, { signal }),
  refetchInterval: POLL_MS,
});

/** Resumes what was stopped or refused. */
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
