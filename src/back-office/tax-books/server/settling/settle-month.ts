import type { Cents } from "#platform/domain/money/cents.ts";
import { addMonths, type CalendarDate, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { SettlementView } from "../../contract/settlement.ts";
import {
  type Carried,
  carriedThrough,
  type MonthFigures,
  type MonthSettlement,
  NOTHING_CARRIED,
  settleMonth as settled,
} from "../../domain/settle-months.ts";
import type { BookMonth } from "../books/book-sources.ts";
import { readMonthFigures } from "./month-figures.ts";

/** Months that are computed without a closing or an opening before them: as long as a declaration can be corrected (CT 103, 104). */
const MOST_MONTHS = 24;

/** Amounts that a restaurant entered as brought along. */
type Opening = NonNullable<SettlementView["opening"]>;

interface SettledMonth {
  readonly figures: MonthFigures;
  readonly before: SettlementView["before"];
  readonly settlement: MonthSettlement;
  readonly opening: Opening | null;
}

/**
 * Settles a month after the ones before it. It begins with what the last closed month declared, or with what was entered as brought
 * along, whichever is later, and computes the months in between.
 */
export async function settleMonth(tx: Tx, month: BookMonth): Promise<SettledMonth> {
  const opening = await readOpening(tx);
  const begins = await beginningOf(tx, month, opening);
  const months = await readMonthFigures(tx, begins.month, month);
  const figures = required(months.at(-1), "the figures of the month");
  const earlier = months.slice(0, -1);
  const carried = carriedThrough(earlier, begins.carried);
  const from = earlier.length > 0 && hasAny(earlier) ? "computed" : begins.from;
  return {
    figures,
    before: { ...carried, from, since: from === "nothing" ? null : begins.since },
    settlement: settled(figures, carried),
    opening,
  };
}

const hasAny = (months: readonly MonthFigures[]) =>
  months.some((figures) => Object.values(figures).some((amount) => amount !== 0));

interface Beginning {
  /** First month that is computed. */
  readonly month: CalendarDate;
  readonly carried: Carried;
  readonly from: SettlementView["before"]["from"];
  readonly since: CalendarDate;
}

async function beginningOf(tx: Tx, { from }: BookMonth, opening: Opening | null): Promise<Beginning> {
  const [closed] = await tx.query<{ month: CalendarDate; credit: Cents; withheld: Cents }>({
    text: `select month, credit_cents as credit, withheld_cents as withheld from tax_months
      where tenant_id = $1 and month < $2::date and credit_cents is not null and withheld_cents is not null
      order by month desc limit 1`,
    values: [tx.tenantId, from],
  });
  const opened = opening === null ? null : calendarDate(opening.month);
  if (closed !== undefined && (opened === null || opened > from || addMonths(closed.month, 1) > opened)) {
    const { month, credit, withheld } = closed;
    return { month: addMonths(month, 1), carried: { credit, withheld }, from: "closing", since: month };
  }
  if (opening !== null && opened !== null && opened <= from)
    return { month: opened, carried: opening, from: "opening", since: opened };
  const first = addMonths(from, -MOST_MONTHS);
  return { month: first, carried: NOTHING_CARRIED, from: "nothing", since: first };
}

async function readOpening(tx: Tx): Promise<Opening | null> {
  const [row] = await tx.query<Opening>({
    text: `select o.month, o.credit_cents as credit, o.withheld_cents as withheld, o.entered_at as at, u.name as by
      from tax_openings o join users u on u.tenant_id = $1 and u.id = o.entered_by where o.tenant_id = $1`,
    values: [tx.tenantId],
  });
  return row ?? null;
}
