import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StockCountId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { queryClient } from "#platform/web/query-client.ts";
import {
  cancelStockCount,
  closeStockCount,
  exportCountDifferences,
  exportStockCounts,
  listStockCounts,
  readCountChoices,
  readCountDifferences,
  readCountSheet,
  reviewStockCount,
  type SheetItem,
  saveCountEntry,
  startStockCount,
} from "../contract/stock-counts.ts";

export const countsKey = ["stock-counts"] as const;
const countKey = (id: StockCountId) => [...countsKey, "count", id] as const;
/** Milliseconds between polls. Events announce other people's entries; the poll makes up for lost ones. */
const POLL_MS = 60_000;

export type CountSheet = ResponseOf<typeof readCountSheet>;
export type CountDifferences = ResponseOf<typeof readCountDifferences>;

export function countsQuery(query: QueryOf<typeof listStockCounts>) {
  return queryOptions({
    queryKey: [...countsKey, "list", query],
    queryFn: ({ signal }) => call(listStockCounts, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Choices for a new count, with the ingredients that match the words. */
export const choicesQuery = (q: string) =>
  queryOptions({
    queryKey: [...countsKey, "choices", q],
    queryFn: ({ signal }) => call(readCountChoices, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });

export function sheetQuery(countId: StockCountId) {
  return queryOptions({
    queryKey: [...countKey(countId), "sheet"],
    queryFn: ({ signal }) => call(readCountSheet, { params: { countId }, signal }),
    refetchInterval: POLL_MS,
  });
}

export function countDifferencesQuery(countId: StockCountId) {
  return queryOptions({
    queryKey: [...countKey(countId), "differences"],
    queryFn: ({ signal }) => call(readCountDifferences, { params: { countId }, signal }),
  });
}

/** Saves the filtered counts as a file. */
export const saveCounts = (query: QueryOf<typeof exportStockCounts>) =>
  downloadCsv(exportStockCounts, { query });

/** Saves the differences of a count as a file. */
export const saveDifferences = (countId: StockCountId) =>
  downloadCsv(exportCountDifferences, { params: { countId } });

/** Sends an entry, once for its uuid, and puts the answer into the sheet on screen. */
export async function sendEntry(
  countId: StockCountId,
  body: BodyOf<typeof saveCountEntry>,
): Promise<SheetItem> {
  const { item } = await call(saveCountEntry, {
    params: { countId },
    body,
    idempotencyKey: body.uuid,
  });
  queryClient.setQueryData(sheetQuery(countId).queryKey, (sheet) =>
    sheet === undefined ? sheet : withItem(sheet, item),
  );
  return item;
}

function withItem(sheet: CountSheet, item: SheetItem): CountSheet {
  const items = sheet.items.map((other) =>
    other.inventory_item_id === item.inventory_item_id ? item : other,
  );
  return { ...sheet, items };
}

/** Reloads a sheet; false when that failed. */
export async function freshSheet(countId: StockCountId): Promise<boolean> {
  const { queryKey } = sheetQuery(countId);
  await queryClient.refetchQueries({ queryKey });
  return queryClient.getQueryState(queryKey)?.status === "success";
}

function useCountMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: countsKey }),
  });
}

export const useStartCount = () =>
  useCountMutation(({ body, id }: { body: BodyOf<typeof startStockCount>; id: string }) =>
    call(startStockCount, { body, idempotencyKey: id }),
  );

export const useReviewCount = (countId: StockCountId) =>
  useCountMutation(() => call(reviewStockCount, { params: { countId } }));

export const useCloseCount = (countId: StockCountId) =>
  useCountMutation((body: BodyOf<typeof closeStockCount> & { uuid: string }) =>
    call(closeStockCount, { params: { countId }, body, idempotencyKey: body.uuid }),
  );

export const useCancelCount = (countId: StockCountId) =>
  useCountMutation(() => call(cancelStockCount, { params: { countId } }));
