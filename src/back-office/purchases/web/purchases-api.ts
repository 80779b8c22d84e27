import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readEatenMargins } from "#menu/menu/contract/eaten-margins.ts";
import type { BodyOf, QueryOf, ResponseOf, RouteDefinition } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { downloadCsv, downloadDocument } from "#platform/web/lists/download-csv.ts";
import { exportPriceRises, listItemPrices, listPriceRises } from "../contract/price-watch.ts";
import {
  cancelPurchase,
  createManualPurchase,
  exportPurchaseItems,
  exportPurchases,
  listPurchases,
  type Purchase,
  readPurchase,
  readPurchaseAttachment,
} from "../contract/purchases.ts";
import { readPurchaseDocument } from "../contract/tax-document.ts";
import { withStatus } from "./status-error.ts";

/** Everything on screen about purchases and vendors. */
export const purchasesKey = ["purchases"] as const;

/** A page of the purchases of a period, or of those that words find in it. */
export function purchasesQuery(query: QueryOf<typeof listPurchases>) {
  return queryOptions({
    queryKey: [...purchasesKey, "list", query],
    queryFn: ({ signal }) => withStatus(call(listPurchases, { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One purchase with its lines. */
export function purchaseQuery(id: Purchase["id"]) {
  return queryOptions({
    queryKey: [...purchasesKey, "one", id],
    queryFn: async ({ signal }) =>
      (await withStatus(call(readPurchase, { params: { id }, signal }))).purchase,
  });
}

/** A page of what cost more than the last time. */
export function priceRisesQuery(query: QueryOf<typeof listPriceRises>) {
  return queryOptions({
    queryKey: [...purchasesKey, "rises", query],
    queryFn: ({ signal }) => withStatus(call(listPriceRises, { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** A page of what an ingredient cost each time it was bought. */
export function itemPricesQuery(itemId: Id<"InventoryItem">, query: QueryOf<typeof listItemPrices>) {
  return queryOptions({
    queryKey: [...purchasesKey, "item-prices", itemId, query],
    queryFn: ({ signal }) => withStatus(call(listItemPrices, { params: { itemId }, query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** What an ingredient cost the last time, and what it costs now. */
export type CostChange = BodyOf<typeof readEatenMargins>["changes"][number];

/** Which dishes earn less by such changes; not asked for without one. */
export function eatenMarginsQuery(changes: readonly CostChange[]) {
  return queryOptions({
    queryKey: [...purchasesKey, "eaten-margins", changes],
    queryFn: ({ signal }) => call(readEatenMargins, { body: { changes: [...changes] }, signal }),
    enabled: changes.length > 0,
  });
}

/** Keeps the purchases of a period as a file, all pages of them. */
export const savePurchases = (query: QueryOf<typeof exportPurchases>) =>
  downloadCsv(exportPurchases, { query });

/** Keeps the lines of a purchase as a file. */
export const savePurchaseItems = (id: Purchase["id"]) => downloadCsv(exportPurchaseItems, { params: { id } });

/** Keeps what cost more as a file. */
export const savePriceRises = (query: QueryOf<typeof exportPriceRises>) =>
  downloadCsv(exportPriceRises, { query });

/** Keeps the picture or PDF of a purchase as the server calls it. */
export const saveAttachment = ({ id }: Purchase) =>
  downloadDocument(readPurchaseAttachment, { params: { id } });

/** Keeps the tax document of a purchase as it was sent. */
export const saveTaxDocument = ({ id, generation_code: code, number }: Purchase) =>
  downloadDocument(readPurchaseDocument, { params: { id } }, `${code ?? number}.json`);

/** The picture of a purchase, to look at. */
export function attachmentQuery(id: Purchase["id"]) {
  return queryOptions({
    queryKey: [...purchasesKey, "attachment", id],
    queryFn: ({ signal }) => readFile(readPurchaseAttachment, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readFile<D extends RouteDefinition>(definition: D, input: CallInput<D>): Promise<Blob> {
  const route: RouteDefinition = definition;
  return ((await call(route, input)) as { readonly blob: Blob }).blob;
}

/** What moves stock by purchases; what is on screen about purchases and stock is loaded anew afterwards. */
function usePurchaseMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withStatus(mutationFn(input)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: purchasesKey }),
        client.invalidateQueries({ queryKey: ["inventory"] }),
      ]),
  });
}

/** What is answered to a purchase that was recorded. */
export type RecordedPurchase = ResponseOf<typeof createManualPurchase>;

/** Records a purchase that somebody typed, once for its uuid. */
export const useRecordPurchase = () =>
  usePurchaseMutation((body: BodyOf<typeof createManualPurchase>) =>
    call(createManualPurchase, { body, ...(body.uuid ? { idempotencyKey: body.uuid } : {}) }),
  );

/** Takes a purchase back, once for its uuid. */
export const useCancelPurchase = (id: Purchase["id"]) =>
  usePurchaseMutation((body: BodyOf<typeof cancelPurchase>) =>
    call(cancelPurchase, { params: { id }, body, ...(body.uuid ? { idempotencyKey: body.uuid } : {}) }),
  );
