import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { amountCell, dayCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { statementSides } from "#service/customers/domain/credit/statement-sides.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import type { exportStatement as definition, Statement } from "../../contract/receivables.ts";
import { statementOf } from "./read-statement.ts";

/** A customer's account over a period as a file for a spreadsheet, all lines of it, between both balances. */
export async function exportStatement(
  ctx: StaffContext,
  key: CustomerId | string,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const { say } = ctx;
  const statement = await ctx.inTenant((tx) => statementOf(tx, ctx.now, { key, query, most: null }));
  const head = [
    say("receivables.file.date"),
    say("receivables.file.kind"),
    say("receivables.file.number"),
    say("receivables.file.invoice"),
    say("receivables.file.method"),
    say("receivables.file.reference"),
    say("receivables.file.charged"),
    say("receivables.file.paid"),
    say("receivables.file.balance"),
  ];
  return {
    name: say("receivables.file.statement_name", { name: customerDisplayName(statement.customer) }),
    rows: withHead(head, rowsOf(statement, say), (row) => row),
  };
}

const sideCell = (of: Cents | null): CsvCell => (of === null ? null : amountCell(of));

function* rowsOf(statement: Statement, say: Say): Generator<CsvCell[]> {
  const balanceRow = (day: string, word: string, balance: Statement["opening"]) => [
    dayCell(day),
    word,
    ...Array<CsvCell>(6).fill(null),
    amountCell(balance),
  ];
  yield balanceRow(statement.from, say("receivables.file.opening"), statement.opening);
  for (const line of statement.lines)
    yield [
      dayCell(line.date),
      say(`receivables.kind.${line.kind}`),
      String(line.number),
      line.invoice_no === null ? null : String(line.invoice_no),
      line.method,
      line.reference,
      sideCell(statementSides(line.kind, line.amount).charged),
      sideCell(statementSides(line.kind, line.amount).paid),
      amountCell(line.balance),
    ];
  yield balanceRow(statement.to, say("receivables.file.closing"), statement.closing);
}
