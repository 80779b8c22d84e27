import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  awaitReservation as awaitReservationRoute,
  SeatedParty,
  seatReservation as seatReservationRoute,
} from "../../contract/reservations.ts";
import { isNearTime, type Override } from "../../domain/reservation.ts";
import { isStillExpected } from "../booking/change-reservation.ts";
import { checkBooking } from "../booking/check-booking.ts";
import {
  type LockedReservation,
  lockReservation,
  recordReservation,
  updateReservationRow,
} from "../booking/write-reservation.ts";
import { partyName, reservationView, selectReservation } from "../reading/reservation-queries.ts";
import { endSeatingOf, selectPartyCustomer, selectSeatingOf } from "./seating-queries.ts";
import { takeTable } from "./take-table.ts";

/**
 * Seats the party of a reservation ("Sentar") at its table or another one. A party that was seated but has not
 * ordered may move; seating it again changes nothing. Refuses `reservation_closed` for one that was cancelled,
 * did not come, has ordered, or is more than half a day away.
 */
export function seatReservation(
  ctx: StaffContext,
  id: ReservationId,
  { tableId: wanted, join: isJoining, despite }: BodyOf<typeof seatReservationRoute>,
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
    if (!isMoving && !(isStillExpected(before, ctx.now) && isNearTime(before.date, ctx.now)))
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

/**
 * Checks another table as if the reservation moved there for its stay, without its seats, which people can see.
 * Its own table needs no check.
 */
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

type Answer = ResponseOf<typeof awaitReservationRoute>;

/**
 * Marks that the party did not come. Refuses `reservation_closed` before the agreed time, and when the party is
 * not expected.
 */
export function markNoShow(ctx: StaffContext, id: ReservationId): Promise<Answer> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockReservation(tx, id));
    const row = { ...locked, date: locked.starts_at };
    if (!isStillExpected(row, ctx.now) || row.date > ctx.now) throw new AppError("reservation_closed");
    return change(tx, ctx, id, { action: "reservation.no_show", say: "reservations.reply.no_show" }, () =>
      updateReservationRow(tx, id, { no_show_at: ctx.now, updated_at: ctx.now }),
    );
  });
}

/**
 * Expects the party again: it was marked by mistake or came late. Refuses `reservation_begun` when it has
 * ordered, and `reservation_overlaps` when its table was given to somebody else meanwhile.
 */
export function awaitReservation(ctx: StaffContext, id: ReservationId): Promise<Answer> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockReservation(tx, id));
    const seating = await selectSeatingOf(tx, { reservationId: id });
    if (seating && seating.account_id !== null) throw new AppError("reservation_begun");
    const { no_show_at: noShow, table_id: tableId } = locked;
    const holdsTableAgain = noShow !== null && tableId !== null && locked.status !== "cancelled";
    if (holdsTableAgain)
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
