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
import { call, callTo } from "#platform/web/api.ts";
import { saveFrom } from "#platform/web/lists/download-csv.ts";

/** Interval of asking for the progress while an export is made, in milliseconds. */
const LIVE_MS = 3_000;
const CALM_MS = 60_000;

const isLive = ({ state, export: made }: TenantDeletion) =>
  state === "purging" || (made !== null && isUnderWay(made.state));

/** Restaurants under deletion, and those that are gone. */
export const deletionsQuery = queryOptions({
  queryKey: ["platform", "deletions"],
  queryFn: async ({ signal }) => (await call(listTenantDeletions, { signal })).deletions,
  refetchInterval: ({ state: { data } }) => (data?.some(isLive) ? LIVE_MS : CALM_MS),
});

/** Returns the deletion of a restaurant that still exists; undefined when there is none. */
export function useDeletion(id: TenantId): TenantDeletion | undefined {
  return useQuery(deletionsQuery).data?.find(({ tenant_id }) => tenant_id === id);
}

export function useDeleteTenant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callTo(deleteTenant),
    onSettled: () => client.invalidateQueries({ queryKey: ["platform"] }),
  });
}

export function useKeepTenant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callTo(keepTenant),
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
/** Files of a restaurant under deletion that can be saved. */
export type KeptFile = keyof typeof kept;

export const isKept = (deletion: TenantDeletion, file: KeptFile) => kept[file].isThere(deletion);

/**
 * Saves a file of a restaurant. It first reads again what there is, so that a lost session, a lost connection
 * and a file that is gone are reported as everywhere else. Returns false when the file is gone.
 */
export function useSaveKept(): (id: TenantId, file: KeptFile) => Promise<boolean> {
  const client = useQueryClient();
  return async (id, file) => {
    const deletions = await client.fetchQuery({ ...deletionsQuery, staleTime: 0, retry: false });
    const deletion = deletions.find(({ tenant_id }) => tenant_id === id);
    if (deletion === undefined || !isKept(deletion, file)) return false;
    saveFrom(`${apiBase}${kept[file].route.path.replace(":id", String(id))}`);
    return true;
  };
}
