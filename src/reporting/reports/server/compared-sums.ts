import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ReportRow } from "../contract/reports.ts";
import type { ReportDimension } from "../domain/report-kind.ts";
import { readSums, type SumGroup } from "./read-sums.ts";
import type { ReportScope } from "./report-scope.ts";

/** A sum of a period beside the same of the days it is compared with. */
export type ComparedSum = Pick<ReportRow, "key" | "count" | "amount" | "before" | "same_weekdays"> & {
  /** Empty where there is none. */
  readonly detail: string;
};

/** One thing of some days: how many there were and what they came to. */
export interface PlainSum {
  readonly key: string;
  readonly detail: string;
  readonly count: number;
  readonly amount: Cents;
}

/** The sums of a period by key and detail, each beside those of the compared days; what there was in these alone has nothing now. */
export async function comparedSums(
  tx: Tx,
  dimension: ReportDimension,
  { range, compared, day }: Pick<ReportScope, "range" | "compared" | "day">,
  group: SumGroup = "keys",
): Promise<ComparedSum[]> {
  const [now, before, weekdays] = await Promise.all(
    [range, compared.before, compared.weekdays].map((days) => readSums(tx, dimension, days, { day, group })),
  );
  return besideEachOther(now ?? [], before ?? [], weekdays ?? []);
}

const nothing = { count: 0, amount: ZERO_CENTS } as const;

/** Sums of three stretches of days put beside each other by key and detail, in the order in which they come. */
export function besideEachOther(
  now: readonly PlainSum[],
  before: readonly PlainSum[],
  weekdays: readonly PlainSum[],
): ComparedSum[] {
  const rows = new Map<string, ComparedSum>();
  const add = (sums: readonly PlainSum[], place: (sum: PlainSum) => Partial<ComparedSum>) => {
    for (const sum of sums) {
      const { key, detail } = sum;
      const id = JSON.stringify([key, detail]);
      const known = rows.get(id) ?? { key, detail, ...nothing, before: nothing, same_weekdays: nothing };
      rows.set(id, { ...known, ...place(sum) });
    }
  };
  add(now, ({ count, amount }) => ({ count, amount }));
  add(before, ({ count, amount }) => ({ before: { count, amount } }));
  add(weekdays, ({ count, amount }) => ({ same_weekdays: { count, amount } }));
  return [...rows.values()];
}
