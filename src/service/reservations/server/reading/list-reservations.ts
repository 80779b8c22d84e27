import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { ReservationId } from "#platform/domain/ids.ts";
import { businessDate, businessDayStart } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { AFTER_EVERY_WORD, afterWord, foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import { customerSearchTerms } from "#service/customers/domain/customer-search.ts";
import { findCustomerIds } from "#service/customers/server/public.ts";
import type {
  listReservations as listReservationsRoute,
  readReservationDay as readDay,
  readReservation as readOne,
  searchReservations as searchReservationsRoute,
  startReservations as start,
} from "../../contract/reservations.ts";
import {
  RESERVATION_COLUMNS,
  RESERVATION_DETAILS,
  type ReservationRow,
  reservationView,
  selectBookableTables,
  selectReservation,
  selectReservationsDuring,
} from "./reservation-queries.ts";

/** Lists a page of the reservations of a period; default is today. */
export function listReservations(
  ctx: StaffContext,
  query: QueryOf<typeof listReservationsRoute>,
): Promise<ResponseOf<typeof listReservationsRoute>> {
  return ctx.inTenant(async (tx) => {
    const { today, dayRule } = await readSettings(tx, ctx.now);
    const range = chosenRange({ ...query, period: query.type }, today);
    const values = listValues(
      tx,
      new Date(businessDayStart(range.from, dayRule)),
      new Date(businessDayStart(addDays(range.to, 1), dayRule)),
      query.status ?? null,
      searchPattern(query.q),
    );
    const page = await readList(tx, reservationList, values, query);
    return { ...page, rows: page.rows.map(reservationView), ...range };
  });
}

/** Parameters: from $2 until before $3; $4 a status; $5 a pattern of code, notes, name or phone. */
const reservationList = listSource<ReservationRow>()({
  id: "r.id",
  from: "reservations r",
  where: `r.tenant_id = $1 and r.archived_at is null and r.starts_at >= $2 and r.starts_at < $3
    and ($4::text is null or r.status = $4)
    and ($5::text is null or ${foldedSql("concat_ws(' ', r.unique_code, r.notes)")} like $5
      or (select ${foldedSql("concat_ws(' ', c.name, c.phone)")} from customers c
        where c.tenant_id = $1 and c.id = r.customer_id) like $5)`,
  sorts: { date: { by: "r.starts_at", type: "timestamptz", index: "reservations_by_start" } },
  columns: RESERVATION_COLUMNS,
  details: `cross join lateral (select * from reservations where tenant_id = $1 and id = page.id offset 0) r
    ${RESERVATION_DETAILS}`,
});

/** Results that fit on a screen; for others people type more. */
const FOUND_MAX = 50;
/** Most words of customers searched, and most reservations of each customer, the latest first. */
const WORDS_MAX = 200;
const EACH_MAX = 20;
/** Long enough to be meant as a code. */
const CODE = /^[a-z0-9]{4,6}$/i;

/** Finds the reservations that match the typed text, future ones before past ones; an empty text finds nothing. */
export async function searchReservations(
  ctx: StaffContext,
  typed: string,
): Promise<ResponseOf<typeof searchReservationsRoute>> {
  if (typed === "") return { reservations: [] };
  const rows = await ctx.inTenant((tx) => findReservations(tx, typed, ctx.now));
  return { reservations: rows.map(reservationView) };
}

async function findReservations(tx: Tx, typed: string, now: Date): Promise<ReservationRow[]> {
  const [first, ...others] = customerSearchTerms(typed);
  const ids = first === undefined ? [] : await findCustomerIds(tx, [first, ...others], WORDS_MAX);
  const code = CODE.test(typed) ? typed.toUpperCase() : AFTER_EVERY_WORD;
  return tx.query({
    text: FIND,
    values: [tx.tenantId, ids, code, afterWord(code), EACH_MAX, now, FOUND_MAX],
  });
}

const FIND = `
with found as (
  select k.id from unnest($2::bigint[]) as named (id) cross join lateral (
    select id from reservations
    where tenant_id = $1 and customer_id = named.id and archived_at is null
    order by starts_at desc limit $5 offset 0
  ) k
  union
  select k.id from (
    select id from reservations where tenant_id = $1 and unique_code >= $3 and unique_code < $4
      and archived_at is null order by unique_code limit $7
  ) k
)
select ${RESERVATION_COLUMNS} from found
cross join lateral (select * from reservations where tenant_id = $1 and id = found.id offset 0) r
${RESERVATION_DETAILS}
order by r.ends_at < $6, abs(extract(epoch from r.starts_at - $6)), r.id
limit $7`;

/** Reads the data that the forms start with. */
export function startReservations(ctx: StaffContext): Promise<ResponseOf<typeof start>> {
  return ctx.inTenant(async (tx) => {
    const { reservations, dayRule, today } = await readSettings(tx, ctx.now);
    return {
      storeTables: await selectBookableTables(tx),
      duration_minutes: reservations.durationMinutes,
      warning_minutes: reservations.warningMinutes,
      time_zone: dayRule.zone,
      day_cutoff_hour: dayRule.cutoffHour,
      today,
    };
  });
}

/** Reads one business day for the timeline; default is today. */
export function readReservationDay(
  ctx: StaffContext,
  date: string | undefined,
): Promise<ResponseOf<typeof readDay>> {
  return ctx.inTenant(async (tx) => {
    const { today, dayRule } = await readSettings(tx, ctx.now);
    const day = date === undefined ? today : businessDate(date);
    const from = new Date(businessDayStart(day, dayRule));
    const to = new Date(businessDayStart(addDays(day, 1), dayRule));
    const rows = await selectReservationsDuring(tx, { from, to });
    return {
      day,
      starts_at: from,
      ends_at: to,
      storeTables: await selectBookableTables(tx),
      reservations: rows.map(reservationView),
    };
  });
}

export function readReservation(ctx: StaffContext, id: ReservationId): Promise<ResponseOf<typeof readOne>> {
  return ctx.inTenant(async (tx) => ({
    reservation: reservationView(found(await selectReservation(tx, id))),
  }));
}
