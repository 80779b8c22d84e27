import { randomInt } from "node:crypto";
import type { Insertable, Updateable } from "kysely";
import type { ReservationId } from "#platform/domain/ids.ts";
import type { Reservations } from "#platform/server/db/database.gen.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** Without what is easily taken for another one on a telephone or a screen. */
const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH = 6;

/** A code for the door. One of a milliard; should it be taken, `insertReservation` runs again. */
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

/** Whoever is told by the database that the table has just been taken looks again, and is then refused with what is free. */
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
