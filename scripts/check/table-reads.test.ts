import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isProof, parsedSources, parseSource } from "./parsed-sources.ts";
import { calledRoutines, sqlRoutines, tablesOf, touchedBy } from "./rules/sql-routines.ts";
import { readTables } from "./rules/table-readers.ts";
import { areaOf, featureOfPath, isUpward, ownerOf, upwardReads, upwardTriggers } from "./table-reads.ts";

const schema = readFileSync("db/schema.sql", "utf8");
const tables = tablesOf(schema);
const routines = sqlRoutines(schema);
const functions = new Set(routines.filter(({ kind }) => kind === "function").map(({ name }) => name));
const server = parsedSources().filter(
  ({ path }) => !isProof(path) && !path.endsWith(".gen.ts") && featureOfPath(path) !== undefined,
);
const nameOfFeature = (path: string) => featureOfPath(path) ?? "";

const known = new Set(["accounts", "files", "orders", "order_lines", "payments", "taxes", "users", "visits"]);
const readBy = (code: string) => readTables(parseSource("a.ts", code), known);
const reads = (sql: string) => readBy(`query(\`${sql}\`)`);

/** What is found and not listed, and what is listed and not found. */
const compare = (found: readonly string[], listed: Readonly<Record<string, string>>) => ({
  broken: [...new Set(found)].filter((line) => listed[line] === undefined).sort(),
  notNeeded: Object.keys(listed).filter((line) => !found.includes(line)),
});
const kept = { broken: [], notNeeded: [] };

test("the relations that a statement reads are found, and what it only writes is not", () => {
  expect(
    reads("select 1 from orders o, users u left join taxes t on t.id = o.id, files order by a, visits"),
  ).toEqual(["files", "orders", "taxes", "users"]);
  expect(reads('select x.* from public.orders x join "users" on true')).toEqual(["orders", "users"]);
  expect(reads("insert into orders (id) select id from taxes where exists (select from users)")).toEqual([
    "taxes",
    "users",
  ]);
  expect(reads("update orders o set a = 1, b = v.b from visits v, only users where true")).toEqual([
    "users",
    "visits",
  ]);
  expect(reads("delete from orders o using accounts a where a.id = o.id")).toEqual(["accounts"]);
  expect(reads("select id from orders where id = 1 for no key update")).toEqual(["orders"]);
  expect(
    reads("select from (orders o join files f using (id)) cross join lateral (select from users) u"),
  ).toEqual(["files", "orders", "users"]);
});

test("words that look like relations are none", () => {
  expect(reads("select count(*) as payments where a is distinct from orders and b = 'from users'")).toEqual(
    [],
  );
  expect(reads("with orders as (select from users) select from orders")).toEqual(["users"]);
  expect(reads("select extract(day from u.at), taxes from visits(1) v -- from files")).toEqual([]);
  expect(reads("select from graphile_worker.orders; update files set a = 1")).toEqual([]);
});

test("pieces of statements and the query builder are followed", () => {
  expect(readBy('const list = { from: "orders o", details: `left join users u on true` };')).toEqual([
    "orders",
    "users",
  ]);
  expect(readBy(`const T = \`orders o join order_lines l on true\`; q(\`select from \${T}\`);`)).toEqual([
    "order_lines",
    "orders",
  ]);
  expect(readBy(`q(\`select from \${isOld ? "visits" : "accounts"} where $1\`);`)).toEqual([
    "accounts",
    "visits",
  ]);
  expect(readBy(`q(\`select '\${kind}', f.* from orders s cross join lateral (\${piece}) f\`);`)).toEqual([
    "orders",
  ]);
  expect(
    readBy('sqlOf.selectFrom("orders as o").innerJoin("users", on); eb.selectFrom(["files", "taxes as t"]);'),
  ).toEqual(["files", "orders", "taxes", "users"]);
  expect(readBy('const f = (table: "taxes" | "files") => sqlOf.selectFrom(table);')).toEqual([
    "files",
    "taxes",
  ]);
  expect(
    readBy('Array.from("taxes"); sqlOf.insertInto("orders"); sqlOf.updateTable("files"); say("from us");'),
  ).toEqual([]);
});

