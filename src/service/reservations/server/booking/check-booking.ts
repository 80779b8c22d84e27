import { readSettings } from "#core/settings/server/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { clockText } from "#platform/server/i18n/clock-text.ts";
import { freeTables, freeTimes, overlaps, type Stay, seatsEnough } from "../../domain/booking.ts";
import type { Override } from "../../domain/reservation.ts";
import { selectBookableTables } from "../reading/reservation-queries.ts";
import { type KeptTable, lockTable, selectKeptTables } from "./held-tables.ts";

export interface WantedTable {
  readonly tableId: TableId;
  readonly stay: Stay;
  readonly people: number;
  /** The reservation that is being changed; null for a new one. */
  readonly id: ReservationId | null;
  /** Somebody allowed this table at this time before. */
  readonly isAllowed: boolean;
  readonly despite: readonly Override[];
}

const MOST_OFFERED = 5;

/**
 * Whether the table may be kept for the stay, with the table locked. Refuses `table_unknown`, `reservation_overlaps` and
 * `reservation_seats_short` with what is free instead. Past an overlap goes who says so and may (`not_permitted`); the
 * answer is then true, and the database's rule leaves the reservation out.
 */
export async function checkBooking(tx: Tx, ctx: StaffContext, wanted: WantedTable): Promise<boolean> {
  const { tableId, stay, people, despite } = wanted;
  const table = await lockTable(tx, tableId);
  if (!table) throw new AppError("table_unknown", { field: "tableId" });
  const kept = await selectKeptTables(tx, stay, wanted.id);
  const inTheWay = kept.find((each) => each.tableId === tableId && overlaps(each, stay));
  const facts = { table: table.title, seats: table.seating_capacity, people };
  const isEnough = seatsEnough(table.seating_capacity, people) || despite.includes("seats");
  if (inTheWay && !wanted.isAllowed) {
    if (!despite.includes("overlap"))
      throw new AppError("reservation_overlaps", {
        field: "tableId",
        details: {
          ...facts,
          ...(await wayOut(tx, ctx, { wanted, kept, isEnough })),
          ...(await told(tx, ctx, inTheWay)),
        },
      });
    if (!mayDo(ctx, "reservation.override")) throw new AppError("not_permitted");
  }
  if (!isEnough)
    throw new AppError("reservation_seats_short", {
      field: "peopleCount",
      details: { ...facts, ...(await wayOut(tx, ctx, { wanted, kept, isEnough })) },
    });
  return inTheWay !== undefined;
}

interface Refused {
  readonly wanted: WantedTable;
  readonly kept: readonly KeptTable[];
  /** Whether the table has seats enough, or was asked for in spite of it. */
  readonly isEnough: boolean;
}

/** What is free instead: other tables at that time, and that table at other times, which bring no more seats. */
async function wayOut(tx: Tx, { now }: StaffContext, { wanted, kept, isEnough }: Refused) {
  const { tableId, stay, people } = wanted;
  const tables = freeTables(await selectBookableTables(tx), kept, { stay, people });
  const own = kept.filter((each) => each.tableId === tableId);
  const times = isEnough ? freeTimes(own, stay, { now, most: MOST_OFFERED }) : [];
  return {
    tables: tables
      .filter(({ id }) => id !== tableId)
      .slice(0, MOST_OFFERED)
      .map(({ id }) => id),
    times: times.map((time) => time.toISOString()),
  };
}

async function told(tx: Tx, ctx: StaffContext, { from, to, customer }: KeptTable) {
  const { dayRule } = await readSettings(tx, ctx.now);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    customer,
    mayOverride: mayDo(ctx, "reservation.override"),
    time: clockText(from, dayRule.zone),
    until: clockText(to, dayRule.zone),
  };
}
