import type pg from "pg";
import { expect, test } from "vitest";
import { type ListSource, listSources } from "#platform/server/lists/list-source.ts";
import { countStatement, windowStatement } from "#platform/server/lists/read-list.ts";
import { placeOf } from "../../../../scripts/check/layout.mjs";
import { isProof, parsedSources, parseSource } from "../../../../scripts/check/parsed-sources.ts";
import { type SqlText, sqlTexts } from "../../../../scripts/check/rules/sql-texts.ts";
import { features } from "../features.ts";
import { suiteDatabase } from "./suite-database.ts";

const { superuser } = await suiteDatabase("sql_catalogue");

const BOOKS = "figures of a book are the same columns in its list, its sums and its file";
const FACTS = "put together of the facts of a day, each of which the tests of reports run";

/** Files with statements that only running them tells, how many, and why. May only shrink. */
const madeAtRunTime: Readonly<Record<string, { count: number; reason: string }>> = {
  "menu/combos/server/combo-queries.ts": { count: 1, reason: "titles are folded as lists fold them" },
  "operator/data-exports/server/making/export-files.ts": {
    count: 1,
    reason: "reads a file by its key, of three tables",
  },
  "operator/data-exports/server/making/expected-rows.ts": {
    count: 2,
    reason:
      "counts some rows of each exported table, named by the catalogue, and asks the planner for the rest",
  },
  "operator/data-exports/server/making/whole-export.ts": {
    count: 1,
    reason: "is made of the catalogue of exported tables; exported-tables.test.ts prepares each",
  },
  "money/cash-reports/server/list-shift-differences.ts": {
    count: 1,
    reason: "adds up the rows that the list leaves, by the condition of the history",
  },
  "service/guest-menu/server/menu-favourites.ts": {
    count: 1,
    reason: "its two statements begin with the same part, which names what each account ordered",
  },
  "service/feedback/server/list-feedback.ts": {
    count: 3,
    reason: "the figures are of the rows that the list leaves, and one answer is read as the list has it",
  },
  "reporting/reports/server/read-figures.ts": { count: 1, reason: FACTS },
  "reporting/reports/server/platform/publish-days.ts": { count: 2, reason: FACTS },
  "reporting/reports/server/read-sums.ts": { count: 1, reason: FACTS },
  "reporting/reports/server/sum-days.ts": { count: 4, reason: FACTS },
  "reporting/dashboard/server/day-queries.ts": { count: 2, reason: FACTS },
  "back-office/tax-books/server/books/book-sources.ts": { count: 1, reason: BOOKS },
  "back-office/tax-books/server/books/read-books.ts": { count: 2, reason: BOOKS },
  "back-office/tax-books/server/closing/read-closing.ts": {
    count: 1,
    reason: "counts the same documents by state",
  },
  "back-office/tax-books/server/comparing/compare-days.ts": {
    count: 1,
    reason: "is put together of a part for each kind of difference",
  },
  "platform/server/db/database-way.ts": { count: 1, reason: "names a statement anew at each start" },
  "platform/server/db/in-tenant.ts": { count: 6, reason: "hands the statements of others to the driver" },
  "platform/server/db/migrate.ts": { count: 1, reason: "runs the files of db/migrations" },
  "platform/server/db/tx.ts": { count: 7, reason: "hands the statements of others to the driver" },
  "platform/server/lists/read-list.ts": {
    count: 6,
    reason: "made from ListSources, all of which are prepared below",
  },
};

const statements = parsedSources()
  .filter((source) => /^(server|outside)$/.test(placeOf(source.path)?.layer ?? "") && !isProof(source.path))
  .flatMap(sqlTexts);

/** Statements that PostgreSQL does not prepare: they have no columns to misspell. */
const CONTROL = /^\s*(begin|commit|rollback|set|lock|grant|listen|notify|create|discard)\b/i;

