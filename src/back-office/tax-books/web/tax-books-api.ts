import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv, downloadDocument } from "#platform/web/lists/download-csv.ts";
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
import { printBook } from "../contract/print.ts";

/** Key of everything on screen about a month's books and closing. */
export const taxBooksKey = ["tax-books"] as const;
/** Milliseconds between polls: documents get their seals without anybody's action. */
const POLL_MS = 60_000;

/** The sums of a month's books. */
export const booksQuery = (month: string) =>
  queryOptions({
    queryKey: [...taxBooksKey, "books", month],
    queryFn: ({ signal }) => call(readBooks, { query: { month }, signal }),
    refetchInterval: POLL_MS,
  });

/** The book of sales to consumers by day. */
export const consumerDaysQuery = (month: string) =>
  queryOptions({
    queryKey: [...taxBooksKey, "days", month],
    queryFn: ({ signal }) => call(listConsumerDays, { query: { month }, signal }),
    refetchInterval: POLL_MS,
  });

/** Order and page of a book in the address; the month and the book beside them are the screen's. */
export const bookPage = listBookPurchases.query.omit({ month: true });

export const bookDocumentsQuery = (query: QueryOf<typeof listBookDocuments>) =>
  queryOptions({
    queryKey: [...taxBooksKey, "documents", query],
    queryFn: ({ signal }) => call(listBookDocuments, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

export const bookPurchasesQuery = (query: QueryOf<typeof listBookPurchases>) =>
  queryOptions({
    queryKey: [...taxBooksKey, "purchases", query],
    queryFn: ({ signal }) => call(listBookPurchases, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

export const unsealedQuery = (query: QueryOf<typeof listUnsealed>) =>
  queryOptions({
    queryKey: [...taxBooksKey, "unsealed", query],
    queryFn: ({ signal }) => call(listUnsealed, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

export const bookDifferencesQuery = (query: QueryOf<typeof listDifferences>) =>
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

/** The open checks of a month. */
export const closingQuery = (month: string) =>
  queryOptions({
    queryKey: [...taxBooksKey, "closing", month],
    queryFn: ({ signal }) => call(readClosing, { query: { month }, signal }),
    refetchInterval: POLL_MS,
  });

/** Saves a book as numbered pages to print. */
export const savePrintedBook = (query: QueryOf<typeof printBook>, name: string) =>
  downloadDocument(printBook, { query }, name);

/** Saves a book of a month as a file, and refreshes who saved it. */
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
