import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, instant, messageReply, money } from "#platform/contract/wire.ts";
import { books } from "../domain/book.ts";
import { closingChecks, gapReasons, unsealedReasons } from "../domain/closing-check.ts";
import { differenceKinds } from "../domain/difference.ts";
import { ofMonth, shownMonth } from "./books.ts";

const access = screenAccess("accounting");

export const unsealedDocument = z.object({
  id: idOf("TaxDocument"),
  day,
  kind: z.string(),
  control_number: z.string().nullable(),
  party_name: z.string().nullable(),
  total: money,
  why: z.enum(unsealedReasons),
  /** The ministry's last message. */
  words: z.string().nullable(),
  /** Number of problems that keep it from being signed. */
  problems: z.number().int(),
  /** Whole hours left for the next step; negative when late, null without a limit. */
  hours_left: z.number().int().nullable(),
});
export type UnsealedDocument = z.output<typeof unsealedDocument>;

export const listUnsealed = route({
  method: "GET",
  path: "/tax-books/unsealed",
  summary:
    "Documents of a month without a seal, as its closing and its books count them, the oldest first, each with why and the hours that are left.",
  access,
  query: listQuery({ sort: sortBy("day").default("day"), ...ofMonth }).omit({ q: true }),
  response: listReply(unsealedDocument).extend({ currency: z.string() }),
});

const gap = z.object({
  control_number: z.string(),
  why: z.enum(gapReasons),
  /** The document of the difference and its day, if there is one. */
  document_id: idOf("TaxDocument").nullable(),
  day: day.nullable(),
});
export type NumberGap = z.output<typeof gap>;

const numberSeries = z.object({
  kind: z.string(),
  /** Establishment and point of sale: M001P001. */
  place: z.string(),
  first: z.number().int(),
  last: z.number().int(),
  sealed: z.number().int(),
  /** Numbers in between that documents of a certification took. */
  trials: z.number().int(),
  missing: z.number().int(),
  /** Missing numbers that nothing explains. */
  unknown: z.number().int(),
  /** The first missing numbers. */
  gaps: z.array(gap),
});
export type MonthSeries = z.output<typeof numberSeries>;

/** Missing numbers listed for each series. */
export const MAX_GAPS = 200;

export const listGaps = route({
  method: "GET",
  path: "/tax-books/gaps",
  summary: "The control numbers of a month by series: which of them have no sealed document, and why.",
  access,
  query: z.object(ofMonth),
  response: z.object({ ...shownMonth, series: z.array(numberSeries) }),
});

export const taxDifference = z.object({
  id: idOf("TaxDifference"),
  kind: z.enum(differenceKinds),
  day,
  invoice_id: idOf("Invoice").nullable(),
  invoice_no: z.number().int().nullable(),
  /** A document without a sale. */
  document_id: idOf("TaxDocument").nullable(),
  control_number: z.string().nullable(),
  expected: money.nullable(),
  found: money.nullable(),
  found_at: instant,
});
export type TaxDifference = z.output<typeof taxDifference>;

export const listDifferences = route({
  method: "GET",
  path: "/tax-books/differences",
  summary: "What invoices, payments and documents differ in, of a month or of all, the newest first.",
  access,
  query: listQuery({ ...ofMonth, sort: sortBy("day").default("-day") }).omit({ q: true }),
  response: listReply(taxDifference).extend({
    currency: z.string(),
    /** Time of the last comparison; null before the first. */
    compared_at: instant.nullable(),
  }),
});

const figure = z.object({ book: z.enum(books), before: money, after: money });
export type ChangedFigure = z.output<typeof figure>;

export const readClosing = route({
  method: "GET",
  path: "/tax-books/closing",
  summary: "What is left to do before a month can be closed, and who closed it.",
  access,
  query: z.object(ofMonth),
  response: z.object({
    ...shownMonth,
    today: day,
    checks: z.array(z.object({ check: z.enum(closingChecks), left: z.number().int() })),
    compared_at: instant.nullable(),
    closed: z
      .object({
        at: instant,
        by: z.string(),
        /** Books whose sums changed since. */
        changed: z.array(figure),
      })
      .nullable(),
  }),
});
export type Closing = z.output<typeof readClosing.response>;

export const closeMonth = route({
  method: "POST",
  path: "/tax-books/close",
  summary: "Declares a month finished with what its books come to now, also again after something changed.",
  access,
  body: z.object({ month: day }),
  response: messageReply,
  errors: ["month_not_over"],
});

export const compareMonth = route({
  method: "POST",
  path: "/tax-books/compare",
  summary: "Compares invoices, payments and documents of a month now, as every night does.",
  access,
  body: z.object({ month: day }),
  response: messageReply.extend({ found: z.number().int() }),
});
