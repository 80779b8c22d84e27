import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { readAnnouncements } from "../../contract/announcements.ts";
import {
  endSupportVisits,
  readSupportVisit,
  setSupportAccess,
  supportAccess,
  supportVisitEnd,
} from "../../contract/support-visits.ts";

/** Interval of asking again, in milliseconds: an announcement appears or ends no later. */
const ASK_AGAIN_MS = 120_000;

export const announcementsQuery = queryOptions({
  queryKey: ["announcements"],
  queryFn: async ({ signal }) => (await call(readAnnouncements, { signal })).announcements,
  refetchInterval: ASK_AGAIN_MS,
  refetchOnWindowFocus: true,
  staleTime: ASK_AGAIN_MS / 2,
});

/** For admins: whether support may visit, and the visits there were. */
export const supportAccessQuery = queryOptions({
  queryKey: ["support-access"],
  queryFn: ({ signal }) => call(supportAccess, { signal }),
  refetchInterval: ASK_AGAIN_MS,
});

/** For everybody at work: the end of a support visit that lasts. */
export const supportVisitQuery = queryOptions({
  queryKey: ["support-look"],
  queryFn: ({ signal }) => call(supportVisitEnd, { signal }),
  refetchInterval: ASK_AGAIN_MS,
});

/** The support visit of this tab. */
export const ownVisitQuery = queryOptions({
  queryKey: ["own-look-in"],
  queryFn: async ({ signal }) => (await call(readSupportVisit, { signal })).lookIn,
  // An end from elsewhere is noticed soon: the server then answers that nobody is signed in.
  refetchInterval: 15_000,
});

/** Ends all support visits of the restaurant, or the own one. */
export function useEndVisits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endSupportVisits),
    onSettled: () => client.invalidateQueries({ queryKey: supportAccessQuery.queryKey }),
  });
}

/** Allows support visits or forbids them. */
export function useSetSupportAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (may_look: boolean) => call(setSupportAccess, { body: { may_look } }),
    onSettled: () => client.invalidateQueries({ queryKey: supportAccessQuery.queryKey }),
  });
}
