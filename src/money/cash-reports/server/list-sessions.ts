import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { openRange } from "#platform/domain/periods/list-period.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import {
  type exportCashSessions,
  type listCashSessions,
  type SessionRow,
  sessionColumns,
} from "../contract/cash-reports.ts";

/** Returns a page of the history; cashiers see their own sessions and the open ones. */
export function listSessions(
  ctx: StaffContext,
  query: QueryOf<typeof listCashSessions>,
): Promise<ResponseOf<typeof listCashSessions>> {
  return ctx.inTenant(async (tx) => {
    const { currency, today } = await readSettings(tx, ctx.now);
    const page = await readList(tx, sessionList, sessionListValues(ctx, tx, query, today), query);
    return { ...page, currency };
  });
}

/** Exports the history as CSV: amounts as plain numbers, dates as on screen. */
export async function exportSessions(
  ctx: StaffContext,
  query: QueryOf<typeof exportCashSessions>,
): Promise<CsvFile> {
  const { dayRule, today } = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  const rows = everyRow(ctx, sessionList, (tx) => sessionListValues(ctx, tx, query, today), query.sort);
  return {
    name: ctx.say("cash.history.file"),
    rows: csvRows(sessionColumns, rows, { say: ctx.say, zone: dayRule.zone }),
  };
}

/**
 * Tells of a session `s` that it fits a query: $2 is a pattern of drawer or person, $3 the number of a Z, $4 and $5
 * days, $6 a person who sees only their own and open sessions.
 */
export const SESSIONS_OF_QUERY = `s.tenant_id = $1
    and ($2::text is null
      or s.drawer_id in (select id from cash_drawers where tenant_id = $1 and ${foldedSql("title")} like $2)
      or s.opened_by in (select id from users where tenant_id = $1 and ${foldedSql("name")} like $2)
      or s.id in (select cash_session_id from cash_closings where tenant_id = $1 and z_no = $3::integer))
    and ($4::date is null or s.business_date >= $4) and ($5::date is null or s.business_date <= $5)
    and ($6::bigint is null or s.opened_by = $6 or s.closed_at is null)`;

/** All sessions. */
const sessionList = listSource<SessionRow>()({
  id: "s.id",
  from: "cash_sessions s",
  where: SESSIONS_OF_QUERY,
  sorts: { day: { by: "s.business_date", type: "date", index: "cash_sessions_by_day" } },
  columns: columnsOf<SessionRow>({
    session_id: "s.id",
    z_no: "z.z_no",
    drawer: "d.title",
    business_date: "s.business_date",
    opened_at: "s.opened_at",
    opened_by: "o.name",
    closed_at: "s.closed_at",
    float: "s.float_cents",
    opening_left: "f.left_cents",
    opening_difference: "f.difference_cents",
    opening_reason: "f.difference_reason",
    count_times: "k.times",
    expected: "z.expected_cents",
    counted: "z.counted_cents",
    difference: "z.difference_cents",
    other_expected: "m.expected",
    other_counted: "m.counted",
    other_difference: "m.counted - m.expected",
    other_surplus: "m.surplus",
    other_missing: "m.missing",
    difference_reason: "z.difference_reason",
  }),
  details: `cross join lateral (select * from cash_sessions where tenant_id = $1 and id = page.id offset 0) s
    join cash_drawers d on d.tenant_id = $1 and d.id = s.drawer_id
    join users o on o.tenant_id = $1 and o.id = s.opened_by
    left join lateral (
      select * from cash_closings where tenant_id = $1 and cash_session_id = s.id offset 0
    ) z on true
    left join lateral (
      select * from cash_openings where tenant_id = $1 and cash_session_id = s.id offset 0
    ) f on true
    left join lateral (
      select count(*)::integer as times from cash_kept_counts where tenant_id = $1 and cash_session_id = s.id
    ) k on true
    left join lateral (
      select sum(c.expected_cents)::bigint as expected, sum(c.taken_cents - c.given_back_cents)::bigint as counted,
        sum(greatest(c.difference_cents, 0))::bigint as surplus,
        sum(greatest(-c.difference_cents, 0))::bigint as missing
      from cash_method_counts c where c.tenant_id = $1 and c.cash_session_id = s.id
    ) m on true`,
});

/** A typed number of a Z; a larger number than a Z can have is searched as words. */
const Z_NUMBER = /^\d{1,9}$/;

/** Returns the parameters of `SESSIONS_OF_QUERY` as of `today`; cashiers see their own sessions and the open ones. */
export function sessionListValues(
  ctx: StaffContext,
  tx: Tx,
  query: QueryOf<typeof exportCashSessions>,
  today: BusinessDate,
): unknown[] {
  const { q } = query;
  const { from, to } = openRange(query, today);
  const digits = westernDigits(q ?? "");
  const number = Z_NUMBER.test(digits) ? Number(digits) : null;
  const seenBy = mayDo(ctx, "cash.oversee") ? null : ctx.userId;
  return listValues(tx, searchPattern(q), number, from ?? null, to ?? null, seenBy);
}