test("functions, triggers and views of the schema are read", () => {
  const text = [
    "column orders.id bigint\ncolumn users.id bigint\ncolumn busy.id bigint\ncolumn visits.id bigint",
    "CREATE CONSTRAINT TRIGGER told AFTER UPDATE OF a ON public.orders FOR EACH ROW EXECUTE FUNCTION told()",
    "CREATE OR REPLACE VIEW public.busy AS\n select o.id from orders o\n  join users u on true;",
    "CREATE OR REPLACE FUNCTION public.told()\n LANGUAGE plpgsql\nAS $function$\nbegin",
    "  update public.visits\n    set a = 1;",
    "  perform count_of(1) from busy;\nend $function$",
    "CREATE OR REPLACE FUNCTION public.count_of(x bigint)\nAS $function$\n  select from users\n$function$\n",
  ].join("\n");
  const found = sqlRoutines(text);
  expect(found).toEqual([
    { kind: "trigger", name: "told", on: "orders", calls: ["told"], reads: [], writes: [] },
    { kind: "view", name: "busy", calls: [], reads: ["orders", "users"], writes: [] },
    { kind: "function", name: "told", calls: ["count_of"], reads: ["busy"], writes: ["visits"] },
    { kind: "function", name: "count_of", calls: [], reads: ["users"], writes: [] },
  ]);
  expect(touchedBy(found, ["told"])).toEqual({ reads: ["busy", "users"], writes: ["visits"] });
  expect(
    calledRoutines(
      parseSource("a.ts", `q(\`select \${a} from count_of($1)\`); told();`),
      new Set(["count_of", "told"]),
    ),
  ).toEqual(["count_of"]);
});

test("a file says by its path whose it is", () => {
  expect(nameOfFeature("src/service/orders/server/lines/a.ts")).toBe("orders");
  expect(nameOfFeature("src/platform/server/jobs/a.ts")).toBe("platform/jobs");
  expect(nameOfFeature("src/app/server/start/a.ts")).toBe("app");
  expect(featureOfPath("src/service/orders/web/a.ts")).toBeUndefined();
  expect(isUpward("orders", "payments")).toBe(true);
  expect(isUpward("payments", "orders")).toBe(false);
  expect(isUpward("platform/http", "users")).toBe(true);
});

test("each feature is of an area, and each table of a feature", () => {
  const features = new Set(server.map(({ path }) => nameOfFeature(path)));
  expect([...features].filter((name) => name !== "app" && areaOf(name) === "app")).toEqual([]);
  expect([...tables].filter((table) => ownerOf(table) === undefined)).toEqual([]);
  const owners = [...tables].map((table) => ownerOf(table) ?? "");
  expect(owners.filter((owner) => areaOf(owner) === "app")).toEqual([]);
});

test("a feature reads tables of its own area and of those below, by itself and by functions", () => {
  const found = server.flatMap((source) => {
    const reader = nameOfFeature(source.path);
    const byFunctions = touchedBy(routines, calledRoutines(source, functions));
    const touched = [...readTables(source, tables), ...byFunctions.reads, ...byFunctions.writes];
    return touched
      .filter((table) => isUpward(reader, ownerOf(table) ?? ""))
      .map((table) => `${table}: ${reader}`);
  });
  expect(server.length).toBeGreaterThan(300);
  expect(compare(found, upwardReads)).toEqual(kept);
});

test("a trigger reads and writes tables of the area of its table and of those below", () => {
  const found = routines.flatMap(({ on, calls }) => {
    if (on === undefined) return [];
    const watched = ownerOf(on) ?? "";
    const { reads: read, writes } = touchedBy(routines, calls);
    const owners = [...read, ...writes].map((table) => ownerOf(table) ?? "");
    return owners.filter((owner) => isUpward(watched, owner)).map((owner) => `${owner}: ${watched}`);
  });
  expect(compare(found, upwardTriggers)).toEqual(kept);
});
