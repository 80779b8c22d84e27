import type { ReportRow } from "../../../contract/reports.ts";
import { sumCents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import { rangeInstants } from "../../../domain/periods/list-period.ts";
import { isLossKind, type ReportKind } from "../../../domain/reports/report-kind.ts";
import { unreachable } from "../../../domain/unreachable.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { type ReportDay, readSums, type SumGroup, type SumRow } from "./read-sums.ts";
import type { ReportScope } from "./report-scope.ts";
import { type Titled, titlesOfItems, titlesOfPayments, titlesOfPeople } from "./report-titles.ts";

type Scope = Pick<ReportScope, "range" | "rule"> & { readonly day: ReportDay };

/** A period by what is asked for, the largest amount first; hours by day and hour. */
export async function reportRows(tx: Tx, by: ReportKind, scope: Scope): Promise<ReportRow[]> {
  switch (by) {
    case "hour":
      return (await sumsOf(tx, scope, "sale", "weekdays")).map(plain).toSorted(byHour);
    case "item":
      return titled(tx, await sumsOf(tx, scope, "item"), titlesOfItems);
    case "category":
      return categoryRows(tx, await sumsOf(tx, scope, "item"));
    case "waiter":
    case "tip":
      return titled(tx, await sumsOf(tx, scope, by), titlesOfPeople);
    case "payment":
      return titled(tx, await sumsOf(tx, scope, "payment"), titlesOfPayments);
    case "table":
      return ordered(
        (await sumsOf(tx, scope, "table")).map((row) => ({ ...plain(row), title: row.key || null })),
      );
    case "source":
    case "dining_option":
      return ordered((await sumsOf(tx, scope, by)).map(plain));
    case "discount":
    case "courtesy":
    case "void":
    case "refund":
      return lossRows(tx, by, await sumsOf(tx, scope, by));
    case "reservation":
      return reservationRows(tx, scope);
    default:
      return unreachable(by);
  }
}

const sumsOf = (
  tx: Tx,
  { range, day }: Scope,
  dimension: Parameters<typeof readSums>[1],
  group: SumGroup = "keys",
): Promise<SumRow[]> => readSums(tx, dimension, range, { day, group });

const plain = ({ key, detail, count, amount }: SumRow): ReportRow => ({
  key,
  title: null,
  detail: detail === "" ? null : detail,
  count,
  amount,
});

const byHour = (a: ReportRow, b: ReportRow) =>
  Number(a.detail) - Number(b.detail) || Number(a.key) - Number(b.key);

function ordered(rows: readonly ReportRow[]): ReportRow[] {
  return rows.toSorted((a, b) => b.amount - a.amount || b.count - a.count || (a.key < b.key ? -1 : 1));
}

type TitlesOf = (tx: Tx, keys: readonly string[]) => Promise<Titled[]>;

async function titled(tx: Tx, sums: readonly SumRow[], titlesOf: TitlesOf): Promise<ReportRow[]> {
  const titles = await titleMap(tx, sums, titlesOf);
  return ordered(sums.map((row) => ({ ...plain(row), title: titles.get(row.key) ?? null })));
}

async function titleMap(
  tx: Tx,
  sums: readonly Pick<SumRow, "key">[],
  titlesOf: TitlesOf,
): Promise<ReadonlyMap<string, string>> {
  const rows = await titlesOf(
    tx,
    sums.map(({ key }) => key),
  );
  return new Map(rows.map(({ key, title }) => [key, title]));
}

/** Items put together by the category that each is in now. */
async function categoryRows(tx: Tx, sums: readonly SumRow[]): Promise<ReportRow[]> {
  const items = await titlesOfItems(
    tx,
    sums.map(({ key }) => key),
  );
  const categoryOf = new Map(items.map(({ key, category, categoryId }) => [key, { category, categoryId }]));
  const rows = new Map<string, ReportRow>();
  for (const { key: item, count, amount } of sums) {
    const { category = null, categoryId = null } = categoryOf.get(item) ?? {};
    const key = categoryId ?? "";
    const known = rows.get(key) ?? { key, title: category, detail: null, count: 0, amount: ZERO_CENTS };
    rows.set(key, { ...known, count: known.count + count, amount: sumCents([known.amount, amount]) });
  }
  return ordered([...rows.values()]);
}

/** What was given away or taken back, with the names of those who did it. */
async function lossRows(tx: Tx, by: ReportKind, sums: readonly SumRow[]): Promise<ReportRow[]> {
  const people = await titleMap(
    tx,
    sums.map(({ detail }) => ({ key: detail })),
    titlesOfPeople,
  );
  const isFrozenText = isLossKind(by) && by !== "void";
  return ordered(
    sums.map((row) => ({
      ...plain(row),
      title: isFrozenText && row.key !== "" ? row.key : null,
      detail: people.get(row.detail) ?? null,
    })),
  );
}

/** What became of the reservations that begin in the period. */
async function reservationRows(tx: Tx, { range, rule }: Scope): Promise<ReportRow[]> {
  const { from, before } = rangeInstants(range, rule);
  const rows = await tx.query<{ key: string; count: number }>({
    text: `select case when r.status = 'cancelled' then 'cancelled' when r.arrived_at is not null then 'kept'
        when r.no_show_at is not null then 'no_show' else 'awaited' end as key, count(*)::integer as count
      from reservations r
      where r.tenant_id = $1 and r.starts_at >= $2 and r.starts_at < $3 and r.archived_at is null
      group by 1 order by 2 desc, 1`,
    values: [tx.tenantId, new Date(from ?? 0), new Date(before ?? 0)],
  });
  return rows.map(({ key, count }) => ({ key, title: null, detail: null, count, amount: ZERO_CENTS }));
}
