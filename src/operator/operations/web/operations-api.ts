import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { findTenants, listAnnouncements, withdrawAnnouncement } from "../contract/announcements.ts";
import { listTenantHealth, readTenantHealth } from "../contract/health.ts";
import { giveUpJob, type JobState, readOperations, retryJob } from "../contract/queue.ts";
import { endSupportVisit, listSupportVisits } from "../contract/support-visits.ts";

/** Health of the restaurants, a page of them. */
export const healthQuery = (query: QueryOf<typeof listTenantHealth>) =>
  queryOptions({
    queryKey: ["tenant-health", query],
    queryFn: ({ signal }) => call(listTenantHealth, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const tenantHealthQuery = (tenantId: TenantId) =>
  queryOptions({
    queryKey: ["tenant-health", tenantId],
    queryFn: ({ signal }) => call(readTenantHealth, { params: { tenantId }, signal }),
  });

/** The queue of one state, with the sums of all, the rounds and the errors. */
export const operationsQuery = (state: JobState) =>
  queryOptions({
    queryKey: ["operations", state],
    queryFn: ({ signal }) => call(readOperations, { query: { state }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });

export const supportVisitsQuery = (query: QueryOf<typeof listSupportVisits>) =>
  queryOptions({
    queryKey: ["look-ins", query],
    queryFn: ({ signal }) => call(listSupportVisits, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const announcementsListQuery = queryOptions({
  queryKey: ["announcement-list"],
  queryFn: ({ signal }) => call(listAnnouncements, { signal }),
});

/** Restaurants by a part of their name. */
export const tenantsNamedQuery = (q: string) =>
  queryOptions({
    queryKey: ["tenants-named", q],
    queryFn: async ({ signal }) => (await call(findTenants, { query: { q }, signal })).tenants,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** Ends one of the operator's visits. */
export function useEndSupportVisit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(endSupportVisit, { body: { look_in: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["look-ins"] }),
  });
}

/** Tries a failed job again, or gives it up. */
export function useSettleJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, how }: { id: number; how: "retry" | "give_up" }) =>
      call(how === "retry" ? retryJob : giveUpJob, { body: { job: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["operations"] }),
  });
}

export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(withdrawAnnouncement, { params: { announcement: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: announcementsListQuery.queryKey }),
  });
}
