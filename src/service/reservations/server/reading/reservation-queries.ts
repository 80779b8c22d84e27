import { STAY_MINUTES } from "#core/settings/domain/setting-limits.ts";
import type { ReservationId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { Reservation, ReservationTable } from "../../contract/reservations.ts";

/** A reservation as the database returns it, without the version that its form fields make. */
export type ReservationRow = Omit<Reservation, "version">;

/** Columns of `reservations r` with `RESERVATION_DETAILS`. */
export const RESERVATION_COLUMNS = columnsOf<ReservationRow>({
  id: "r.id",
  customer_id: "r.customer_id",
  customer_name: "c.name",
  customer_phone: "c.phone",
  customer_email: "c.email",
  date: "r.starts_at",
  ends_at: "r.ends_at",
  table_id: "case when t.archived_at is null then t.id end",
  table_title: "t.title",
  status: "r.status",
  notes: "r.notes",
  people_count: "r.people_count",
  unique_code: "r.unique_code",
  arrived_at: "r.arrived_at",
  no_show_at: "r.no_show_at",
  account_id: "s.account_id",
  is_overbooked: "r.is_overbooked",
  is_cancelled_by_guest: "r.cancelled_by_guest_at is not null",
  created_at: "r.created_at",
  updated_at: "r.updated_at",
});

/** SQL: the details of a reservation `r`, looked up by key. A deleted table keeps its name. */
export const RESERVATION_DETAILS = `
  cross join lateral (
    select name, phone, email from customers where tenant_id = $1 and id = r.customer_id offset 0
  ) c
  left join store_tables t on t.tenant_id = $1 and t.id = r.table_id
  left join lateral (
    select g.account_id from seatings g
    where g.tenant_id = $1 and g.reservation_id = r.id and g.ended_at is null order by g.id desc limit 1
  ) s on true`;

/** Reads one reservation; undefined when it does not exist or was deleted. */
export async function selectReservation(tx: Tx, id: ReservationId): Promise<ReservationRow | undefined> {
  const [row] = await tx.query<ReservationRow>({
    text: `select ${RESERVATION_COLUMNS} from reservations r ${RESERVATION_DETAILS}
      where r.tenant_id = $1 and r.id = $2 and r.archived_at is null`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Reads the reservations that need their table at some time between two instants, in order. */
export function selectReservationsDuring(
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ReservationRow[]> {
  return tx.query({
    text: `select ${RESERVATION_COLUMNS} from reservations r ${RESERVATION_DETAILS}
      where r.tenant_id = $1 and r.starts_at > $2 and r.starts_at < $3 and r.ends_at > $4 and r.archived_at is null
      order by r.starts_at, r.id`,
    values: [tx.tenantId, new Date(from.getTime() - STAY_MINUTES.max * MINUTE_MS), to, from],
  });
}

/** Reads the tables that can be booked, in the restaurant's order. */
export const selectBookableTables = (tx: Tx): Promise<ReservationTable[]> =>
  tx.rows(
    sqlOf
      .selectFrom("store_tables")
      .select(["id", "title as table_title", "seating_capacity", "floor"])
      .where("tenant_id", "=", tx.tenantId)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );

/** Returns the fields that people edit; they make the version of a reservation. */
export function editedReservationFields(row: EditedReservation): Record<string, unknown> {
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
  version: versionOf(editedReservationFields(row)),
});

/** Returns the name of a reservation: its customer, or their phone. */
export const partyName = ({
  customer_name: name,
  customer_phone: phone,
}: Pick<ReservationRow, "customer_name" | "customer_phone">): string => name || phone;
