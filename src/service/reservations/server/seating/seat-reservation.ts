import type { BodyOf } from "#platform/contract/define.ts";
import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { seatReservation as definition, SeatedParty } from "../../contract/reservations.ts";
import { isNearTime, type Override } from "../../domain/reservation.ts";
import { isAwaited } from "../booking/change-reservation.ts";
import { checkBooking } from "../booking/check-booking.ts";
import { recordReservation } from "../booking/record-reservation.ts";
import {
  type LockedReservation,
  lockReservation,
  updateReservationRow,
} from "../booking/write-reservation.ts";
import { selectReservation } from "../reading/reservation-queries.ts";
import { partyName } from "../reading/reservation-view.ts";
import { endSeatingOf, selectPartyCustomer, selectSeatingOf } from "./seating-queries.ts";
import { takeTable } from "./take-table.ts";

/**
 * "Sentar": the party has come and sits at its table or another one. Whoever sits and has ordered nothing may sit elsewhere;
 * the same again is the same. Refuses `reservation_closed` for one that was cancelled, did not come, has ordered, or is more
 * than half a day away.
 */
export function seatReservation(
  ctx: StaffContext,
  id: ReservationId,
  { tableId: wanted, join: isJoining, despite }: BodyOf<typeof definition>,
): Promise<SeatedParty> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockReservation(tx, id));
    const before = found(await selectReservation(tx, id));
    const tableId = wanted ?? before.table_id;
    if (tableId === null) throw new AppError("reservation_table_required", { field: "tableId" });
    const customer = await selectPartyCustomer(tx, locked.customer_id);
    const party = { reservationId: id };
    const seating = before.arrived_at === null ? undefined : await selectSeatingOf(tx, party);
    const isMoving = seating !== undefined && seating.account_id === null;
    if (!isMoving && !(isAwaited(before, ctx.now) && isNearTime(before.date, ctx.now)))
      throw new AppError("reservation_closed");
    const people = locked.people_count;
    const answer = (table: string): SeatedParty => ({
      message: ctx.say("reservations.reply.seated", { name: partyName(before), table }),
      tableId,
      tableName: table,
      peopleCount: people,
      customer,
    });
    if (isMoving && seating.table_id === tableId) return answer(before.table_title ?? "");
    const isOverbooked = await isOverbookedAt(tx, ctx, { locked, tableId, despite });
    await endSeatingOf(tx, party, ctx.now);
    const table = await takeTable(tx, ctx, { tableId, party, people, isJoining });
    const arrived = before.arrived_at ?? ctx.now;
    await updateReservationRow(tx, id, {
      arrived_at: arrived,
      table_id: tableId,
      is_overbooked: isOverbooked,
      updated_at: ctx.now,
    });
    const after = required(await selectReservation(tx, id), "the reservation that is seated");
    await recordReservation(tx, ctx, {
      id,
      action: "reservation.seated",
      before,
      after,
    });
    return answer(table);
  });
}

interface OtherTable {
  readonly locked: LockedReservation;
  readonly tableId: TableId;
  readonly despite: readonly Override[];
}

/** At its own table nothing is asked. At another one it is kept for its stay, as if it were moved there; seats are seen. */
function isOverbookedAt(
  tx: Tx,
  ctx: StaffContext,
  { locked, tableId, despite }: OtherTable,
): Promise<boolean> | boolean {
  if (tableId === locked.table_id) return locked.is_overbooked;
  const stay = { from: locked.starts_at, to: locked.ends_at };
  return checkBooking(tx, ctx, {
    tableId,
    stay,
    people: locked.people_count,
    id: locked.id,
    isAllowed: false,
    despite: [...despite, "seats"],
  });
}
