import type { CustomerId, ReservationId, TableId, WaitingPartyId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { ReservationStatus } from "#service/reservations/domain/reservation.ts";

export interface NewReservation {
  readonly customerId: CustomerId;
  readonly tableId?: TableId | null;
  readonly at: Date;
  /** 90 unless told. */
  readonly minutes?: number;
  readonly people?: number;
  readonly status?: ReservationStatus;
  readonly notes?: string;
  /** For the door; another one for each call unless told. */
  readonly code?: string;
}

let codes = 0;

/** A reservation as it lies in the database, whenever it begins. */
export async function createReservation(tx: Tx, reservation: NewReservation): Promise<ReservationId> {
  codes += 1;
  const { at, minutes = 90 } = reservation;
  const { id } = await tx.one(
    sqlOf
      .insertInto("reservations")
      .values({
        tenant_id: tx.tenantId,
        customer_id: reservation.customerId,
        table_id: reservation.tableId ?? null,
        starts_at: at,
        ends_at: new Date(at.getTime() + minutes * 60_000),
        status: reservation.status ?? "booked",
        people_count: reservation.people ?? 2,
        notes: reservation.notes ?? null,
        unique_code: reservation.code ?? codes.toString(36).toUpperCase().padStart(6, "Z"),
      })
      .returning("id"),
  );
  return id;
}

/** A party that came without a reservation and waits since then. */
export async function createWaitingParty(
  tx: Tx,
  { name, people = 2, since }: { readonly name: string; readonly people?: number; readonly since: Date },
): Promise<WaitingPartyId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("waiting_parties")
      .values({ tenant_id: tx.tenantId, name, people_count: people, joined_at: since })
      .returning("id"),
  );
  return id;
}
