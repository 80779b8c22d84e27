import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readFreeTables as definition } from "../../contract/reservations.ts";
import { freeTables, freeTimes, stayOf } from "../../domain/booking.ts";
import { selectBookableTables, selectReservation } from "../reading/reservation-queries.ts";
import { selectKeptTables } from "./held-tables.ts";

const MOST_TIMES = 8;

/** Which tables are free for a stay; of one of them also when else it is. */
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
    const kept = await selectKeptTables(tx, stay, exceptId ?? null);
    const own = kept.filter((each) => each.tableId === tableId);
    return {
      tables: freeTables(tables, kept, { stay, people }),
      times: tableId === undefined ? [] : freeTimes(own, stay, { now: ctx.now, most: MOST_TIMES }),
    };
  });
}
