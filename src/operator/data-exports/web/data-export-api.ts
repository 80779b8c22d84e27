import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { apiBase } from "#platform/contract/api-base.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import {
  askDataExport,
  type DataExport,
  downloadDataExport,
  listDataExports,
} from "../contract/data-exports.ts";
import { isUnderWay } from "../domain/data-export.ts";

/** While one is made its progress is asked for so often, in milliseconds. */
const LIVE_MS = 1_500;
/** Else: somebody else may have asked for one. */
const CALM_MS = 30_000;

export const dataExportsQuery = queryOptions({
  queryKey: ["data-exports"],
  queryFn: ({ signal }) => call(listDataExports, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.exports.some(({ state }) => isUnderWay(state)) ? LIVE_MS : CALM_MS,
});

export function useAskExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof askDataExport>) => call(askDataExport, input),
    onSettled: () => client.invalidateQueries({ queryKey: dataExportsQuery.queryKey }),
  });
}

/** Where the browser itself fetches the file: as large as it is, it goes to the disk and not into this page. */
export function exportAddress({ id }: Pick<DataExport, "id">): string {
  return `${apiBase}${downloadDataExport.path.replace(":id", String(id))}`;
}
