import type { QueryOf, ResponseOf } from "../../../../contract/platform/define.ts";
import type {
  readKitchenTimes as definition,
  StationTimes,
} from "../../../../contract/reports/kitchen-times.ts";
import { kitchenTimes, type ReadyWithin } from "../../../../domain/reports/kitchen-times.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readSums, type SumRow } from "../read-sums.ts";
import { reportScope } from "../report-scope.ts";

/** How long the stations took in a period, in the order of the stations; all of one moment. */
export function readKitchenTimes(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { range, day } = await reportScope(tx, ctx, query);
    const [made, recalled] = await Promise.all([
      readSums(tx, "kitchen", range, { day }),
      readSums(tx, "recall", range, { day }),
    ]);
    const all = [...made.map(madeOf), ...recalled.map(recalledOf)];
    const stations = await readStations(
      tx,
      all.map(({ station }) => station),
    );
    return {
      from: range.from,
      to: range.to,
      stations: stations.map((station) =>
        stationTimes(
          station,
          all.filter((row) => row.station === station.key),
        ),
      ),
    };
  });
}

interface Station extends Pick<StationTimes, "key" | "title" | "late_minutes"> {}

/** Stations that made something, those that are gone too. */
const readStations = (tx: Tx, keys: readonly string[]) =>
  tx.query<Station>({
    text: `select id::text as key, title, late_minutes from stations
      where tenant_id = $1 and id = any($2::bigint[]) order by position, id`,
    values: [tx.tenantId, [...new Set(keys)].map(Number)],
  });

/** Dishes of a station that were sent at an hour and were all ready within the same minutes. */
interface Counted {
  readonly station: string;
  readonly hour: number;
  /** Null: its station never said so. */
  readonly minutes: number | null;
  readonly dishes: number;
  readonly recalled: number;
}

/** The detail is the hour and the minutes, which are empty where no time is known. */
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

function stationTimes(station: Station, rows: readonly Counted[]): StationTimes {
  const hours = [...new Set(rows.map(({ hour }) => hour))].toSorted((a, b) => a - b);
  return {
    ...station,
    ...timesOf(station, rows),
    hours: hours.map((hour) => ({
      hour,
      ...timesOf(
        station,
        rows.filter((row) => row.hour === hour),
      ),
    })),
  };
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
