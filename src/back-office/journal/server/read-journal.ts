import { bookMonth } from "#back-office/tax-books/server/books/book-sources.ts";
import { isBlindToSales } from "#money/cash/domain/cash-session.ts";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { amountCell, dayCell } from "#platform/server/csv/csv-cells.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import type {
  setJournalAccounts as accountsDefinition,
  readJournal as definition,
  NamedAccount,
} from "../contract/journal.ts";
import { type JournalAccount, journalAccounts, usualCodes } from "../domain/journal-account.ts";
import { type JournalLine, journalEntries } from "../domain/journal-entry.ts";
import { journalMoves } from "./journal-moves.ts";

/** Returns the journal of a month. Throws `not_permitted` for people who count a drawer blind: it says what was charged in cash. */
export function readJournal(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  if (isBlindToSales(ctx)) throw new AppError("not_permitted");
  return ctx.inTenant(async (tx) => {
    const { month, today } = await bookMonth(tx, ctx.now, query.month);
    const entries = journalEntries(await journalMoves(tx, month)).map(({ lines, ...rest }) => ({
      ...rest,
      lines: [...lines],
    }));
    return { ...month, today, entries, accounts: await namedAccounts(tx, ctx.say) };
  });
}

/** Returns the same journal as a file, a row for each line. Throws as `readJournal` does. */
export async function exportJournal(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<CsvFile> {
  const { entries, accounts, from } = await readJournal(ctx, query);
  const { say } = ctx;
  const account = new Map(accounts.map((each) => [each.account, each]));
  const rows = entries.flatMap(({ day, lines }, index) =>
    lines.map((line) => [
      String(index + 1),
      dayCell(day),
      account.get(line.account)?.code ?? "",
      account.get(line.account)?.title ?? "",
      conceptText(line, say),
      amountCell(line.debit),
      amountCell(line.credit),
    ]),
  );
  const headings = (["no", "date", "code", "account", "concept", "debit", "credit"] as const).map((column) =>
    say(`journal.columns.${column}`),
  );
  return { name: say("journal.file", { month: from.slice(0, 7) }), rows: [headings, ...rows] };
}

/** Names what a line is about, with its payment type. */
function conceptText({ concept, method }: Pick<JournalLine, "concept" | "method">, say: Say): string {
  const name = say(`journal.concepts.${concept}`);
  return method === null ? name : say("common.labelled", { label: name, value: method });
}

/** Returns every account with the restaurant's number and name, or the usual ones. */
async function namedAccounts(tx: Tx, say: Say): Promise<NamedAccount[]> {
  const named = await tx.rows(
    sqlOf
      .selectFrom("journal_accounts")
      .select(["account", "code", "title"])
      .where("tenant_id", "=", tx.tenantId),
  );
  return journalAccounts.map(
    (account) =>
      named.find((each) => each.account === account) ?? {
        account,
        code: usualCodes[account],
        title: say(`journal.accounts.${account}`),
      },
  );
}

/** Stores the restaurant's numbers and names of accounts; what equals the usual one is stored as well, in the language it was seen in. */
export function setJournalAccounts(
  ctx: StaffContext,
  { accounts }: BodyOf<typeof accountsDefinition>,
): Promise<ResponseOf<typeof accountsDefinition>> {
  return ctx.inTenant(async (tx) => {
    const before = await namedAccounts(tx, ctx.say);
    const changed = accounts.filter(({ account, code, title }) =>
      before.some((each) => each.account === account && (each.code !== code || each.title !== title)),
    );
    for (const { account, code, title } of changed) await storeAccount(tx, { account, code, title });
    if (changed.length > 0)
      await recordAudit(tx, ctx, [
        {
          action: "journal_accounts.updated",
          subject: "journal_accounts",
          subjectId: tx.tenantId,
          before: { items: changed.map(({ account }) => shownAccount(before, account)) },
          after: { items: changed.map(({ account }) => shownAccount(accounts, account)) },
        },
      ]);
    return { message: ctx.say("journal.reply.accounts") };
  });
}

function shownAccount(accounts: readonly NamedAccount[], account: JournalAccount): string {
  const named = accounts.find((each) => each.account === account);
  return named ? `${named.code} ${named.title}` : "";
}

const storeAccount = (tx: Tx, { account, code, title }: NamedAccount) =>
  tx.run(
    sqlOf
      .insertInto("journal_accounts")
      .values({ tenant_id: tx.tenantId, account, code, title })
      .onConflict((conflict) => conflict.columns(["tenant_id", "account"]).doUpdateSet({ code, title })),
  );