/** Returns the catalogue's objections to a statement; nothing is run. */
async function faultOf(client: pg.Client, { place, text }: SqlText): Promise<string[]> {
  try {
    await client.query(`prepare looked_at as ${text}`);
    await client.query("deallocate looked_at");
    return [];
  } catch (error) {
    return [`${place}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

test("every statement written as text fits the tables as they are", async () => {
  const faults: string[] = [];
  let prepared = 0;
  for (const statement of statements) {
    if (statement.text === undefined || CONTROL.test(statement.text)) continue;
    faults.push(...(await faultOf(superuser, statement)));
    prepared += 1;
  }
  expect(faults).toEqual([]);
  expect(prepared).toBeGreaterThan(50);
});

/** Every statement that a list can make, its unsortable parameters being texts. */
function statementsOf(source: ListSource<string>): SqlText[] {
  const pieces = Object.values(source.sorts).flatMap((sort) =>
    sort.pieces ? [sort.pieces.from, sort.pieces.where] : [],
  );
  const parameters = [source.from, source.where, source.columns, source.details, ...pieces]
    .flatMap((sql) => [...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
    .reduce((most, number) => Math.max(most, number), 1);
  const values = Array.from({ length: parameters }, () => null);
  const from = { sort: "", isBack: false, key: "", id: 1 };
  const windows = Object.keys(source.sorts).flatMap((sort) =>
    [true, false].flatMap((isDescending) =>
      [0, from].map((start) =>
        windowStatement(source, values, { sort, isDescending, limit: 1, from: start }),
      ),
    ),
  );
  const counts = Object.keys(source.sorts).map((sort) => countStatement(source, values, { sort, most: 1 }));
  return [...windows, ...counts].map(({ text }) => ({ place: source.id, text }));
}

test("every list fits the tables in every order, and its order has its index", async () => {
  expect(features.length).toBeGreaterThan(0);
  expect(listSources.length).toBeGreaterThan(2);
  for (const statement of listSources.flatMap(statementsOf))
    expect(await faultOf(superuser, statement)).toEqual([]);
  const named = listSources.flatMap(({ sorts }) => Object.values(sorts).map(({ index }) => index));
  const { rows } = await superuser.query<{ name: string }>("select indexname as name from pg_indexes");
  const missing = named.filter(
    (index) => typeof index === "string" && !rows.some(({ name }) => name === index),
  );
  expect(missing).toEqual([]);
});

test("a misspelt column is found, also behind a constant", async () => {
  const source = parseSource(
    "src/menu/a/server/a.ts",
    `const COLUMNS = "id, order_nr";\ntx.query({ text: \`select \${COLUMNS} from orders where tenant_id = $1\`, values: [] });`,
  );
  const [statement] = sqlTexts(source);
  expect(statement?.text).toBe("select id, order_nr from orders where tenant_id = $1");
  expect(await faultOf(superuser, statement ?? { place: "", text: "" })).toEqual([
    'src/menu/a/server/a.ts:2: column "order_nr" does not exist',
  ]);
});

test("a condition that is made for the alias of a row is followed", () => {
  const source = parseSource(
    "src/menu/a/server/a.ts",
    `const isOpen = (row: string): string => \`\${row}.closed_at is null\`;
const isLate = (row: string, since: string) => \`\${isOpen(row)} and \${row}.at < \${since}\`;
tx.query({ text: \`select 1 from orders o where \${isLate("o", "$1")}\`, values: [] });
tx.query({ text: \`select \${unknown("o")}\`, values: [] });`,
  );
  expect(sqlTexts(source).map(({ text }) => text)).toEqual([
    "select 1 from orders o where o.closed_at is null and o.at < $1",
    undefined,
  ]);
});

test("statements made at run time are listed with their reason", () => {
  const unknown = statements
    .filter(({ text }) => text === undefined)
    .map(({ place }) => place.replace(/^src\//, "").replace(/:\d+$/, ""));
  const counted = Object.fromEntries(
    [...Map.groupBy(unknown, (file) => file)].map(([file, places]) => [file, places.length]),
  );
  expect(counted).toEqual(
    Object.fromEntries(Object.entries(madeAtRunTime).map(([file, { count }]) => [file, count])),
  );
});
