import type { ReservationId } from "#platform/domain/ids.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { selectReservation } from "../reading/reservation-queries.ts";
import { endSeatingOf } from "../seating/seating-queries.ts";
import { recordReservation } from "./record-reservation.ts";
import { lockReservation, updateReservationRow } from "./write-reservation.ts";

/** Deletes a reservation (docs/decisions/0042): its table is free, and its guest is told when it was still to come. */
export function deleteReservation(ctx: StaffContext, id: ReservationId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    if (!(await lockReservation(tx, id))) throw new AppError("not_found");
    const row = found(await selectReservation(tx, id));
    await updateReservationRow(tx, id, { archived_at: ctx.now, updated_at: ctx.now });
    await endSeatingOf(tx, { reservationId: id }, ctx.now);
    await recordReservation(tx, ctx, {
      id,
      action: "reservation.deleted",
      before: row,
      after: null,
    });
    return { message: ctx.say("reservations.reply.deleted", { code: row.unique_code }) };
  });
}
