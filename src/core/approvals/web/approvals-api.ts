import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { giveApproval, listApprovers, readPin, setPin } from "../contract/approvals.ts";

/** The people who may approve; loaded again with every dialog, because a manager may just have set a PIN. */
export const approversQuery = queryOptions({
  queryKey: ["approvals", "approvers"],
  queryFn: async ({ signal }) => (await call(listApprovers, { signal })).approvers,
  staleTime: 0,
});

/** The PIN of the signed-in person: since when, and whether somebody gave it to them. */
export const pinQuery = queryOptions({
  queryKey: ["approvals", "pin"],
  queryFn: ({ signal }) => call(readPin, { signal }),
});

/** Trades a PIN for an approval. */
export function approve(body: BodyOf<typeof giveApproval>) {
  return call(giveApproval, { body });
}

/** Sets the own PIN. */
export function useSetPin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof setPin>) => call(setPin, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: pinQuery.queryKey }),
  });
}
