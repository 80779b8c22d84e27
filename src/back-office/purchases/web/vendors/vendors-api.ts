import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import {
  deleteVendor,
  exportVendorItems,
  exportVendorMonths,
  exportVendors,
  forgetVendorItem,
  listVendorItems,
  listVendorPurchases,
  listVendors,
  readVendor,
  restoreVendor,
} from "../../contract/vendors.ts";
import { purchasesKey, withStatus } from "../public.ts";

/** A vendor with their purchases by month. */
export type ReadVendor = ResponseOf<typeof readVendor>;

const vendorsKey = [...purchasesKey, "vendors"] as const;

export function vendorsQuery(query: QueryOf<typeof listVendors>) {
  return queryOptions({
    queryKey: [...vendorsKey, "list", query],
    queryFn: ({ signal }) => withStatus(call(listVendors, { query, signal })),
    placeholderData: keepPreviousData,
  });
}

export function vendorQuery(id: VendorId) {
  return queryOptions({
    queryKey: [...vendorsKey, "one", id],
    queryFn: ({ signal }) => withStatus(call(readVendor, { params: { id }, signal })),
  });
}

export function vendorPurchasesQuery(id: VendorId, query: QueryOf<typeof listVendorPurchases>) {
  return queryOptions({
    queryKey: [...vendorsKey, "purchases", id, query],
    queryFn: ({ signal }) => withStatus(call(listVendorPurchases, { params: { id }, query, signal })),
    placeholderData: keepPreviousData,
  });
}

export function vendorItemsQuery(id: VendorId, query: QueryOf<typeof listVendorItems>) {
  return queryOptions({
    queryKey: [...vendorsKey, "items", id, query],
    queryFn: ({ signal }) => withStatus(call(listVendorItems, { params: { id }, query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Saves the vendors as a file. */
export const saveVendors = (query: QueryOf<typeof exportVendors>) => downloadCsv(exportVendors, { query });

/** Saves the last prices of a vendor as a file. */
export const saveVendorItems = (id: VendorId, query: QueryOf<typeof exportVendorItems>) =>
  downloadCsv(exportVendorItems, { params: { id }, query });

/** Saves the months of a vendor as a file. */
export const saveVendorMonths = (id: VendorId) => downloadCsv(exportVendorMonths, { params: { id } });

/** Runs a change of vendors, and then reloads vendors and purchases on screen. */
export function useVendorMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withStatus(mutationFn(input)),
    onSettled: () => client.invalidateQueries({ queryKey: purchasesKey }),
  });
}

export const useDeleteVendor = () =>
  useVendorMutation((id: VendorId) => call(deleteVendor, { params: { id } }));

export const useRestoreVendor = () =>
  useVendorMutation((id: VendorId) => call(restoreVendor, { params: { id } }));

/** Forgets the ingredient of a vendor's goods. */
export const useForgetVendorItem = () =>
  useVendorMutation((params: CallInput<typeof forgetVendorItem>["params"]) =>
    call(forgetVendorItem, { params }),
  );
