import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import {
  type DifferenceRow,
  type exportCashDifferences,
  type listCashDifferences,
  type PersonDifference,
  shiftColumns,
  shiftPersonColumns,
} from "../contract/shift-differences.ts";
import { SESSIONS_OF_QUERY, sessionListValues } from "./list-sessions.ts";

/**
 * Returns a page of closed shifts with the differences of their cash, and the sums of all of them by person. What an open
 * drawer holds is told to nobody here: its count is blind.
 */
export function listShiftDifferences(
  ctx: StaffContext,
  query: QueryOf<typeof listCashDifferences>,
): Promise<ResponseOf<typeof listCashDifferences>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { currency, today } = await readSettings(tx, ctx.now);
    const values = sessionListValues(ctx, tx, query, today);
    const page = await readList(tx, differenceList, values, query);
    return { ...page, currency, people: await readPeople(tx, values) };
  });
}

/** Exports the shifts, then the sums by person: amounts as plain numbers, dates as on screen. */
export async function exportShiftDifferences(
  ctx: StaffContext,
  query: QueryOf<typeof exportCashDifferences>,
): Promise<CsvFile> {
  const { people, zone, today } = await ctx.inTenant(async (tx) => {
    const { today, dayRule } = await readSettings(tx, ctx.now);
    return {
      today,
      zone: dayRule.zone,
      people: await readPeople(tx, sessionListValues(ctx, tx, query, today)),
    };
  });
  const rows = everyRow(ctx, differenceList, (tx) => sessionListValues(ctx, tx, query, today), query.sort);
  const reader = { say: ctx.say, zone };
  return {
    name: ctx.say("cash.differences.file"),
    rows: below(csvRows(shiftColumns, rows, reader), csvRows(shiftPersonColumns, people, reader)),
  };
}

async function* below(
  first: AsyncIterable<readonly CsvCell[]>,
  second: AsyncIterable<readonly CsvCell[]>,
): AsyncGenerator<readonly CsvCell[]> {
  yield* first;
  yield [];
  yield* second;
}

/** Closed sessions of a query. The days stand once more in a form by which their index is read. */
const CLOSED = `${SESSIONS_OF_QUERY} and s.closed_at is not null
    and s.business_date between coalesce($4::date, '-infinity') and coalesce($5::date, 'infinity')`;

/** Closed sessions; the parameters are those of the history. */
const differenceList = listSource<DifferenceRow>()({
  id: "s.id",
  from: "cash_sessions s",
  where: CLOSED,
  sorts: { day: { by: "s.business_date", type: "date", index: "cash_sessions_by_day" } },
  columns: columnsOf<DifferenceRow>({
    session_id: "s.id",
    z_no: "z.z_no",
    business_date: "s.business_date",
    drawer: "d.title",
    opened_at: "s.opened_at",
    opened_by: "o.name",
    closed_at: "z.closed_at",
    closed_by: "c.name",
    expected: "z.expected_cents",
    counted: "z.counted_cents",
    difference: "z.difference_cents",
    count_times: "k.times",
    difference_reason: "z.difference_reason",
  }),
  details: `cross join lateral (select * from cash_sessions where tenant_id = $1 and id = page.id offset 0) s
    cross join lateral (select * from cash_closings where tenant_id = $1 and cash_session_id = page.id offset 0) z
    join cash_drawers d on d.tenant_id = $1 and d.id = s.drawer_id
    join users o on o.tenant_id = $1 and o.id = s.opened_by
    join users c on c.tenant_id = $1 and c.id = z.closed_by
    left join lateral (
      select count(*)::integer as times from cash_kept_counts where tenant_id = $1 and cash_session_id = s.id
    ) k on true`,
});

/** Adds up the differences of the shifts by who held the drawer, most missing first. */
const readPeople = (tx: Tx, values: unknown[]) =>
  tx.query<PersonDifference>({
    text: `select o.id, o.name as person, count(*)::integer as shifts,
        (count(*) filter (where z.difference_cents <> 0))::integer as differing,
        sum(greatest(-z.difference_cents, 0))::bigint as missing, sum(greatest(z.difference_cents, 0))::bigint as surplus,
        sum(z.difference_cents)::bigint as difference
      from cash_sessions s
      cross join lateral (
        select difference_cents from cash_closings where tenant_id = $1 and cash_session_id = s.id offset 0
      ) z
      join users o on o.tenant_id = $1 and o.id = s.opened_by
      where ${CLOSED}
      group by o.id, o.name order by missing desc, surplus desc, o.name, o.id`,
    values,
  });
