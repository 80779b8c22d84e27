import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteTenant,
  downloadKeptDocuments,
  downloadTenantExport,
  keepTenant,
  listTenantDeletions,
  type TenantDeletion,
} from "../../../../contract/console/deletions.ts";
import { apiBase } from "../../../../contract/platform/api-base.ts";
import { isUnderWay } from "../../../../domain/data-exports/data-export.ts";
import type { TenantId } from "../../../../domain/ids.ts";
import { type CallInput, call } from "../../../platform/api.ts";

/** While an export is made its progress is asked for so often, in milliseconds; else now and then. */
const LIVE_MS = 3_000;
const CALM_MS = 60_000;

const isLive = ({ state, export: made }: TenantDeletion) =>
  state === "purging" || (made !== null && isUnderWay(made.state));

/** Restaurants that are told to be deleted, and those that are gone. */
export const deletionsQuery = queryOptions({
  queryKey: ["platform", "deletions"],
  queryFn: async ({ signal }) => (await call(listTenantDeletions, { signal })).deletions,
  refetchInterval: ({ state: { data } }) => (data?.some(isLive) ? LIVE_MS : CALM_MS),
});

/** The deletion of a restaurant that is still there; undefined when it was not told to be deleted. */
export function useDeletion(id: TenantId): TenantDeletion | undefined {
  return useQuery(deletionsQuery).data?.find(({ tenant_id }) => tenant_id === id);
}

export function useDeleteTenant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof deleteTenant>) => call(deleteTenant, input),
    onSettled: () => client.invalidateQueries({ queryKey: ["platform"] }),
  });
}

export function useKeepTenant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof keepTenant>) => call(keepTenant, input),
    onSettled: () => client.invalidateQueries({ queryKey: ["platform"] }),
  });
}

const addressOf = (path: string, { tenant_id }: TenantDeletion) =>
  `${apiBase}${path.replace(":id", String(tenant_id))}`;

/** Where the browser itself fetches what is handed over: as large as it is, it goes to the disk. */
export const exportAddress = (deletion: TenantDeletion) => addressOf(downloadTenantExport.path, deletion);
export const documentsAddress = (deletion: TenantDeletion) => addressOf(downloadKeptDocuments.path, deletion);
