import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { ReservationId } from "#platform/domain/ids.ts";
import { wallClock } from "#platform/domain/periods/business-day.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { addJobLater } from "#platform/server/jobs/jobs.ts";
import { mailReservation } from "../guests/mail-reservation.ts";
import type { ReservationRow } from "../reading/reservation-queries.ts";

/** Changes within so many seconds are mailed as one: a reservation that is dragged along a day stops several times. */
const MAIL_WAITS_SECONDS = 90;

interface ReservationChange {
  readonly id: ReservationId;
  readonly action: AuditAction;
  /** How it was; null for a new one. */
  readonly before: ReservationRow | null;
  /** How it is; null when it is deleted. */
  readonly after: ReservationRow | null;
}

/** What follows a change: the audit log has it, the screens hear it, and a while later the guest is told what is new to them. */
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

/** A reservation as the audit log keeps it: times as the wall of the restaurant shows them, which people read. */
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
