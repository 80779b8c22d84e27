import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isUnderWay } from "#operator/data-exports/domain/data-export.ts";
import {
  deleteTenant,
  downloadKeptDocuments,
  downloadTenantExport,
  keepTenant,
  listTenantDeletions,
  type TenantDeletion,
} from "#operator/tenant-deletion/contract/deletions.ts";
import { apiBase } from "#platform/contract/api-base.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { keepFrom } from "#platform/web/lists/download-csv.ts";

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

const kept = {
  export: {
    route: downloadTenantExport,
    isThere: ({ export: made }: TenantDeletion) => made?.state === "ready",
  },
  documents: {
    route: downloadKeptDocuments,
    isThere: ({ kept_documents }: TenantDeletion) => kept_documents > 0,
  },
} as const;
/** What can be saved of a restaurant that is told to be deleted. */
export type KeptFile = keyof typeof kept;

/** Whether there is something to save. */
export const isKept = (deletion: TenantDeletion, file: KeptFile) => kept[file].isThere(deletion);

/**
 * Saves a file of a restaurant. First it is asked anew what there is, so that a session that is over, a connection that is lost and a file
 * that is kept no more are told as everywhere; false: it is kept no more.
 */
export function useSaveKept(): (id: TenantId, file: KeptFile) => Promise<boolean> {
  const client = useQueryClient();
  return async (id, file) => {
    const deletions = await client.fetchQuery({ ...deletionsQuery, staleTime: 0, retry: false });
    const deletion = deletions.find(({ tenant_id }) => tenant_id === id);
    if (deletion === undefined || !isKept(deletion, file)) return false;
    keepFrom(`${apiBase}${kept[file].route.path.replace(":id", String(id))}`);
    return true;
  };
}
