import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import {
  addVendor,
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
  updateVendor,
} from "../../contract/vendors.ts";
import { purchasesKey, withStatus } from "../public.ts";

/** A vendor's page: the vendor, and what was bought of them by month. */
export type ReadVendor = ResponseOf<typeof readVendor>;

const vendorsKey = [...purchasesKey, "vendors"] as const;

/** A page of the vendors. */
export function vendorsQuery(query: QueryOf<typeof listVendors>) {
  return queryOptions({
    queryKey: [...vendorsKey, "list", query],
    queryFn: ({ signal }) => withStatus(call(listVendors, { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** A vendor with what was bought of them by month. */
export function vendorQuery(id: VendorId) {
  return queryOptions({
    queryKey: [...vendorsKey, "one", id],
    queryFn: ({ signal }) => withStatus(call(readVendor, { params: { id }, signal })),
  });
}

/** A page of the purchases of a vendor. */
export function vendorPurchasesQuery(id: VendorId, query: QueryOf<typeof listVendorPurchases>) {
  return queryOptions({
    queryKey: [...vendorsKey, "purchases", id, query],
    queryFn: ({ signal }) => withStatus(call(listVendorPurchases, { params: { id }, query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** A page of what a vendor sells, with the last prices. */
export function vendorItemsQuery(id: VendorId, query: QueryOf<typeof listVendorItems>) {
  return queryOptions({
    queryKey: [...vendorsKey, "items", id, query],
    queryFn: ({ signal }) => withStatus(call(listVendorItems, { params: { id }, query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Keeps the vendors as a file. */
export const saveVendors = (query: QueryOf<typeof exportVendors>) => downloadCsv(exportVendors, { query });

/** Keeps the last prices of a vendor as a file. */
export const saveVendorItems = (id: VendorId, query: QueryOf<typeof exportVendorItems>) =>
  downloadCsv(exportVendorItems, { params: { id }, query });

/** Keeps the months of a vendor as a file. */
export const saveVendorMonths = (id: VendorId) => downloadCsv(exportVendorMonths, { params: { id } });

/** What changes vendors; what is on screen about them and their purchases is loaded anew afterwards. */
function useVendorMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withStatus(mutationFn(input)),
    onSettled: () => client.invalidateQueries({ queryKey: purchasesKey }),
  });
}

export const useAddVendor = () =>
  useVendorMutation((input: CallInput<typeof addVendor>) => call(addVendor, input));

export const useUpdateVendor = () =>
  useVendorMutation((input: CallInput<typeof updateVendor>) => call(updateVendor, input));

/** Takes a vendor off the list. */
export const useDeleteVendor = () =>
  useVendorMutation((id: VendorId) => call(deleteVendor, { params: { id } }));

/** Puts a deleted vendor on the list again. */
export const useRestoreVendor = () =>
  useVendorMutation((id: VendorId) => call(restoreVendor, { params: { id } }));

/** Forgets which ingredient the goods of a vendor are. */
export const useForgetVendorItem = () =>
  useVendorMutation((params: CallInput<typeof forgetVendorItem>["params"]) =>
    call(forgetVendorItem, { params }),
  );
