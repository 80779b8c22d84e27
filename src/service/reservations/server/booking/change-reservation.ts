import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import { clockText } from "#platform/server/i18n/clock-text.ts";
import type {
  addReservation as definition,
  moveReservation as move,
  updateReservation as update,
} from "../../contract/reservations.ts";
import { stayOf, timeProblem } from "../../domain/booking.ts";
import { attendanceOf, type Override, type ReservationStatus } from "../../domain/reservation.ts";
import {
  editedReservationFields,
  type ReservationRow,
  reservationView,
  selectReservation,
} from "../reading/reservation-queries.ts";
import { endSeatingOf } from "../seating/seating-queries.ts";
import { checkBooking } from "./check-booking.ts";
import {
  insertReservation,
  type LockedReservation,
  lockReservation,
  recordReservation,
  updateReservationRow,
} from "./write-reservation.ts";

type Answer = ResponseOf<typeof update>;

/**
 * Changes a reservation; omitted fields stay. Refuses `changed_meanwhile` when it is no longer as its form showed
 * it.
 */
export function updateReservation(
  ctx: StaffContext,
  id: ReservationId,
  { version, despite, ...body }: BodyOf<typeof update>,
): Promise<Answer> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockReservation(tx, id));
    const before = required(await selectReservation(tx, id), "the reservation that is locked");
    refuseStaleEdit(version, editedReservationFields(before));
    const after = await rewrite(tx, ctx, { locked, before }, despite, {
      tableId: body.tableId === undefined ? locked.table_id : body.tableId,
      from: required(body.date, "a time"),
      minutes: body.durationMinutes ?? minutesOf(locked),
      status: body.status ?? locked.status,
      people: body.peopleCount ?? locked.people_count,
      notes: body.notes === undefined ? locked.notes : body.notes || null,
    });
    const isCancelled = after.status === "cancelled" && locked.status !== "cancelled";
    const code = after.unique_code;
    const message = isCancelled
      ? ctx.say("reservations.reply.cancelled", { code })
      : ctx.say("reservations.reply.saved", { code });
    return { message, reservation: reservationView(after) };
  });
}

/** Moves a reservation to another table or time; refuses `reservation_closed` when its party is no longer expected. */
export function moveReservation(
  ctx: StaffContext,
  id: ReservationId,
  { tableId, date, despite }: BodyOf<typeof move>,
): Promise<Answer> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockReservation(tx, id));
    const before = required(await selectReservation(tx, id), "the reservation that is locked");
    if (!isStillExpected(before, ctx.now)) throw new AppError("reservation_closed");
    const after = await rewrite(tx, ctx, { locked, before }, despite, {
      tableId: tableId === undefined ? locked.table_id : tableId,
      from: date ?? locked.starts_at,
      minutes: minutesOf(locked),
      status: locked.status,
      people: locked.people_count,
      notes: locked.notes,
    });
    const { dayRule } = await readSettings(tx, ctx.now);
    const time = clockText(after.date, dayRule.zone, ctx.language);
    const { unique_code: code, table_title: table } = after;
    const message =
      table === null
        ? ctx.say("reservations.reply.moved_without_table", { code, time })
        : ctx.say("reservations.reply.moved", { code, table, time });
    return { message, reservation: reservationView(after) };
  });
}

/** Tells whether the party may still come. */
export function isStillExpected(row: Parameters<typeof attendanceOf>[0], now: Date): boolean {
  return ["expected", "late"].includes(attendanceOf(row, now));
}

function minutesOf({ starts_at, ends_at }: LockedReservation): number {
  return (ends_at.getTime() - starts_at.getTime()) / MINUTE_MS;
}

interface Wanted {
  readonly tableId: TableId | null;
  readonly from: Date;
  readonly minutes: number;
  readonly status: ReservationStatus;
  readonly people: number;
  readonly notes: string | null;
}

interface BeforeChange {
  readonly locked: LockedReservation;
  readonly before: ReservationRow;
}

/**
 * Writes the changes of a locked reservation, if the table may be reserved for it. Equal fields are not written
 * again.
 */
async function rewrite(
  tx: Tx,
  ctx: StaffContext,
  { locked, before }: BeforeChange,
  despite: readonly Override[],
  wanted: Wanted,
): Promise<ReservationRow> {
  const { tableId, from, status, people, notes } = wanted;
  const problem = timeProblem(from, ctx.now, locked.starts_at);
  if (problem !== null) throw new AppError("invalid_input", { fields: [{ field: "date", code: problem }] });
  const stay = stayOf(from, wanted.minutes);
  const isSameStay =
    tableId === locked.table_id && +from === +locked.starts_at && +stay.to === +locked.ends_at;
  if (isSameStay && status === locked.status && people === locked.people_count && notes === locked.notes)
    return before;
  const keeps = tableId !== null && status !== "cancelled" && locked.no_show_at === null;
  const holdsTable = locked.status !== "cancelled";
  const needsCheck = keeps && !(isSameStay && holdsTable && people <= locked.people_count);
  const isAllowed = isSameStay && holdsTable && locked.is_overbooked;
  const isOverbooked = needsCheck
    ? await checkBooking(tx, ctx, { tableId, stay, people, id: locked.id, isAllowed, despite })
    : keeps && locked.is_overbooked;
  await updateReservationRow(tx, locked.id, {
    table_id: tableId,
    starts_at: stay.from,
    ends_at: stay.to,
    status,
    people_count: people,
    notes,
    is_overbooked: isOverbooked,
    updated_at: ctx.now,
    ...(status === "cancelled" ? {} : { cancelled_by_guest_at: null }),
  });
  const after = required(await selectReservation(tx, locked.id), "the reservation that was changed");
  await recordReservation(tx, ctx, {
    id: locked.id,
    action: "reservation.updated",
    before,
    after,
  });
  return after;
}

/**
 * Books a time for a customer, with or without a table. Refuses, on its field, a time that has passed and an
 * unknown customer, and whatever `checkBooking` refuses. A cancelled reservation needs no table, so it is not
 * checked.
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

/** Deletes a reservation (decision 42): its table is free, and its guest is mailed if it was still to come. */
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
