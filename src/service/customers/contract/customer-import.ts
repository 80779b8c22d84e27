import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { unturnedText } from "#platform/domain/text/visible-text.ts";
import { CUSTOMER_ROWS_MAX, customerColumns, duplicateChoices } from "../domain/customer-file.ts";

const edited = { staff: actions["customer.edit"] } as const;

/** A cell as it was written, without marks that would turn the line in which it is shown again. */
const cell = z.string().overwrite(unturnedText).nullish();

/** A line of the import as read from the file; the server checks each and names the lines by number. */
const importRow = z.object({
  phone: cell,
  name: cell,
  email: cell,
  /** `YYYY-MM-DD hh:mm:ss`; the day alone is accepted too. */
  birth_date: cell,
  gender: cell,
  /** Line of the file, where the header is line 1; default: counted from 2. */
  line: z.number().int().min(1).optional(),
});
export type CustomerImportRow = z.output<typeof importRow>;

const bodyLimit = 8 * 1024 * 1024;

const importBody = z.object({
  customers: z.array(importRow).min(1).max(CUSTOMER_ROWS_MAX),
  /** Treatment of a row whose phone belongs to a customer or to an earlier row. */
  doubles: z.enum(duplicateChoices).default("skip"),
});

const importCounts = z.object({
  added: z.number().int(),
  updated: z.number().int(),
  /** Number of duplicates that were left out or had nothing new. */
  skipped: z.number().int(),
});

const importProblem = z.object({
  line: z.number().int(),
  column: z.enum(customerColumns),
  message: z.string(),
  found: z.string().nullable(),
});
export type CustomerImportProblem = z.output<typeof importProblem>;

export const previewCustomerImport = route({
  method: "POST",
  path: "/customers/upload/preview",
  summary: "What importing these rows would do and everything that is wrong; nothing is changed.",
  access: edited,
  // The preview only reads.
  idempotency: "natural",
  bodyLimit,
  body: importBody,
  response: z.object({
    counts: importCounts,
    problems: z.array(importProblem),
    problems_count: z.number().int(),
    /** The first rows whose phone is taken. */
    doubles: z.array(
      z.object({
        line: z.number().int(),
        phone: z.string(),
        name: z.string().nullable(),
        /** Name of the customer with this phone; null when only another line has it. */
        existing_name: z.string().nullable(),
        /** Line that has the phone first; null when a customer has it. */
        first_line: z.number().int().nullable(),
      }),
    ),
    doubles_count: z.number().int(),
  }),
});

export const importCustomers = route({
  method: "POST",
  path: "/customers/upload/bulk",
  summary: "Adds customers out of a file, all or nothing; doubles by phone are skipped or updated.",
  access: edited,
  bodyLimit,
  body: importBody,
  response: messageReply.extend({ counts: importCounts }),
  errors: ["customer_file_refused"],
});
