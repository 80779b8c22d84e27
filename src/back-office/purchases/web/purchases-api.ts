import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readDearerDishes } from "#menu/menu/contract/dearer-dishes.ts";
import type { BodyOf, QueryOf, ResponseOf, RouteDefinition } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { ApiError, isApiError } from "#platform/web/api-error.ts";
import { t } from "#platform/web/i18n.ts";
import { downloadCsv, downloadDocument } from "#platform/web/lists/download-csv.ts";
import { readPurchaseAttachment } from "../contract/attachment.ts";
import { exportPriceRises, listItemPrices, listPriceRises } from "../contract/price-watch.ts";
import {
  cancelPurchase,
  createManualPurchase,
  exportPurchaseItems,
  exportPurchases,
  listPurchases,
  type Purchase,
  readPurchase,
} from "../contract/purchases.ts";
import { readPurchaseDocument } from "../contract/tax-document.ts";

/** Key of everything on screen about purchases and vendors. */
export const purchasesKey = ["purchases"] as const;

export function purchasesQuery(query: QueryOf<typeof listPurchases>) {
  return queryOptions({
    queryKey: [...purchasesKey, "list", query],
    queryFn: ({ signal }) => withStatus(call(listPurchases, { query, signal })),
    placeholderData: keepPreviousData,
  });
}

export function purchaseQuery(id: Purchase["id"]) {
  return queryOptions({
    queryKey: [...purchasesKey, "one", id],
    queryFn: async ({ signal }) =>
      (await withStatus(call(readPurchase, { params: { id }, signal }))).purchase,
  });
}

export function priceRisesQuery(query: QueryOf<typeof listPriceRises>) {
  return queryOptions({
    queryKey: [...purchasesKey, "rises", query],
    queryFn: ({ signal }) => withStatus(call(listPriceRises, { query, signal })),
    placeholderData: keepPreviousData,
  });
}

export function itemPricesQuery(itemId: Id<"InventoryItem">, query: QueryOf<typeof listItemPrices>) {
  return queryOptions({
    queryKey: [...purchasesKey, "item-prices", itemId, query],
    queryFn: ({ signal }) => withStatus(call(listItemPrices, { params: { itemId }, query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Last and current cost of an ingredient. */
export type IngredientCostChange = BodyOf<typeof readDearerDishes>["changes"][number];

/** Dishes that earn less after such changes; not loaded without any. */
export function dishesBelowMarginQuery(changes: readonly IngredientCostChange[]) {
  return queryOptions({
    queryKey: [...purchasesKey, "dearer-dishes", changes],
    queryFn: ({ signal }) => call(readDearerDishes, { body: { changes: [...changes] }, signal }),
    enabled: changes.length > 0,
  });
}

/** Saves all pages of the purchases of a period as a file. */
export const savePurchases = (query: QueryOf<typeof exportPurchases>) =>
  downloadCsv(exportPurchases, { query });

/** Saves the lines of a purchase as a file. */
export const savePurchaseItems = (id: Purchase["id"]) => downloadCsv(exportPurchaseItems, { params: { id } });

/** Saves the price rises as a file. */
export const savePriceRises = (query: QueryOf<typeof exportPriceRises>) =>
  downloadCsv(exportPriceRises, { query });

/** Saves the picture or PDF of a purchase under the server's name. */
export const saveAttachment = ({ id }: Purchase) =>
  downloadDocument(readPurchaseAttachment, { params: { id } });

/** Saves the tax document of a purchase as it was sent. */
export const saveTaxDocument = ({ id, generation_code: code, number }: Purchase) =>
  downloadDocument(readPurchaseDocument, { params: { id } }, `${code ?? number}.json`);

/** The picture of a purchase, to show. */
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

/** Runs a change of purchases, and then reloads purchases and stock on screen. */
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

export type RecordedPurchase = ResponseOf<typeof createManualPurchase>;

/** Records a typed purchase, once for its uuid. */
export const useRecordPurchase = () =>
  usePurchaseMutation((body: BodyOf<typeof createManualPurchase>) =>
    call(createManualPurchase, { body, ...(body.uuid ? { idempotencyKey: body.uuid } : {}) }),
  );

/** Cancels a purchase, once for its uuid. */
export const useCancelPurchase = (id: Purchase["id"]) =>
  usePurchaseMutation((body: BodyOf<typeof cancelPurchase>) =>
    call(cancelPurchase, { params: { id }, body, ...(body.uuid ? { idempotencyKey: body.uuid } : {}) }),
  );

/** Gives an unreadable answer the text "Error: Status {code}" (back-office §8). */
export async function withStatus<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!isApiError(error, "unreadable") || error.status === 0) throw error;
    const { status, requestId, fields, details } = error;
    const message = t("purchases.status_failure", { code: status });
    throw new ApiError(error.code, message, { status, requestId, fields, details, cause: error });
  }
}
