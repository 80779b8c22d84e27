import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { addMonths, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { daysOfMonth } from "../../domain/book.ts";
import { type MonthFigures, type SettlementFigure, settlementFigures } from "../../domain/settle-months.ts";
import {
  BOOKED_PURCHASES,
  type BookMonth,
  monthValues,
  OF_MONTH,
  PURCHASE_VAT,
  PURCHASES_WITH_DOCUMENTS,
} from "../books/book-sources.ts";
import { WITHHELD_ROWS } from "../withheld/withheld-rows.ts";

/**
 * Returns the IVA of each month from `from` to `month`, the first one first; a month without anything is all zero. Each month is read
 * by itself: its documents are found by their day, where those of years would be read whole.
 */
export async function readMonthFigures(
  tx: Tx,
  from: CalendarDate,
  month: BookMonth,
): Promise<MonthFigures[]> {
  const months: MonthFigures[] = [];
  for (let day = from as BookMonth["from"]; day <= month.from; day = addMonths(day, 1))
    months.push(await figuresOf(tx, { ...month, ...daysOfMonth(day) }));
  return months;
}

async function figuresOf(tx: Tx, month: BookMonth): Promise<MonthFigures> {
  const rows = await tx.query<{ figure: string; amount: Cents }>({
    text: `select f.figure, sum(f.amount)::bigint as amount from (
        select case d.kind when '01' then 'consumers' else 'taxpayers' end as figure,
          case d.kind when '05' then -d.vat_cents else d.vat_cents end as amount
        from tax_documents d
        where ${OF_MONTH} and d.kind in ('01', '03', '05', '06') and d.state in ('sealed', 'sealed_with_remarks')
        union all
        select 'purchases', ${PURCHASE_VAT} from ${PURCHASES_WITH_DOCUMENTS} where ${BOOKED_PURCHASES}
        union all
        select w.list, w.amount from (${WITHHELD_ROWS}) w
      ) f group by f.figure`,
    values: monthValues(tx, month),
  });
  const of = (figure: SettlementFigure) => rows.find((row) => row.figure === figure)?.amount ?? ZERO_CENTS;
  return Object.fromEntries(settlementFigures.map((figure) => [figure, of(figure)])) as Record<
    SettlementFigure,
    Cents
  >;
}
