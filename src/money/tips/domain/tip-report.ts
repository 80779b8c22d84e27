import type { UserId } from "#platform/domain/ids.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";

/** Tips of one waiter by one payment type. */
export interface TipRow {
  /** Null when nobody served the account. */
  readonly waiterId: UserId | null;
  readonly waiter: string | null;
  readonly method: string;
  readonly given: Cents;
  /** Tips given back to guests. */
  readonly returned: Cents;
}

interface TipSum {
  readonly given: Cents;
  readonly returned: Cents;
  /** Given less returned. Negative when more tips of earlier days were given back. */
  readonly kept: Cents;
}

interface WaiterTips extends TipSum {
  readonly waiterId: UserId | null;
  readonly waiter: string | null;
  readonly methods: readonly (TipSum & { readonly method: string })[];
}

interface TipReport extends TipSum {
  readonly waiters: readonly WaiterTips[];
  readonly methods: readonly (TipSum & { readonly method: string })[];
}

/** Sums tips by waiter and by payment type, in the rows' order; every sum is the sum of its rows. */
export function tipReport(rows: readonly TipRow[]): TipReport {
  return {
    ...sumOf(rows),
    methods: byMethod(rows),
    waiters: [...Map.groupBy(rows, (row) => row.waiterId).values()].flatMap((waiterRows) => {
      const [first] = waiterRows;
      if (!first) return [];
      return [
        {
          waiterId: first.waiterId,
          waiter: first.waiter,
          methods: byMethod(waiterRows),
          ...sumOf(waiterRows),
        },
      ];
    }),
  };
}

function byMethod(rows: readonly TipRow[]) {
  return [...Map.groupBy(rows, (row) => row.method).entries()].map(([method, methodRows]) => ({
    method,
    ...sumOf(methodRows),
  }));
}

function sumOf(rows: readonly TipRow[]): TipSum {
  const sum = (pick: (row: TipRow) => Cents): Cents =>
    rows.reduce((total, row) => cents(total + pick(row)), ZERO_CENTS);
  const [given, returned] = [sum((row) => row.given), sum((row) => row.returned)];
  return { given, returned, kept: cents(given - returned) };
}
