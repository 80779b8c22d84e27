import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { listQuery, sortBy } from "#platform/contract/lists.ts";
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

const { status, type, from, to, perPage } = listTenants.query.shape;

/** Query of the list for the shared kit; the contract uses the names of the specification. */
export const tenantList = listQuery({ sort: sortBy("name").default("name"), status, type, from, to }).extend({
  limit: perPage,
});
type TenantList = z.output<typeof tenantList>;

const tenantsKey = ["platform", "tenants"] as const;

export function tenantsQuery({ q, limit, page, status, type, from, to }: TenantList) {
  const query: QueryOf<typeof listTenants> = { search: q, perPage: limit, page, status, type, from, to };
  return queryOptions({
    queryKey: [...tenantsKey, "list", query],
    queryFn: async ({ signal }) => {
      const { tenants: rows, total } = await call(listTenants, { query, signal });
      return { rows, total, next: null, previous: null };
    },
    placeholderData: keepPreviousData,
  });
}

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
export async function downloadTenants({ q, status, type, from, to }: TenantList): Promise<void> {
  try {
    await downloadCsv(exportTenants, { params: { status }, query: { search: q, type, from, to } });
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
