import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import {
  exportBook,
  listBookDocuments,
  listBookPurchases,
  listConsumerDays,
  noteSavedBook,
  readBooks,
} from "../contract/books.ts";
import {
  closeMonth,
  compareMonth,
  listDifferences,
  listGaps,
  listUnsealed,
  readClosing,
} from "../contract/closing.ts";

/** Everything on screen about the books of a month and its closing. */
export const taxBooksKey = ["tax-books"] as const;
/** Documents get their seals without anybody doing something: this slow poll shows it, in milliseconds. */
const POLL_MS = 60_000;

/** What the books of a month come to. */
export const booksQuery = (month: string) =>
  queryOptions({
    queryKey: [...taxBooksKey, "books", month],
    queryFn: ({ signal }) => call(readBooks, { query: { month }, signal }),
    refetchInterval: POLL_MS,
  });

/** The book of sales to consumers, day by day. */
export const consumerDaysQuery = (month: string) =>
  queryOptions({
    queryKey: [...taxBooksKey, "days", month],
    queryFn: ({ signal }) => call(listConsumerDays, { query: { month }, signal }),
    refetchInterval: POLL_MS,
  });

/** A page of the documents of a book. */
export const bookDocumentsQuery = (query: QueryOf<typeof listBookDocuments>) =>
  queryOptions({
    queryKey: [...taxBooksKey, "documents", query],
    queryFn: ({ signal }) => call(listBookDocuments, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

/** A page of the book of purchases. */
export const bookPurchasesQuery = (query: QueryOf<typeof listBookPurchases>) =>
  queryOptions({
    queryKey: [...taxBooksKey, "purchases", query],
    queryFn: ({ signal }) => call(listBookPurchases, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

/** A page of the documents without a seal. */
export const unsealedQuery = (query: QueryOf<typeof listUnsealed>) =>
  queryOptions({
    queryKey: [...taxBooksKey, "unsealed", query],
    queryFn: ({ signal }) => call(listUnsealed, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

/** A page of what invoices, payments and documents differ in. */
export const differencesQuery = (query: QueryOf<typeof listDifferences>) =>
  queryOptions({
    queryKey: [...taxBooksKey, "differences", query],
    queryFn: ({ signal }) => call(listDifferences, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The control numbers of a month by series. */
export const gapsQuery = (month: string) =>
  queryOptions({
    queryKey: [...taxBooksKey, "gaps", month],
    queryFn: ({ signal }) => call(listGaps, { query: { month }, signal }),
    refetchInterval: POLL_MS,
  });

/** What is left to do before a month can be closed. */
export const closingQuery = (month: string) =>
  queryOptions({
    queryKey: [...taxBooksKey, "closing", month],
    queryFn: ({ signal }) => call(readClosing, { query: { month }, signal }),
    refetchInterval: POLL_MS,
  });

/** Keeps a book of a month as a file; who took it is shown from then on. */
export function useSaveBook() {
  const client = useQueryClient();
  return async (query: QueryOf<typeof exportBook> & { month: string }) => {
    await downloadCsv(exportBook, { query });
    await call(noteSavedBook, { body: { month: query.month, book: query.book } });
    await client.invalidateQueries({ queryKey: taxBooksKey });
  };
}

export function useCompareMonth() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (month: string) => call(compareMonth, { body: { month } }),
    onSettled: () => client.invalidateQueries({ queryKey: taxBooksKey }),
  });
}

export function useCloseMonth() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (month: string) => call(closeMonth, { body: { month } }),
    onSettled: () => client.invalidateQueries({ queryKey: taxBooksKey }),
  });
}
