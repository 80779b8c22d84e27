import { z } from "zod";
import { incomeCodes, USUAL_INCOME } from "#back-office/purchases/domain/income-code.ts";
import { columnOf, inFile } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, money } from "#platform/contract/wire.ts";
import { type WithheldList, withheldLists } from "../domain/withheld-list.ts";
import { annexChoices, ofMonth, shownMonth } from "./books.ts";

const access = screenAccess("accounting");

/** A document of withheld, advanced or settled tax; a credit note counts as negative. */
export const withheldEntry = z.object({
  /** The thing it stands in: one of the three is set. */
  withholding_document_id: idOf("WithholdingDocument").nullable(),
  purchase_id: idOf("Purchase").nullable(),
  document_id: idOf("TaxDocument").nullable(),
  day,
  /** CAT-002; null of a purchase that somebody typed without its document. */
  kind: z.string().nullable(),
  control_number: z.string().nullable(),
  generation_code: z.string().nullable(),
  seal: z.string().nullable(),
  party_name: z.string().nullable(),
  /** NIT or DUI, digits. */
  party_number: z.string().nullable(),
  party_nrc: z.string().nullable(),
  /** Kind of income in F-14; null where only whoever saves the annex says it. */
  income_code: z.enum(incomeCodes).nullable(),
  /** Without IVA: what it was taken of, or the sales that others settled. */
  base: money,
  /** The tax: withheld, advanced or perceived, or the IVA of what was settled. */
  amount: money,
});
export type WithheldEntry = z.output<typeof withheldEntry>;

const column = columnOf<WithheldEntry>();

/** Columns of the lists, on screen and in the file to read. */
export const withheldColumns = [
  column("day", "day", "common.date"),
  column("kind", "text", "taxBooks.columns.kind"),
  column("party_name", "text", "common.name"),
  ...inFile(
    column("party_number", "text", "taxBooks.columns.party_number"),
    column("party_nrc", "text", "taxBooks.columns.party_nrc"),
    column("control_number", "text", "taxBooks.columns.control_number"),
    column("generation_code", "text", "taxBooks.columns.generation_code"),
    column("seal", "text", "taxBooks.columns.seal"),
    column("income_code", "text", "taxBooks.withheld.income_code"),
  ),
  column("base", "money", "taxBooks.withheld.base"),
  column("amount", "money", "taxBooks.withheld.amount"),
];

const sums = z.object({ count: z.number().int(), base: money, amount: money });
export type WithheldSums = z.output<typeof sums>;

export const readWithheld = route({
  method: "GET",
  path: "/tax-books/withheld",
  summary:
    "What was withheld, advanced, perceived and settled in a month, and the income tax withheld from others: each list with its sums.",
  access,
  query: z.object({ ...ofMonth, list: z.enum(withheldLists).default("advances") }),
  response: z.object({
    ...shownMonth,
    today: day,
    sums: z.object({
      advances: sums,
      withheld: sums,
      withheld_by_us: sums,
      settled: sums,
      expected: sums,
      perceived: sums,
      perceived_by_us: sums,
      income: sums,
    } satisfies Record<WithheldList, typeof sums>),
    /** The documents of the list, by their day. */
    rows: z.array(withheldEntry),
  }),
});

export const exportWithheld = route({
  method: "GET",
  path: "/tax-books/withheld/export",
  summary:
    "Such a list as a CSV file: with headings to read, or in the columns of its annex of F-07 or F-14. Lists without an annex are always to read.",
  access,
  query: z.object({
    ...ofMonth,
    list: z.enum(withheldLists),
    form: z.enum(["readable", "annex"]).default("readable"),
    classification: annexChoices.classification,
    sector: annexChoices.sector,
    cost: annexChoices.cost,
    /** Código de ingreso of documents, which do not say it (F-14). */
    incomeCode: z.enum(incomeCodes).default(USUAL_INCOME),
  }),
  csv: true,
  response: csvFile,
});
