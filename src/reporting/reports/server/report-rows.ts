import { sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { rangeInstants } from "#platform/domain/periods/list-period.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ReportRow } from "../contract/reports.ts";
import { afterRefunds } from "../domain/after-refunds.ts";
import { GIVEN_DISCOUNT, isLossKind, type ReportDimension, type ReportKind } from "../domain/report-kind.ts";
import { readSums, type SumGroup, type SumRow } from "./read-sums.ts";
import type { ReportScope } from "./report-scope.ts";
import {
  type Titled,
  titlesOfAddons,
  titlesOfItems,
  titlesOfPayments,
  titlesOfPeople,
  titlesOfVariants,
} from "./report-titles.ts";

type Scope = Pick<ReportScope, "range" | "compared" | "rule" | "day">;

/**
 * Returns the rows of a kind of report, each beside the compared days; the largest amount first, hours by day and
 * hour, guests by day.
 */
export async function reportRows(tx: Tx, by: ReportKind, scope: Scope): Promise<ReportRow[]> {
  switch (by) {
    case "hour":
      return (await comparedSums(tx, "sale", scope, "weekdays")).map(plain).toSorted(byHour);
    case "item":
      return titled(tx, await comparedSums(tx, "item", scope), titlesOfItems);
    case "category":
      return categoryRows(tx, await comparedSums(tx, "item", scope));
    case "variant":
      return choiceRows(tx, await comparedSums(tx, by, scope), titlesOfVariants);
    case "addon":
      return choiceRows(tx, await comparedSums(tx, by, scope), titlesOfAddons);
    case "waiter":
    case "tip":
      return titled(tx, await comparedSums(tx, by, scope), titlesOfPeople);
    case "payment":
      return titled(tx, await comparedSums(tx, "payment", scope), titlesOfPayments);
    case "table":
      return ordered(
        (await comparedSums(tx, "table", scope)).map((row) => ({ ...plain(row), title: row.key || null })),
      );
    case "source":
    case "dining_option":
      return ordered((await comparedSums(tx, by, scope)).map(plain));
    case "discount":
    case "courtesy":
    case "void":
    case "refund":
      return lossRows(tx, by, await comparedSums(tx, by, scope));
    case "guest":
      return guestRows(await comparedSums(tx, "guest", scope, "weekdays"));
    case "reservation":
      return reservationRows(tx, scope);
    default:
      return unreachable(by);
  }
}

const plain = (sum: ComparedSum): ReportRow => ({
  ...sum,
  title: null,
  detail: sum.detail === "" ? null : sum.detail,
});

const byHour = (a: ReportRow, b: ReportRow) =>
  Number(a.detail) - Number(b.detail) || Number(a.key) - Number(b.key);

function ordered(rows: readonly ReportRow[]): ReportRow[] {
  return rows.toSorted(
    (a, b) =>
      b.amount - a.amount ||
      b.count - a.count ||
      b.before.amount - a.before.amount ||
      b.same_weekdays.amount - a.same_weekdays.amount ||
      (a.key < b.key ? -1 : 1),
  );
}

type TitlesOf = (tx: Tx, keys: readonly string[]) => Promise<Titled[]>;

async function titled(tx: Tx, sums: readonly ComparedSum[], titlesOf: TitlesOf): Promise<ReportRow[]> {
  const titles = await titleMap(tx, sums, titlesOf);
  return ordered(sums.map((row) => ({ ...plain(row), title: titles.get(row.key) ?? null })));
}

async function titleMap(
  tx: Tx,
  sums: readonly Pick<ComparedSum, "key">[],
  titlesOf: TitlesOf,
): Promise<ReadonlyMap<string, string>> {
  const rows = await titlesOf(
    tx,
    sums.map(({ key }) => key),
  );
  return new Map(rows.map(({ key, title }) => [key, title]));
}

/** Returns choices of dishes with their titles and those of the dishes. */
async function choiceRows(tx: Tx, sums: readonly ComparedSum[], titlesOf: TitlesOf): Promise<ReportRow[]> {
  const dishes = await titleMap(
    tx,
    sums.map(({ detail }) => ({ key: detail })),
    titlesOfItems,
  );
  return (await titled(tx, sums, titlesOf)).map((row) => ({
    ...row,
    detail: row.detail === null ? null : (dishes.get(row.detail) ?? null),
  }));
}

/** Groups items by their present category. */
async function categoryRows(tx: Tx, sums: readonly ComparedSum[]): Promise<ReportRow[]> {
  const items = await titlesOfItems(
    tx,
    sums.map(({ key }) => key),
  );
  const categoryOf = new Map(items.map(({ key, category, categoryId }) => [key, { category, categoryId }]));
  const rows = new Map<string, ReportRow>();
  for (const { key: item, ...sum } of sums) {
    const { category = null, categoryId = null } = categoryOf.get(item) ?? {};
    const key = categoryId ?? "";
    const known = rows.get(key);
    rows.set(
      key,
      known === undefined ? { ...plain({ ...sum, key }), title: category } : together(known, sum),
    );
  }
  return ordered([...rows.values()]);
}

type Sums = Omit<ComparedSum, "key" | "detail">;

const together = (row: ReportRow, sum: Sums): ReportRow => ({
  ...row,
  ...added(row, sum),
  before: added(row.before, sum.before),
  same_weekdays: added(row.same_weekdays, sum.same_weekdays),
});

const added = (one: RowSum, other: RowSum): RowSum => ({
  count: one.count + other.count,
  amount: sumCents([one.amount, other.amount]),
  sold: sumCents([one.sold, other.sold]),
  refunded: sumCents([one.refunded, other.refunded]),
  refunded_count: one.refunded_count + other.refunded_count,
});

/** Returns losses with the names of those who gave or took something back. */
async function lossRows(tx: Tx, by: ReportKind, sums: readonly ComparedSum[]): Promise<ReportRow[]> {
  const people = await titleMap(
    tx,
    sums.map(({ detail }) => ({ key: detail })),
    titlesOfPeople,
  );
  const isFrozenText = isLossKind(by) && by !== "void";
  return ordered(
    sums.map((row) => ({
      ...plain(row),
      title: isFrozenText && row.key !== "" ? frozenText(by, row.key) : null,
      detail: people.get(row.detail) ?? null,
    })),
  );
}

/** Returns the code or the reason in a key. */
function frozenText(by: ReportKind, key: string): string {
  const isGiven = by === "discount" && key.startsWith(GIVEN_DISCOUNT);
  return isGiven ? key.slice(GIVEN_DISCOUNT.length) : key;
}

/** Returns guests by weekday; days on which nobody counted them are left out. */
function guestRows(sums: readonly ComparedSum[]): ReportRow[] {
  return sums
    .filter(({ before, same_weekdays, ...now }) =>
      [now, before, same_weekdays].some(({ count, sold, refunded }) => count > 0 || sold > 0 || refunded > 0),
    )
    .map((sum) => plain({ ...sum, key: sum.detail, detail: "" }))
    .toSorted((a, b) => Number(a.key) - Number(b.key));
}

/** Returns the outcomes of the reservations that begin in the period. */
async function reservationRows(tx: Tx, { range, compared, rule }: Scope): Promise<ReportRow[]> {
  const [now, before, weekdays] = await Promise.all(
    // Of today they are told with those of tonight, so the days beside it count as wholes too.
    [range, compared.before, compared.weekdays].map((days) => readReservations(tx, days, rule)),
  );
  return ordered(compareSums(now ?? [], before ?? [], weekdays ?? []).map(plain));
}

async function readReservations(tx: Tx, range: DateRange, rule: Scope["rule"]): Promise<PlainSum[]> {
  const { from, before } = rangeInstants(range, rule);
  const rows = await tx.query<{ key: string; count: number }>({
    text: `select case when r.status = 'cancelled' then 'cancelled' when r.arrived_at is not null then 'kept'
        when r.no_show_at is not null then 'no_show' else 'awaited' end as key, count(*)::integer as count
      from reservations r
      where r.tenant_id = $1 and r.starts_at >= $2 and r.starts_at < $3 and r.archived_at is null
      group by 1`,
    values: [tx.tenantId, new Date(from ?? 0), new Date(before ?? 0)],
  });
  return rows.map(({ key, count }) => ({ ...nothing, key, detail: "", count }));
}

/** Count and amounts of one thing over some days. */
type RowSum = ReportRow["before"];

/** A sum of a period beside the same sum of the compared days. */
type ComparedSum = Omit<ReportRow, "title" | "detail"> & {
  /** Empty without a detail. */
  readonly detail: string;
};

type PlainSum = RowSum & Pick<ComparedSum, "key" | "detail">;

/** Dimensions that count pieces, of which refunds give some back. */
const PIECES: readonly ReportDimension[] = ["item", "variant", "addon"];

/**
 * Returns the sums of a row of a report: amounts after refunds, and pieces too; what was given back of an invoice does
 * not make it another one.
 */
function rowSum(dimension: ReportDimension, sum: SumRow): PlainSum {
  const { key, detail, refunded, refundedCount } = sum;
  return {
    key,
    detail,
    count: PIECES.includes(dimension) ? sum.count - refundedCount : sum.count,
    amount: afterRefunds(sum).amount,
    sold: sum.amount,
    refunded,
    refunded_count: refundedCount,
  };
}

/**
 * Returns the sums of a period by key and detail, each beside those of the compared days; a sum that only those days
 * have is 0 now.
 */
async function comparedSums(
  tx: Tx,
  dimension: ReportDimension,
  { range, compared, day }: Pick<ReportScope, "range" | "compared" | "day">,
  group: SumGroup = "keys",
): Promise<ComparedSum[]> {
  const [now, before, weekdays] = await Promise.all(
    [range, compared.before, compared.weekdays].map(async (days) =>
      (await readSums(tx, dimension, days, { day, group })).map((sum) => rowSum(dimension, sum)),
    ),
  );
  return compareSums(now ?? [], before ?? [], weekdays ?? []);
}

const nothing: RowSum = {
  count: 0,
  amount: ZERO_CENTS,
  sold: ZERO_CENTS,
  refunded: ZERO_CENTS,
  refunded_count: 0,
};

const isAnything = ({ count, amount, sold, refunded, refunded_count }: RowSum) =>
  [count, amount, sold, refunded, refunded_count].some((value) => value !== 0);

const sumOf = ({ key: _, detail: __, ...sum }: PlainSum): RowSum => sum;

/** Puts the sums of three ranges of days beside each other by key and detail, in their order. */
function compareSums(
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
  add(now, sumOf);
  add(before, (sum) => ({ before: sumOf(sum) }));
  add(weekdays, (sum) => ({ same_weekdays: sumOf(sum) }));
  // What is ordered on one day and taken off on another leaves nothing of both.
  return [...rows.values()].filter((row) => [row, row.before, row.same_weekdays].some(isAnything));
}
