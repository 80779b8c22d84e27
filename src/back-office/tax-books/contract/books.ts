import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, instant, messageReply, money } from "#platform/contract/wire.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { type Book, books, documentBooks } from "../domain/book.ts";

export const taxBooksErrors = {
  month_not_over: 409,
} as const;

const access = screenAccess("accounting");

/** Any day of the month; the current month without one. */
export const ofMonth = { month: day.optional() };

/** The chosen month, and the ministry's environment of its documents (00 is the test). */
export const shownMonth = {
  from: day,
  to: day,
  environment: z.enum(environments),
  currency: z.string(),
};

/** Sums of documents; a credit note counts as negative. */
const figures = {
  exempt: money,
  not_subject: money,
  /** With IVA in the book of consumers, without it in the others. */
  taxed: money,
  vat: money,
  tributes: money,
  withheld: money,
  perceived: money,
  total: money,
};

const bookSums = z.object({
  ...figures,
  /** Number of documents that count. */
  count: z.number().int(),
});
export type BookSums = z.output<typeof bookSums>;

export const readBooks = route({
  method: "GET",
  path: "/tax-books",
  summary: "What the books of a month come to, and how many documents are not in them.",
  access,
  query: z.object(ofMonth),
  response: z.object({
    ...shownMonth,
    /** Today's business day. */
    today: day,
    books: z.object({
      consumers: bookSums,
      taxpayers: bookSums,
      purchases: bookSums,
      excluded: bookSums,
      voided: bookSums,
    } satisfies Record<Book, typeof bookSums>),
    /** Documents of the month without a seal, which no book counts. */
    unsealed: z.number().int(),
    /** Purchases with IVA whose kind of document nobody entered: they are in no annex. */
    untyped: z.number().int(),
    /** The last person who saved each book, and whether the book changed since. */
    downloads: z.array(
      z.object({ book: z.enum(books), at: instant, by: z.string(), is_changed: z.boolean() }),
    ),
  }),
});

export const consumerDay = z.object({
  ...figures,
  day,
  /** Number of documents that count. */
  count: z.number().int(),
  invalidated: z.number().int(),
  /** First and last document of the day that counts; null without one. */
  first_number: z.string().nullable(),
  last_number: z.string().nullable(),
  first_code: z.string().nullable(),
  last_code: z.string().nullable(),
});
export type ConsumerDay = z.output<typeof consumerDay>;

export const listConsumerDays = route({
  method: "GET",
  path: "/tax-books/consumer-days",
  summary: "The book of sales to consumers by day, with the first and the last document of each.",
  access,
  query: z.object(ofMonth),
  response: z.object({ ...shownMonth, days: z.array(consumerDay) }),
});

/** A document of a book; all figures of an invalidated one are zero. */
export const bookDocument = z.object({
  ...figures,
  id: idOf("TaxDocument"),
  day,
  kind: z.string(),
  control_number: z.string().nullable(),
  generation_code: z.string(),
  seal: z.string().nullable(),
  is_invalidated: z.boolean(),
  party_name: z.string().nullable(),
  party_nrc: z.string().nullable(),
  party_number: z.string().nullable(),
  /** CAT-022 code of the number of a seller who is no taxpayer. */
  party_kind: z.string().nullable(),
});
export type BookDocument = z.output<typeof bookDocument>;

export const listBookDocuments = route({
  method: "GET",
  path: "/tax-books/documents",
  summary:
    "The sealed documents of a month that a book is made of, by their day; invalidated ones with zero.",
  access,
  query: listQuery({
    ...ofMonth,
    book: z.enum(documentBooks).default("taxpayers"),
    sort: sortBy("day").default("day"),
  }).omit({
    q: true,
  }),
  response: listReply(bookDocument).extend(shownMonth),
});

/** A purchase in its book; a credit note counts as negative. */
export const bookPurchase = z.object({
  ...figures,
  id: idOf("Purchase"),
  number: z.number().int(),
  day,
  /** CAT-002 code; null when somebody typed the purchase without the kind of document. */
  kind: z.string().nullable(),
  document_number: z.string().nullable(),
  generation_code: z.string().nullable(),
  seal: z.string().nullable(),
  party_name: z.string().nullable(),
  party_nrc: z.string().nullable(),
  party_number: z.string().nullable(),
});
export type BookPurchase = z.output<typeof bookPurchase>;

export const listBookPurchases = route({
  method: "GET",
  path: "/tax-books/purchases",
  summary: "The book of purchases of a month, by the day of their documents.",
  access,
  query: listQuery({ ...ofMonth, sort: sortBy("day").default("day") }).omit({ q: true }),
  response: listReply(bookPurchase).extend(shownMonth),
});

/** The codes of income tax in the annexes (F-07, columns Tipo de ingreso, Clasificación, Sector, Tipo de costo o gasto). */
export const annexChoices = {
  income: z.enum(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13"]).default("3"),
  classification: z.enum(["1", "2", "8", "9"]).default("1"),
  sector: z.enum(["1", "2", "3", "4", "8", "9"]).default("4"),
  cost: z.enum(["1", "2", "3", "4", "5", "6", "7", "8", "9"]).default("5"),
};

/** Notes that somebody saved a book as a file. */
export const noteSavedBook = route({
  method: "POST",
  path: "/tax-books/saved",
  summary: "Keeps that somebody saved a book, and what it came to: the month's closing asks for it.",
  access,
  body: z.object({ month: day, book: z.enum(books) }),
  response: messageReply,
});

export const exportBook = route({
  method: "GET",
  path: "/tax-books/export",
  summary:
    "A book of a month as a CSV file: with headings to read, by document, or in the columns of the ministry's annex (F-07).",
  access,
  query: z.object({
    ...ofMonth,
    book: z.enum(books),
    form: z.enum(["readable", "documents", "annex"]).default("readable"),
    ...annexChoices,
  }),
  csv: true,
  response: csvFile,
});
