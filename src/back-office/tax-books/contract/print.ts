import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import type { PdfFile } from "#platform/contract/stored-file.ts";
import { ofMonth } from "./books.ts";

/** Books that the law asks for on paper (CT 141): sales to consumers, sales to taxpayers, purchases. */
export const printedBooks = ["consumers", "taxpayers", "purchases"] as const;
export type PrintedBookName = (typeof printedBooks)[number];

export const printBook = route({
  method: "GET",
  path: "/tax-books/print",
  summary:
    "A book of a month on numbered pages of letter size: the taxpayer with NRC and NIT, month and year, the sums of the columns, and a line for the accountant's signature.",
  access: screenAccess("accounting"),
  media: ["application/pdf"],
  query: z.object({ ...ofMonth, book: z.enum(printedBooks) }),
  response: z.custom<PdfFile>(),
});
