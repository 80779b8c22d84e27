import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { readAnnouncements } from "../../contract/announcements.ts";
import {
  endSupportLookIns,
  readLookIn,
  setSupportAccess,
  supportAccess,
  supportLook,
} from "../../contract/look-ins.ts";

/** Nobody waits longer for an announcement, or for the end of one, in milliseconds. */
const ASK_AGAIN_MS = 120_000;

/** What the operator tells this restaurant now. */
export const announcementsQuery = queryOptions({
  queryKey: ["announcements"],
  queryFn: async ({ signal }) => (await call(readAnnouncements, { signal })).announcements,
  refetchInterval: ASK_AGAIN_MS,
  refetchOnWindowFocus: true,
  staleTime: ASK_AGAIN_MS / 2,
});

/** Of admins: whether support may look, and when it did. */
export const supportAccessQuery = queryOptions({
  queryKey: ["support-access"],
  queryFn: ({ signal }) => call(supportAccess, { signal }),
  refetchInterval: ASK_AGAIN_MS,
});

/** Of everybody at work: until when support looks. */
export const supportLookQuery = queryOptions({
  queryKey: ["support-look"],
  queryFn: ({ signal }) => call(supportLook, { signal }),
  refetchInterval: ASK_AGAIN_MS,
});

/** The look-in whose tab this is. */
export const ownLookInQuery = queryOptions({
  queryKey: ["own-look-in"],
  queryFn: async ({ signal }) => (await call(readLookIn, { signal })).lookIn,
  // Ended from elsewhere, it is noticed soon: the answer is then that nobody is signed in.
  refetchInterval: 15_000,
});

/** Ends whatever look of support lasts, or the own one. */
export function useEndLooks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endSupportLookIns),
    onSettled: () => client.invalidateQueries({ queryKey: supportAccessQuery.queryKey }),
  });
}

/** Lets support look, or not. */
export function useSetSupportAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (may_look: boolean) => call(setSupportAccess, { body: { may_look } }),
    onSettled: () => client.invalidateQueries({ queryKey: supportAccessQuery.queryKey }),
  });
}
