import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as books from "../contract/books.ts";
import * as closing from "../contract/closing.ts";
import * as print from "../contract/print.ts";
import * as settlement from "../contract/settlement.ts";
import * as withheld from "../contract/withheld.ts";
import { exportBook, noteSavedBook } from "./books/export-book.ts";
import { listBookDocuments, listBookPurchases, listConsumerDays, readBooks } from "./books/read-books.ts";
import { listGaps } from "./closing/list-gaps.ts";
import { listUnsealed } from "./closing/list-unsealed.ts";
import { closeMonth, readClosing } from "./closing/read-closing.ts";
import { compareMonth, listDifferences } from "./comparing/list-differences.ts";
import { printBook } from "./printing/print-book.ts";
import { readSettlement, setOpening } from "./settling/read-settlement.ts";
import { exportWithheld, readWithheld } from "./withheld/read-withheld.ts";

/** The tax books of a month, their missing numbers, and the month's closing. */
export const taxBookRoutes: FeatureRoutes = (on) => {
  on(books.readBooks, ({ ctx, query }) => readBooks(ctx, query));
  on(books.listConsumerDays, ({ ctx, query }) => listConsumerDays(ctx, query));
  on(books.listBookDocuments, ({ ctx, query }) => listBookDocuments(ctx, query));
  on(books.listBookPurchases, ({ ctx, query }) => listBookPurchases(ctx, query));
  on(books.exportBook, ({ ctx, query }) => exportBook(ctx, query));
  on(books.noteSavedBook, ({ ctx, body }) => noteSavedBook(ctx, body));
  on(closing.listUnsealed, ({ ctx, query }) => listUnsealed(ctx, query));
  on(closing.listGaps, ({ ctx, query }) => listGaps(ctx, query));
  on(closing.listDifferences, ({ ctx, query }) => listDifferences(ctx, query));
  on(closing.compareMonth, ({ ctx, body }) => compareMonth(ctx, body));
  on(closing.readClosing, ({ ctx, query }) => readClosing(ctx, query));
  on(print.printBook, ({ ctx, query }) => printBook(ctx, query));
  on(withheld.readWithheld, ({ ctx, query }) => readWithheld(ctx, query));
  on(withheld.exportWithheld, ({ ctx, query }) => exportWithheld(ctx, query));
  on(settlement.readSettlement, ({ ctx, query }) => readSettlement(ctx, query));
  on(settlement.setOpening, ({ ctx, body }) => setOpening(ctx, body));
  on(closing.closeMonth, ({ ctx, body }) => closeMonth(ctx, body));
};
