import type { Cents } from "#platform/domain/money/cents.ts";
import { statementSides } from "#service/customers/domain/credit/statement-sides.ts";
import type { Statement, StatementLine } from "../contract/receivables.ts";

/** A line of the statement as the table has it; the first one is what was owed before. */
export interface MovementRow {
  readonly key: string;
  /** Null for what was owed before. */
  readonly line: StatementLine | null;
  readonly charged: Cents | null;
  readonly paid: Cents | null;
  readonly balance: Cents;
}

/** The lines between what was owed before and after: what was charged on one side, what was paid or taken off on the other. */
export function movementRows({ opening, lines }: Pick<Statement, "opening" | "lines">): MovementRow[] {
  return [
    { key: "opening", line: null, charged: null, paid: null, balance: opening },
    ...lines.map((line, index) => ({
      key: `${index} ${line.kind} ${line.number}`,
      line,
      ...statementSides(line.kind, line.amount),
      balance: line.balance,
    })),
  ];
}
