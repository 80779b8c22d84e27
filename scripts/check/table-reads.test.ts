import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isProof, parsedSources, parseSource } from "./parsed-sources.ts";
import { routineOwners } from "./routine-owners.ts";
import { calledRoutines, type SqlRoutine, sqlRoutines, tablesOf } from "./rules/sql-routines.ts";
import { readTables } from "./rules/table-readers.ts";
import { type Owners, upwardOfFile, upwardOfRoutine } from "./rules/upward-reads.ts";
import { areaOf, facts, featureOfPath, isUpward, ownerOf, upwardReads } from "./table-reads.ts";

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

const owners: Owners = {
  ownerOf,
  ownerOfRoutine: (name) => routineOwners.get(name),
  isFact: (view) => facts[view] !== undefined,
  isUpward,
};

test("what a file names of an area above its feature is seen", () => {
  const ofFile = (feature: string, text: string) =>
    upwardOfFile(parseSource("a.ts", `q(\`${text}\`)`), { feature, tables, functions }, owners);
  expect(ofFile("orders", "select from invoices i join orders o on true")).toEqual(["invoices: orders"]);
  expect(ofFile("payments", "select from invoices i join orders o on true")).toEqual([]);
  expect(ofFile("orders", "select from refunded_lines join order_numbers o on true")).toEqual([]);
  expect(ofFile("orders", "insert into invoices (id) select id from orders")).toEqual(["invoices: orders"]);
  expect(ofFile("orders", "delete from refunded_lines")).toEqual(["refunded_lines: orders"]);
  expect(ofFile("inventory", "select is_paid_out(1, 2)")).toEqual(["is_paid_out: inventory"]);
  expect(ofFile("platform/http", "select from actor_of_token(1)")).toEqual(["actor_of_token: platform/http"]);
  const routine = { kind: "function", name: "is_paid_out", calls: [], reads: [], writes: [] } as const;
  const ofRoutine = (given: Partial<SqlRoutine>) => upwardOfRoutine({ ...routine, ...given }, owners);
  expect(ofRoutine({ reads: ["orders", "invoice_numbers", "users"] })).toEqual([]);
  expect(ofRoutine({ reads: ["invoices"], writes: ["webhooks"], calls: ["order_told"] })).toEqual([
    "invoices: orders",
    "webhooks: orders",
    "order_told: orders",
  ]);
  expect(ofRoutine({ kind: "view", name: "store_places", reads: ["orders", "payments"] })).toEqual([
    "payments: tax-issuer",
  ]);
  expect(ofRoutine({ kind: "trigger", on: "orders", calls: ["order_told"] })).toEqual([]);
  expect(ofRoutine({ kind: "trigger", on: "invoices", calls: ["follow_table"] })).toEqual([
    "invoices: visits",
  ]);
});

test("each function of SQL has an owner, and each fact is a view", () => {
  expect([...functions].filter((name) => !routineOwners.has(name))).toEqual([]);
  expect([...routineOwners.keys()].filter((name) => !functions.has(name))).toEqual([]);
  expect([...routineOwners.values()].filter((owner) => areaOf(owner) === "app")).toEqual([]);
  const views = routines.filter(({ kind }) => kind === "view").map(({ name }) => name);
  expect(views.toSorted()).toEqual(Object.keys(facts).toSorted());
});

test("a feature names tables and functions of its area and below, and facts", () => {
  const inFiles = server.flatMap((source) =>
    upwardOfFile(source, { feature: nameOfFeature(source.path), tables, functions }, owners),
  );
  const found = [...inFiles, ...routines.flatMap((routine) => upwardOfRoutine(routine, owners))];
  expect(server.length).toBeGreaterThan(300);
  expect(found.filter((line) => upwardReads[line] === undefined)).toEqual([]);
  expect(Object.keys(upwardReads).filter((line) => !found.includes(line))).toEqual([]);
});
