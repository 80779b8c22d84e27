import { z } from "zod";
import { ofMonth, shownMonth } from "#back-office/tax-books/contract/books.ts";
import { codeText } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { allDifferent, day, messageReply, money, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { ACCOUNT_CODE_MAX, ACCOUNT_TITLE_MAX, journalAccounts } from "../domain/journal-account.ts";
import { journalConcepts } from "../domain/journal-entry.ts";

const access = screenAccess("journal");

const line = z.object({
  concept: z.enum(journalConcepts),
  account: z.enum(journalAccounts),
  /** The payment type; null for what has none. */
  method: z.string().nullable(),
  debit: money,
  credit: money,
});

const entry = z.object({
  day,
  lines: z.array(line),
  /** Sum of the debits, and of the credits. */
  total: money,
});
export type JournalEntryView = z.output<typeof entry>;

/** An account of the restaurant: its number and name. */
const account = z.object({
  account: z.enum(journalAccounts),
  code: codeText(ACCOUNT_CODE_MAX),
  title: text(ACCOUNT_TITLE_MAX),
});
export type NamedAccount = z.output<typeof account>;

export const readJournal = route({
  method: "GET",
  path: "/journal",
  summary:
    "The journal of a month, an entry for each day: what was charged by payment type, sales, IVA, tips, refunds, purchases and cash differences, balanced to the cent.",
  access,
  query: z.object(ofMonth),
  response: z.object({ ...shownMonth, today: day, entries: z.array(entry), accounts: z.array(account) }),
  errors: ["not_permitted"],
});

export const exportJournal = route({
  method: "GET",
  path: "/journal/export",
  summary: "The same journal as a CSV file, a line for each account of an entry.",
  access,
  query: z.object(ofMonth),
  csv: true,
  response: csvFile,
  errors: ["not_permitted"],
});

export const setJournalAccounts = route({
  method: "PUT",
  path: "/journal/accounts",
  summary: "Gives the accounts of the journal their numbers and names.",
  access: { staff: actions["accounting.record"] },
  body: z.object({
    accounts: z
      .array(account)
      .max(journalAccounts.length)
      .refine((accounts) => allDifferent(accounts.map((each) => each.account))),
  }),
  response: messageReply,
});
