import { STAY_MINUTES } from "#core/settings/domain/setting-limits.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { clockText } from "#platform/server/i18n/clock-text.ts";
import type { readFreeTables as definition } from "../../contract/reservations.ts";
import {
  freeTables,
  freeTimes,
  type HeldTable,
  overlaps,
  SEARCHED_MINUTES,
  type Stay,
  seatsEnough,
  stayOf,
  tablePlaces,
} from "../../domain/booking.ts";
import type { Override } from "../../domain/reservation.ts";
import { selectBookableTables, selectReservation } from "../reading/reservation-queries.ts";

export interface WantedTable {
  readonly tableId: TableId;
  readonly stay: Stay;
  readonly people: number;
  /** Reservation that is being changed; null for a new one. */
  readonly id: ReservationId | null;
  /** True when somebody already allowed this table at this time. */
  readonly isAllowed: boolean;
  readonly despite: readonly Override[];
}

const MAX_OFFERED = 5;

/**
 * Locks the table and checks that it may be reserved for the stay. Refuses `table_unknown`,
 * `reservation_overlaps` and `reservation_seats_short`, with free alternatives. People with the right may
 * override an overlap (others get `not_permitted`); then it returns true, and the database's rule ignores the
 * reservation.
 */
export async function checkBooking(tx: Tx, ctx: StaffContext, wanted: WantedTable): Promise<boolean> {
  const { tableId, stay, people, despite } = wanted;
  const table = await lockTable(tx, tableId);
  if (!table) throw new AppError("table_unknown", { field: "tableId" });
  const reserved = await selectReservedTables(tx, stay, wanted.id);
  const inTheWay = reserved.find((each) => each.tableId === tableId && overlaps(each, stay));
  const facts = { table: table.title, seats: table.seating_capacity, people };
  const isEnough = seatsEnough(table.seating_capacity, people) || despite.includes("seats");
  if (inTheWay && !wanted.isAllowed) {
    if (!despite.includes("overlap"))
      throw new AppError("reservation_overlaps", {
        field: "tableId",
        details: {
          ...facts,
          ...(await alternatives(tx, ctx, { wanted, reserved, isEnough })),
          ...(await refusalDetails(tx, ctx, inTheWay)),
        },
      });
    if (!mayDo(ctx, "reservation.override")) throw new AppError("not_permitted");
  }
  if (!isEnough)
    throw new AppError("reservation_seats_short", {
      field: "peopleCount",
      details: { ...facts, ...(await alternatives(tx, ctx, { wanted, reserved, isEnough })) },
    });
  return inTheWay !== undefined;
}

interface Refused {
  readonly wanted: WantedTable;
  readonly reserved: readonly ReservedTable[];
  /** True when the table has enough seats, or the shortage was overridden. */
  readonly isEnough: boolean;
}

/** Finds alternatives: other tables at that time, and that table at other times if it has enough seats. */
async function alternatives(tx: Tx, { now }: StaffContext, { wanted, reserved, isEnough }: Refused) {
  const { tableId, stay, people } = wanted;
  const tables = freeTables(await selectBookableTables(tx), reserved, { stay, people });
  const own = reserved.filter((each) => each.tableId === tableId);
  const times = isEnough ? freeTimes(own, stay, { now, most: MAX_OFFERED }) : [];
  return {
    tables: tables
      .filter(({ id }) => id !== tableId)
      .slice(0, MAX_OFFERED)
      .map(({ id }) => id),
    times: times.map((time) => time.toISOString()),
  };
}

async function refusalDetails(tx: Tx, ctx: StaffContext, { from, to, customer }: ReservedTable) {
  const { dayRule } = await readSettings(tx, ctx.now);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    customer,
    mayOverride: mayDo(ctx, "reservation.override"),
    time: clockText(from, dayRule.zone, ctx.language),
    until: clockText(to, dayRule.zone, ctx.language),
  };
}

/** A reserved table with its customer. */
interface ReservedTable extends HeldTable {
  readonly customer: string;
}

/**
 * Reads the reserved tables around a stay, within the time searched for free times, without the reservation
 * `exceptId`.
 */
export function selectReservedTables(
  tx: Tx,
  stay: Stay,
  exceptId: ReservationId | null,
): Promise<ReservedTable[]> {
  const around = SEARCHED_MINUTES * MINUTE_MS;
  const longest = STAY_MINUTES.max * MINUTE_MS;
  return tx.query({
    text: `select r.id, r.table_id as "tableId", r.starts_at as "from", r.ends_at as "to",
        coalesce(nullif(c.name, ''), c.phone) as customer
      from reservations r
      cross join lateral (select name, phone from customers where tenant_id = $1 and id = r.customer_id offset 0) c
      where r.tenant_id = $1 and r.starts_at > $2 and r.starts_at < $3 and r.table_id is not null
        and r.status <> 'cancelled' and r.no_show_at is null and r.archived_at is null
        and r.id is distinct from $4::bigint
      order by r.starts_at, r.id`,
    values: [
      tx.tenantId,
      new Date(stay.from.getTime() - around - longest),
      new Date(stay.to.getTime() + around),
      exceptId,
    ],
  });
}

/**
 * Locks a table that can be booked, so that of two people the later sees what the earlier wrote. Undefined when
 * there is none.
 */
export const lockTable = (tx: Tx, id: TableId) =>
  tx.first(
    sqlOf
      .selectFrom("store_tables")
      .select(["id", "title", "seating_capacity"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null)
      .forNoKeyUpdate(),
  );

const MAX_TIMES = 8;

/** Reads which tables are free for a stay; for a given table also its other free times. */
export function readFreeTables(
  ctx: StaffContext,
  { date: from, peopleCount: people, durationMinutes, tableId, exceptId }: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    if (exceptId !== undefined) found(await selectReservation(tx, exceptId));
    const tables = await selectBookableTables(tx);
    if (tableId !== undefined) found(tables.find(({ id }) => id === tableId));
    const { reservations: rules } = await readSettings(tx, ctx.now);
    const minutes = durationMinutes ?? rules.durationMinutes;
    const stay = stayOf(from, minutes);
    const reserved = await selectReservedTables(tx, stay, exceptId ?? null);
    const own = reserved.filter((each) => each.tableId === tableId);
    return {
      tables: freeTables(tables, reserved, { stay, people }),
      places: tablePlaces(tables, reserved, { stay, people }).map(({ held, ...place }) => ({
        ...place,
        taken: held && { from: held.from, to: held.to, customer: held.customer },
      })),
      times: tableId === undefined ? [] : freeTimes(own, stay, { now: ctx.now, most: MAX_TIMES }),
    };
  });
}
