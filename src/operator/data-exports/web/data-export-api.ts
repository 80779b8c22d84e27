import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { apiBase } from "#platform/contract/api-base.ts";
import { call, callTo } from "#platform/web/api.ts";
import {
  askDataExport,
  type DataExport,
  downloadDataExport,
  listDataExports,
} from "../contract/data-exports.ts";
import { isUnderWay } from "../domain/data-export.ts";

/** Interval of asking for the progress while an export is made, in milliseconds. */
const LIVE_MS = 1_500;
/** Interval otherwise: somebody else may have asked for an export. */
const CALM_MS = 30_000;

export const dataExportsQuery = queryOptions({
  queryKey: ["data-exports"],
  queryFn: ({ signal }) => call(listDataExports, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.exports.some(({ state }) => isUnderWay(state)) ? LIVE_MS : CALM_MS,
});

export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callTo(askDataExport),
    onSettled: () => client.invalidateQueries({ queryKey: dataExportsQuery.queryKey }),
  });
}

/** Returns the address from which the browser itself fetches the file: it goes to the disk and not into this page. */
export function exportAddress({ id }: Pick<DataExport, "id">): string {
  return `${apiBase}${downloadDataExport.path.replace(":id", String(id))}`;
}
