import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { ReservationId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { awaitReservation as definition } from "../../contract/reservations.ts";
import { isAwaited } from "../booking/change-reservation.ts";
import { checkBooking } from "../booking/check-booking.ts";
import { recordReservation } from "../booking/record-reservation.ts";
import { lockReservation, updateReservationRow } from "../booking/write-reservation.ts";
import { selectReservation } from "../reading/reservation-queries.ts";
import { partyName, reservationView } from "../reading/reservation-view.ts";
import { endSeatingOf, selectSeatingOf } from "./seating-queries.ts";

type Answer = ResponseOf<typeof definition>;

/** The party did not come. Refuses `reservation_closed` before the agreed time, and for one that is not awaited. */
export function markNoShow(ctx: StaffContext, id: ReservationId): Promise<Answer> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockReservation(tx, id));
    const row = { ...locked, date: locked.starts_at };
    if (!isAwaited(row, ctx.now) || row.date > ctx.now) throw new AppError("reservation_closed");
    return change(tx, ctx, id, { action: "reservation.no_show", say: "reservations.reply.no_show" }, () =>
      updateReservationRow(tx, id, { no_show_at: ctx.now, updated_at: ctx.now }),
    );
  });
}

/**
 * The party is awaited again: it had not come after all, or came late. Refuses `reservation_begun` when it has ordered, and
 * `reservation_overlaps` when its table was given to somebody else meanwhile.
 */
export function awaitReservation(ctx: StaffContext, id: ReservationId): Promise<Answer> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockReservation(tx, id));
    const seating = await selectSeatingOf(tx, { reservationId: id });
    if (seating && seating.account_id !== null) throw new AppError("reservation_begun");
    const { no_show_at: noShow, table_id: tableId } = locked;
    const isKeptAgain = noShow !== null && tableId !== null && locked.status !== "cancelled";
    if (isKeptAgain)
      await checkBooking(tx, ctx, {
        tableId,
        stay: { from: locked.starts_at, to: locked.ends_at },
        people: locked.people_count,
        id,
        isAllowed: locked.is_overbooked,
        despite: ["seats"],
      });
    return change(
      tx,
      ctx,
      id,
      { action: "reservation.awaited", say: "reservations.reply.awaited" },
      async () => {
        await endSeatingOf(tx, { reservationId: id }, ctx.now);
        await updateReservationRow(tx, id, { arrived_at: null, no_show_at: null, updated_at: ctx.now });
      },
    );
  });
}

interface Mark {
  readonly action: AuditAction;
  readonly say: "reservations.reply.no_show" | "reservations.reply.awaited";
}

async function change(
  tx: Tx,
  ctx: StaffContext,
  id: ReservationId,
  { action, say }: Mark,
  write: () => Promise<void>,
): Promise<Answer> {
  const before = required(await selectReservation(tx, id), "the reservation that is locked");
  await write();
  const row = required(await selectReservation(tx, id), "the reservation that is locked");
  await recordReservation(tx, ctx, { id, action, before, after: row });
  return { message: ctx.say(say, { name: partyName(row) }), reservation: reservationView(row) };
}
