import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { ReservationId } from "#platform/domain/ids.ts";
import { businessDate, businessDayStart } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  readReservationDay as readDay,
  readReservation as readOne,
  startReservations as start,
} from "../../contract/reservations.ts";
import { selectBookableTables, selectReservation, selectReservationsDuring } from "./reservation-queries.ts";
import { reservationView } from "./reservation-view.ts";

/** What the forms begin with. */
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

/** One business day for the timeline; today unless told. */
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
