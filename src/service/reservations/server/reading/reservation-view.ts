import { versionOf } from "#platform/server/http/edit-version.ts";
import type { Reservation } from "../../contract/reservations.ts";
import type { ReservationRow } from "./reservation-queries.ts";

/** What people edit of a reservation: what its version is made of. */
export function editedFields(row: EditedReservation): Record<string, unknown> {
  return {
    date: row.date,
    ends_at: row.ends_at,
    table: row.table_title,
    status: row.status,
    notes: row.notes,
    people: row.people_count,
  };
}
type EditedReservation = Pick<
  ReservationRow,
  "date" | "ends_at" | "table_title" | "status" | "notes" | "people_count"
>;

export const reservationView = (row: ReservationRow): Reservation => ({
  ...row,
  version: versionOf(editedFields(row)),
});

/** What a reservation is called where people read of it: its customer, or their phone. */
export const partyName = ({
  customer_name: name,
  customer_phone: phone,
}: Pick<ReservationRow, "customer_name" | "customer_phone">): string => name || phone;
