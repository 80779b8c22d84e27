import { readSettings } from "#core/settings/server/public.ts";
import type { AccountId, TableId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { ReservationTable } from "../../contract/reservations.ts";
import { fewestSeatsFirst, seatsEnough } from "../../domain/booking.ts";
import { keptSince, seatedSince } from "../../domain/held-tables.ts";
import type { TableInUse } from "../../domain/waiting.ts";
import { lockTable } from "../booking/check-booking.ts";
import { insertSeating, type SeatedParty, selectTaken } from "./seating-queries.ts";

interface Arrival {
  readonly tableId: TableId;
  readonly party: SeatedParty;
  readonly people: number;
  /** True when the account that is open there belongs to them. */
  readonly isJoining: boolean;
}

const MAX_OFFERED = 5;

/**
 * Seats a party at a table, which is taken from now on; the account that its first order opens gets this number
 * of people. The table is locked, as an order for it locks it. Refuses `table_unknown`, and
 * `reservation_table_occupied` with free tables when somebody sits there; the party may join an open account.
 * Returns the table's name.
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

/** Finds tables that are neither taken nor reserved within a stay, the best fitting first. */
async function freeNow(tx: Tx, { now }: StaffContext, people: number): Promise<TableId[]> {
  const { reservations: rules } = await readSettings(tx, now);
  const until = new Date(now.getTime() + rules.durationMinutes * MINUTE_MS);
  const tables = await selectTablesInUse(tx, now);
  return tables
    .filter((table) => table.taken_since === null && seatsEnough(table.seating_capacity, people))
    .filter(({ next_reservation: next }) => next === null || next >= until)
    .toSorted(fewestSeatsFirst)
    .slice(0, MAX_OFFERED)
    .map(({ id }) => id);
}

/** Reads the tables with the time since which each is taken and the next reservation. */
export function selectTablesInUse(tx: Tx, now: Date): Promise<(TableInUse & ReservationTable)[]> {
  return tx.query({
    text: `select t.id, t.title as table_title, t.floor, t.seating_capacity,
        least(
          (select min(a.opened_at) from accounts a
            where a.tenant_id = $1 and a.table_id = t.id and a.closed_at is null),
          (select g.seated_at from seatings g
            where g.tenant_id = $1 and g.table_id = t.id and g.account_id is null and g.ended_at is null
              and g.seated_at > $3)
        ) as taken_since,
        (select min(r.starts_at) from reservations r
          where r.tenant_id = $1 and r.table_id = t.id and r.starts_at > $4
            and r.ends_at > $2 and r.status <> 'cancelled' and r.no_show_at is null and r.arrived_at is null
            and r.archived_at is null) as next_reservation
      from store_tables t
      where t.tenant_id = $1 and t.is_enabled and t.archived_at is null
      order by t.position, t.id`,
    values: [tx.tenantId, now, seatedSince(now), keptSince(now)],
  });
}
