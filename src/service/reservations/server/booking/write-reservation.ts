import { randomInt } from "node:crypto";
import type { Insertable, Updateable } from "kysely";
import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { ReservationId } from "#platform/domain/ids.ts";
import { wallClock } from "#platform/domain/periods/business-day.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Reservations } from "#platform/server/db/database.gen.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { addJobLater } from "#platform/server/jobs/jobs.ts";
import { mailReservation } from "../guests/mail-reservation.ts";
import type { ReservationRow } from "../reading/reservation-queries.ts";

/** Letters and digits that are not mistaken for each other on a phone or a screen. */
const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH = 6;

/** Makes a code to say at the door, one of a billion. If it is taken, `insertReservation` runs again. */
function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}

type NewReservation = Omit<Insertable<Reservations>, "tenant_id" | "unique_code">;

export async function insertReservation(tx: Tx, reservation: NewReservation): Promise<ReservationId> {
  const statement = sqlOf
    .insertInto("reservations")
    .values({ tenant_id: tx.tenantId, unique_code: newCode(), ...reservation })
    .returning("id");
  return (await orRunAgain(tx.one(statement))).id;
}

export async function updateReservationRow(
  tx: Tx,
  id: ReservationId,
  changes: Omit<Updateable<Reservations>, "tenant_id" | "id">,
): Promise<void> {
  const statement = sqlOf
    .updateTable("reservations")
    .set(changes)
    .where("tenant_id", "=", tx.tenantId)
    .where("id", "=", id);
  await orRunAgain(tx.run(statement));
}

/** Locks a reservation that was not deleted; undefined when there is none. */
export const lockReservation = (tx: Tx, id: ReservationId) =>
  tx.first(
    sqlOf
      .selectFrom("reservations")
      .select(["id", "customer_id", "table_id", "starts_at", "ends_at", "status", "people_count", "notes"])
      .select(["unique_code", "arrived_at", "no_show_at", "is_overbooked"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is", null)
      .forNoKeyUpdate(),
  );

export type LockedReservation = Awaited<ReturnType<typeof lockReservation>> & object;

const RULES = ["reservations_do_not_overlap", "reservations_tenant_id_unique_code_key"];

/**
 * Runs the request again when the database says that the table has just been taken; the second run refuses with
 * free alternatives.
 */
async function orRunAgain<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    const { constraint } = error as { constraint?: unknown };
    if (RULES.some((rule) => rule === constraint))
      throw new RunAgain("The table was booked meanwhile", { cause: error });
    throw error;
  }
}

/** Seconds within which changes are mailed as one: a reservation that is dragged along a day stops several times. */
const MAIL_WAITS_SECONDS = 90;

interface ReservationChange {
  readonly id: ReservationId;
  readonly action: AuditAction;
  /** Before the change; null for a new one. */
  readonly before: ReservationRow | null;
  /** After the change; null when it was deleted. */
  readonly after: ReservationRow | null;
}

/** Records a change: writes the audit log, notifies the screens, and later mails the guest the news. */
export async function recordReservation(
  tx: Tx,
  actor: AuditActor,
  { id, action, before, after }: ReservationChange,
): Promise<void> {
  const { dayRule } = await readSettings(tx, actor.now);
  const fields = (row: ReservationRow | null) => row && recordedFields(row, dayRule.zone);
  await recordAudit(tx, actor, [
    { action, subject: "reservation", subjectId: id, before: fields(before), after: fields(after) },
  ]);
  tx.emit({ type: "reservations_changed" });
  const name = `mail-reservation:${id}`;
  await addJobLater(
    tx,
    mailReservation,
    { tenantId: tx.tenantId, id },
    { name, seconds: MAIL_WAITS_SECONDS },
  );
}

/** Returns the fields for the audit log; times are the restaurant's local times, for people to read. */
function recordedFields(row: ReservationRow, zone: string): Record<string, unknown> {
  const wall = (at: Date) =>
    new Date(wallClock(at.getTime(), zone)).toISOString().slice(0, 16).replace("T", " ");
  return {
    code: row.unique_code,
    date: wall(row.date),
    until: wall(row.ends_at),
    table: row.table_title,
    status: row.status,
    people: row.people_count,
    notes: row.notes,
  };
}
