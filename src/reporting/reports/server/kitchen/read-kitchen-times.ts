import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readKitchenTimes as definition, StationTimes } from "../../contract/kitchen-times.ts";
import { kitchenTimes, type ReadyWithin } from "../../domain/kitchen-times.ts";
import { type ReadRange, type ReportDay, readSums, type SumRow } from "../read-sums.ts";
import { reportScope, shownDays } from "../report-scope.ts";

/** Returns the times of the stations in a period, in their order; all of one moment. */
export function readKitchenTimes(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const scope = await reportScope(tx, ctx, query);
    const { range, compared } = scope;
    const [now, before, weekdays] = await Promise.all(
      [range, compared.before, compared.weekdays].map((days) => readCounted(tx, days, scope.day)),
    );
    const all: Counts = { now: now ?? [], before: before ?? [], weekdays: weekdays ?? [] };
    const stations = await readStations(
      tx,
      allOf(all).map(({ station }) => station),
    );
    return {
      ...shownDays(scope),
      stations: stations.map((station) =>
        stationTimes(
          station,
          those(all, (row) => row.station === station.key),
        ),
      ),
    };
  });
}

async function readCounted(tx: Tx, days: ReadRange, day: ReportDay): Promise<Counted[]> {
  const [made, recalled] = await Promise.all([
    readSums(tx, "kitchen", days, { day }),
    readSums(tx, "recall", days, { day }),
  ]);
  return [...made.map(madeOf), ...recalled.map(recalledOf)];
}

/** Dishes of the period and of the compared days. */
interface Counts {
  readonly now: readonly Counted[];
  readonly before: readonly Counted[];
  readonly weekdays: readonly Counted[];
}

const allOf = ({ now, before, weekdays }: Counts): readonly Counted[] => [...now, ...before, ...weekdays];

const those = ({ now, before, weekdays }: Counts, isOne: (row: Counted) => boolean): Counts => ({
  now: now.filter(isOne),
  before: before.filter(isOne),
  weekdays: weekdays.filter(isOne),
});

interface Station extends Pick<StationTimes, "key" | "title" | "late_minutes"> {}

/** Reads stations that made something, including deleted ones. */
const readStations = (tx: Tx, keys: readonly string[]) =>
  tx.query<Station>({
    text: `select id::text as key, title, late_minutes from stations
      where tenant_id = $1 and id = any($2::bigint[]) order by position, id`,
    values: [tx.tenantId, [...new Set(keys)].map(Number)],
  });

/** Dishes of a station that were sent in the same hour and ready within the same minutes. */
interface Counted {
  readonly station: string;
  readonly hour: number;
  /** Null: its station never marked it as ready. */
  readonly minutes: number | null;
  readonly dishes: number;
  readonly recalled: number;
}

/** The detail has the hour and the minutes; the minutes are missing where no time is known. */
function madeOf({ key, detail, count }: SumRow): Counted {
  const [hour, minutes = ""] = detail.split(" ");
  return {
    station: key,
    hour: Number(hour),
    minutes: minutes === "" ? null : Number(minutes),
    dishes: count,
    recalled: 0,
  };
}

function recalledOf({ key, detail, count }: SumRow): Counted {
  return { station: key, hour: Number(detail), minutes: null, dishes: 0, recalled: count };
}

function stationTimes(station: Station, counts: Counts): StationTimes {
  const hours = [...new Set(allOf(counts).map(({ hour }) => hour))].toSorted((a, b) => a - b);
  return {
    ...station,
    ...comparedTimesOf(station, counts),
    hours: hours.map((hour) => ({
      hour,
      ...comparedTimesOf(
        station,
        those(counts, (row) => row.hour === hour),
      ),
    })),
  };
}

function comparedTimesOf(station: Station, { now, before, weekdays }: Counts) {
  const short = (rows: readonly Counted[]) => {
    const { dishes, median } = timesOf(station, rows);
    return { dishes, median };
  };
  return { ...timesOf(station, now), before: short(before), same_weekdays: short(weekdays) };
}

function timesOf({ late_minutes }: Station, rows: readonly Counted[]) {
  const ready = new Map<number, ReadyWithin>();
  let [unmeasured, recalled] = [0, 0];
  for (const row of rows) {
    recalled += row.recalled;
    if (row.minutes === null) unmeasured += row.dishes;
    else
      ready.set(row.minutes, {
        minutes: row.minutes,
        dishes: row.dishes + (ready.get(row.minutes)?.dishes ?? 0),
      });
  }
  return { ...kitchenTimes([...ready.values()], late_minutes), recalled, unmeasured };
}
