import type { ExpressionBuilder } from "kysely";
import type { AccountId, CustomerId, Id, ReservationId, TableId } from "#platform/domain/ids.ts";
import type { DB } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { seatedSince } from "../../domain/held-tables.ts";

export type SeatedParty =
  | { readonly reservationId: ReservationId }
  | { readonly waitingPartyId: Id<"WaitingParty"> };

/** Reads what occupies a table now: its open account, or a party without an order. The table is locked. */
export async function selectTaken(tx: Tx, tableId: TableId, now: Date) {
  const [row] = await tx.query<{ accountId: AccountId | null; seatingId: Id<"Seating"> | null }>({
    text: `select
        (select max(id) from accounts
          where tenant_id = $1 and table_id = $2 and closed_at is null and dining_option = 'dinein') as "accountId",
        (select id from seatings
          where tenant_id = $1 and table_id = $2 and account_id is null and ended_at is null
            and seated_at > $3) as "seatingId"`,
    values: [tx.tenantId, tableId, seatedSince(now)],
  });
  return row ?? { accountId: null, seatingId: null };
}

interface NewSeating {
  readonly tableId: TableId;
  readonly party: SeatedParty;
  /** 0 means unknown. */
  readonly people: number;
  /** Open account of the party; null: the first order opens one. */
  readonly accountId: AccountId | null;
}

/** Stores that a party sits at a table and ends a forgotten seating there. */
export async function insertSeating(tx: Tx, { tableId, party, people, accountId }: NewSeating, now: Date) {
  await tx.run(
    sqlOf
      .updateTable("seatings")
      .set({ ended_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("table_id", "=", tableId)
      .where("account_id", "is", null)
      .where("ended_at", "is", null),
  );
  await tx.run(
    sqlOf.insertInto("seatings").values({
      tenant_id: tx.tenantId,
      table_id: tableId,
      reservation_id: "reservationId" in party ? party.reservationId : null,
      waiting_party_id: "waitingPartyId" in party ? party.waitingPartyId : null,
      people: people === 0 ? null : people,
      seated_at: now,
      account_id: accountId,
    }),
  );
}

/** Locks the seating of a party against its first order; undefined when it does not sit. */
export const selectSeatingOf = (tx: Tx, party: SeatedParty) =>
  tx.first(
    sqlOf
      .selectFrom("seatings")
      .select(["id", "table_id", "account_id"])
      .where("tenant_id", "=", tx.tenantId)
      .where(isOf(party))
      .where("ended_at", "is", null)
      .orderBy("id", "desc")
      .limit(1)
      .forNoKeyUpdate(),
  );

/** Ends the seating of a party that has not ordered. */
export async function endSeatingOf(tx: Tx, party: SeatedParty, now: Date): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("seatings")
      .set({ ended_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where(isOf(party))
      .where("account_id", "is", null)
      .where("ended_at", "is", null),
  );
}

function isOf(party: SeatedParty) {
  return (row: ExpressionBuilder<DB, "seatings">) =>
    "reservationId" in party
      ? row("reservation_id", "=", party.reservationId)
      : row("waiting_party_id", "=", party.waitingPartyId);
}

/** Reads the customer of a reservation in the form of the till's cart; null once deleted. */
export const selectPartyCustomer = async (tx: Tx, id: CustomerId) =>
  (await tx.first(
    sqlOf
      .selectFrom("customers")
      .select(["id", "phone", "name"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is", null),
  )) ?? null;
