import { cents } from "#platform/domain/money/cents.ts";
import { addMonths, type CalendarDate, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { type MonthFigures, type SettlementFigure, settlementFigures } from "../../domain/settle-months.ts";
import {
  BOOKED_PURCHASES,
  type BookMonth,
  monthValues,
  OF_MONTH,
  PURCHASE_DAY,
  PURCHASE_VAT,
  PURCHASES_WITH_DOCUMENTS,
} from "../books/book-sources.ts";
import { WITHHELD_ROWS } from "../withheld/withheld-rows.ts";

interface FigureOfMonth {
  /** YYYY-MM-01. */
  readonly month: string;
  readonly figure: string;
  readonly amount: number;
}

/** Returns the IVA of each month from `from` to `month`, the first one first; a month without anything is all zero. */
export async function readMonthFigures(
  tx: Tx,
  from: CalendarDate,
  month: BookMonth,
): Promise<{ readonly month: CalendarDate; readonly figures: MonthFigures }[]> {
  const rows = await tx.query<FigureOfMonth>({
    text: `select to_char(f.day, 'YYYY-MM') || '-01' as month, f.figure, sum(f.amount)::bigint as amount from (
        select d.issued_on as day, case d.kind when '01' then 'consumers' else 'taxpayers' end as figure,
          case d.kind when '05' then -d.vat_cents else d.vat_cents end as amount
        from tax_documents d
        where ${OF_MONTH} and d.kind in ('01', '03', '05', '06') and d.state in ('sealed', 'sealed_with_remarks')
        union all
        select ${PURCHASE_DAY}, 'purchases', ${PURCHASE_VAT} from ${PURCHASES_WITH_DOCUMENTS} where ${BOOKED_PURCHASES}
        union all
        select w.day, w.list, w.amount from (${WITHHELD_ROWS}) w
      ) f group by 1, 2`,
    values: monthValues(tx, { ...month, from: from as BookMonth["from"] }),
  });
  const months: CalendarDate[] = [];
  for (let day = from; day <= month.to; day = addMonths(day, 1)) months.push(day);
  return months.map((day) => ({ month: day, figures: figuresOf(rows, day) }));
}

function figuresOf(rows: readonly FigureOfMonth[], month: CalendarDate): MonthFigures {
  const of = (figure: SettlementFigure) =>
    cents(rows.find((row) => calendarDate(row.month) === month && row.figure === figure)?.amount ?? 0);
  return Object.fromEntries(settlementFigures.map((figure) => [figure, of(figure)])) as Record<
    SettlementFigure,
    ReturnType<typeof of>
  >;
}
