import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addReservation as definition } from "../../contract/reservations.ts";
import { stayOf, timeProblem } from "../../domain/booking.ts";
import { selectReservation } from "../reading/reservation-queries.ts";
import { reservationView } from "../reading/reservation-view.ts";
import { checkBooking } from "./check-booking.ts";
import { recordReservation } from "./record-reservation.ts";
import { insertReservation } from "./write-reservation.ts";

/**
 * Books a time for a customer, with or without a table. Refuses on its field a time that has passed, a customer that there
 * is not, and as `checkBooking` does. A cancelled one keeps no table, so nothing is asked of it.
 */
export function addReservation(
  ctx: StaffContext,
  body: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const [customerId, from] = [required(body.customerId, "a customer"), required(body.date, "a time")];
  const problem = timeProblem(from, ctx.now);
  if (problem !== null) throw new AppError("invalid_input", { fields: [{ field: "date", code: problem }] });
  const { tableId, status, peopleCount: people, despite } = body;
  return ctx.inTenant(async (tx) => {
    const customers = sqlOf.selectFrom("customers").select("id").where("tenant_id", "=", tx.tenantId);
    if (!(await tx.first(customers.where("id", "=", customerId).where("archived_at", "is", null))))
      throw new AppError("customer_unknown", { field: "customerId" });
    const { reservations: rules } = await readSettings(tx, ctx.now);
    const minutes = body.durationMinutes ?? rules.durationMinutes;
    const stay = stayOf(from, minutes);
    const isOverbooked =
      tableId !== null &&
      status !== "cancelled" &&
      (await checkBooking(tx, ctx, { tableId, stay, people, id: null, isAllowed: false, despite }));
    const id = await insertReservation(tx, {
      customer_id: customerId,
      table_id: tableId,
      starts_at: stay.from,
      ends_at: stay.to,
      status,
      people_count: people,
      notes: body.notes || null,
      is_overbooked: isOverbooked,
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    const row = required(await selectReservation(tx, id), "the reservation that was added");
    await recordReservation(tx, ctx, { id, action: "reservation.added", before: null, after: row });
    return {
      message: ctx.say("reservations.reply.added", { code: row.unique_code }),
      reservation: reservationView(row),
    };
  });
}
