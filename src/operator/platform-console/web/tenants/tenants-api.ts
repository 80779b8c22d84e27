import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { call, callTo } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { showFailure } from "#platform/web/show-error.ts";
import {
  addTenant,
  countTenants,
  exportTenants,
  listTenants,
  readTenant,
  updateTenant,
} from "../../contract/tenants.ts";

export type Tenant = ResponseOf<typeof listTenants>["tenants"][number];

const tenantsKey = ["platform", "tenants"] as const;

export const tenantsQuery = (query: QueryOf<typeof listTenants>) =>
  queryOptions({
    queryKey: [...tenantsKey, "list", query],
    queryFn: async ({ signal }) => {
      const { tenants: rows, ...page } = await call(listTenants, { query, signal });
      return { ...page, rows };
    },
    placeholderData: keepPreviousData,
  });

export const tenantCountsQuery = queryOptions({
  queryKey: [...tenantsKey, "counts"],
  queryFn: ({ signal }) => call(countTenants, { signal }),
});

export const tenantQuery = (id: TenantId) =>
  queryOptions({
    queryKey: [...tenantsKey, "one", id],
    queryFn: ({ signal }) => call(readTenant, { params: { id }, signal }),
  });

/** Saves all pages of the list as a file; a failure is shown. */
export async function downloadTenants({ status, ...query }: QueryOf<typeof listTenants>): Promise<void> {
  try {
    await downloadCsv(exportTenants, { params: { status }, query });
  } catch (error) {
    showFailure(error, "platformTenants.export_failed");
  }
}

export function useAddTenant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callTo(addTenant),
    onSettled: () => client.invalidateQueries({ queryKey: ["platform"] }),
  });
}

export function useUpdateTenant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callTo(updateTenant),
    onSettled: () => client.invalidateQueries({ queryKey: ["platform"] }),
  });
}
