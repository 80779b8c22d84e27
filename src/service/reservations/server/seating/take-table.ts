import { readSettings } from "#core/settings/server/public.ts";
import type { AccountId, TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { fewestSeatsFirst, seatsEnough } from "../../domain/booking.ts";
import { MINUTE_MS } from "../../domain/reservation.ts";
import { lockTable } from "../booking/held-tables.ts";
import { insertSeating, type SeatedParty, selectTaken } from "./seating-queries.ts";
import { selectTablesInUse } from "./tables-in-use.ts";

export interface Arrival {
  readonly tableId: TableId;
  readonly party: SeatedParty;
  readonly people: number;
  /** Whether an account that is open there is theirs. */
  readonly isJoining: boolean;
}

const MOST_OFFERED = 5;

/**
 * Shows a party to a table: it is taken from now on, and the account that its first order opens is for so many people. The
 * table is locked, as an order for it locks it. Refuses `table_unknown`, and `reservation_table_occupied` with free tables
 * when somebody sits there; an open account may be theirs. Gives the table's name.
 */
export async function takeTable(tx: Tx, ctx: StaffContext, arrival: Arrival): Promise<string> {
  const { tableId, party, people, isJoining } = arrival;
  const table = await lockTable(tx, tableId);
  if (!table) throw new AppError("table_unknown", { field: "tableId" });
  const { accountId, seatingId } = await selectTaken(tx, tableId, ctx.now);
  const theirs: AccountId | null = isJoining ? accountId : null;
  if (seatingId !== null || accountId !== theirs)
    throw new AppError("reservation_table_occupied", {
      field: "tableId",
      details: {
        table: table.title,
        tables: await freeNow(tx, ctx, people),
        mayJoin: seatingId === null && accountId !== null,
      },
    });
  await insertSeating(tx, { tableId, party, people, accountId: theirs }, ctx.now);
  return table.title;
}

/** Tables that nobody sits at nor is awaited at within a stay, the best fitting first. */
async function freeNow(tx: Tx, { now }: StaffContext, people: number): Promise<TableId[]> {
  const { reservations: rules } = await readSettings(tx, now);
  const until = new Date(now.getTime() + rules.durationMinutes * MINUTE_MS);
  const tables = await selectTablesInUse(tx, now);
  return tables
    .filter((table) => table.taken_since === null && seatsEnough(table.seating_capacity, people))
    .filter(({ next_reservation: next }) => next === null || next >= until)
    .toSorted(fewestSeatsFirst)
    .slice(0, MOST_OFFERED)
    .map(({ id }) => id);
}
