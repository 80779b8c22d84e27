import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { businessDayStart } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listValues } from "#platform/server/lists/list-source.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { listReservations as definition } from "../../contract/reservations.ts";
import { reservationList } from "./reservation-list.ts";
import { reservationView } from "./reservation-view.ts";

/** A page of the reservations of a period; without a period key those of today. */
export function listReservations(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
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
