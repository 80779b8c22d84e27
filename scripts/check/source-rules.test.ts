import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { placeOf } from "./layout.mjs";
import { isProof, parsedSources, parseSource } from "./parsed-sources.ts";
import { routineOwners } from "./routine-owners.ts";
import { bareNumbers } from "./rules/bare-numbers.ts";
import { cashIcons } from "./rules/cash-icons.ts";
import { mistakenHandlers } from "./rules/event-handlers.ts";
import { exportedNames, homonyms } from "./rules/exported-names.ts";
import { gluedSentences } from "./rules/glued-sentences.ts";
import { lateAwaits } from "./rules/late-awaits.ts";
import { literalSpreads } from "./rules/literal-spreads.ts";
import { longFunctions } from "./rules/long-functions.ts";
import { longTitles } from "./rules/long-titles.ts";
import { ownCommas } from "./rules/own-commas.ts";
import { ownNumbers } from "./rules/own-numbers.ts";
import { ownOrders } from "./rules/own-orders.ts";
import { ownTimeLimits } from "./rules/own-time-limits.ts";
import { sqlRoutines, tablesOf } from "./rules/sql-routines.ts";
import { writerOf, writtenTables } from "./rules/table-writers.ts";
import { unguardedDialogs } from "./rules/unguarded-dialogs.ts";
import { largeFolderExceptions, longFunctionExceptions } from "./source-exceptions.ts";
import { otherWriters, tableOwners } from "./table-owners.ts";

const FUNCTION_LINES = 60;
const FOLDER_FILES = 40;

const sources = parsedSources();
const product = sources.filter((source) => !isProof(source.path));
const schema = readFileSync("db/schema.sql", "utf8");
const tables = tablesOf(schema);
const fixture = (file: string, text: string) => parseSource(file, text);

/** What was found beyond its exception, and exceptions that nothing needs. */
function compare(found: ReadonlyMap<string, number>, allowed: ReadonlyMap<string, number>) {
  return {
    broken: [...found].filter(([name, size]) => size > (allowed.get(name) ?? 0)),
    notNeeded: [...allowed.keys()].filter((name) => !found.has(name)),
  };
}
const kept = { broken: [], notNeeded: [] };
const sizesOf = (names: readonly string[]) => new Map(names.map((name) => [name, 1]));

test("the sources and the tables are seen", () => {
  expect(product.length).toBeGreaterThan(500);
  expect(tables.size).toBeGreaterThan(50);
});

test("no literal is spread into its parent", () => {
  const text =
    "const a = { ...{ x }, y }; f(...['x']); g([...(['x'] as const)]); h({ ...(b ? { x } : {}) });";
  expect(literalSpreads(fixture("a.ts", text))).toEqual(["a.ts:1", "a.ts:1", "a.ts:1"]);
  expect(sources.flatMap(literalSpreads)).toEqual([]);
});

test("titles of tests say subject and result in at most 80 signs", () => {
  const title = (length: number) => "a".repeat(length);
  const text = `test("${title(80)} @further", run);
    test.each(rows)("${title(81)}", run);
    describe(\`${title(79)}\${name}b\`, run);`;
  expect(longTitles(fixture("a.test.ts", text))).toEqual([
    `a.test.ts:2 ${title(81)}`,
    `a.test.ts:3 ${title(79)}…b`,
  ]);
  expect(longTitles(fixture("a.ts", text))).toEqual([]);
  expect(sources.flatMap(longTitles)).toEqual([]);
});

test("no sentence is glued from words and values", () => {
  const glued = `const a = \`\${t("a.b")}: \${c}\`; const d = \`\${ctx.say("a.b")} \${t("a.c")}\`; <p>{t("a.b")}: {c}</p>;`;
  expect(gluedSentences(fixture("a.tsx", glued))).toEqual(["a.tsx:1", "a.tsx:1", "a.tsx:1"]);
  const listed = `const a = \`\${t("a.b")} · \${c}\`; const d = t("a.b", { c }); <p>{c} · {t("a.b")}</p>;`;
  expect(gluedSentences(fixture("a.tsx", listed))).toEqual([]);
  const inKit = `const a = \`\${title}. \${summary}\`; const b = \`\${labels.remove} \${name}\`; <p>{labels.remove}: {name}</p>;`;
  expect(gluedSentences(fixture("src/ui/a.tsx", inKit))).toEqual(
    Array.from({ length: 3 }, () => "src/ui/a.tsx:1"),
  );
  const laid = `const a = labels.labelled(labels.remove, name); const b = \`\${hour}:\${minute}\`; <p>{name} {labels.remove}</p>;`;
  expect(gluedSentences(fixture("src/ui/a.tsx", laid))).toEqual([]);
  const isGallery = /^src\/(app\/web|ui)\/gallery\//;
  const shown = product.filter(({ path }) => !isGallery.test(path));
  expect(shown.flatMap(gluedSentences)).toEqual([]);
});

test("no dialog in which people type closes without a question", () => {
  const typed = "const a = <AppDialog onClose={close}><TextField value={value} /></AppDialog>;";
  expect(unguardedDialogs(fixture("a.tsx", typed))).toEqual(["a.tsx:1"]);
  expect(
    unguardedDialogs(fixture("a.tsx", `const { close } = useCloseGuard({ isDirty });\n${typed}`)),
  ).toEqual([]);
  expect(unguardedDialogs(fixture("a.tsx", typed.replaceAll("AppDialog", "GuardedDialog")))).toEqual([]);
  expect(product.filter(({ path }) => placeOf(path)?.layer === "web").flatMap(unguardedDialogs)).toEqual([]);
});

test("no promise is begun and left alone while another one is awaited", () => {
  const begun = `async function f() {
    const a = g();
    const b = h().map(async (x) => x);
    return { a: await a, b: await Promise.all(b) };
  }`;
  expect(lateAwaits(fixture("a.ts", begun))).toEqual(["a.ts:3 b"]);
  const inOtherWords = `async function f() {
    const [a, b] = [g(), h()];
    const c = a ? k() : null;
    await a;
    await b;
    return await c;
  }`;
  expect(lateAwaits(fixture("a.ts", inOtherWords))).toEqual(["a.ts:2 b", "a.ts:3 c"]);
  const kept = `async function f() {
    const a = g();
    const b = h();
    const list = k();
    const both = await Promise.all([a, ...b]);
    await h(list);
    await (async () => await l());
  }`;
  expect(lateAwaits(fixture("a.ts", kept))).toEqual([]);
  expect(product.flatMap(lateAwaits)).toEqual([]);
});

test("numbers are read by the one rule of the domain", () => {
  const text = `const a = Number(typed.replace(",", "."));
  const b = typed.replaceAll(/,/g, "");
  const c = Number.parseFloat(typed);
  const d = <TextField inputMode="decimal" onChange={(event) => set(Number(event.currentTarget.value))} />;
  const e = <input type="number" />;
  const kept = <XAxis type="number" tick={Number.parseFloat(style.gap)} label={"a, b".replace(", ", "")} />;`;
  expect(ownNumbers(fixture("a.tsx", text))).toEqual([
    "a.tsx:1 replace",
    "a.tsx:2 replaceAll",
    "a.tsx:3 parseFloat",
    "a.tsx:4 inputMode",
    "a.tsx:4 Number",
    "a.tsx:5 type",
  ]);
  const readers = product.filter(({ path }) => {
    const { area, layer } = placeOf(path) ?? {};
    return path.startsWith("src/ui/") || (layer !== undefined && (layer !== "server" || area !== "platform"));
  });
  const found = readers.filter(({ path }) => path !== "src/ui/numbers/number-text.tsx").flatMap(ownNumbers);
  expect(found).toEqual([]);
});

test("names are put in order and looked for by the shared rules only", () => {
  const text =
    "a.localeCompare(b); new Intl.Collator('es'); t.normalize('NFD').replace(/\\p{M}/gu, ''); t.split(/[^\\p{L}\\p{M}]+/u);";
  expect(ownOrders(fixture("a.ts", text))).toEqual([
    "a.ts:1 a.localeCompare",
    "a.ts:1 Intl.Collator",
    "a.ts:1 /\\p{M}/gu",
  ]);
  const own = new Set([
    "src/platform/domain/text/compare-names.ts",
    // Takes words that anybody would guess out of a password, and makes a name for signing in, which is ASCII.
    "src/platform/domain/identity/password.ts",
    "src/platform/domain/identity/user-name.ts",
  ]);
  expect(sources.filter(({ path }) => !own.has(path)).flatMap(ownOrders)).toEqual([]);
});

test("no screen puts commas between texts itself", () => {
  const text = "a.join(', '); a.join('، '); a.join('、'); a.join(','); a.join(' · '); path.join(', ');";
  const place = "src/menu/menu/web/a.ts";
  expect(ownCommas(fixture(place, text))).toHaveLength(4);
  expect(ownCommas(fixture("src/menu/menu/contract/a.ts", text))).toHaveLength(4);
  expect(ownCommas(fixture("src/menu/menu/server/a.ts", text))).toEqual([]);
  const inside = "`%a, %b`; `%a، %b: %c`; `%a、%b`; a + ', ' + b; `%x,%y`; `%a, or %b`;".replaceAll(
    /%(\w)/g,
    "$${$1}",
  );
  expect(ownCommas(fixture(place, inside))).toHaveLength(4);
  expect(ownCommas(fixture("src/menu/menu/web/a.tsx", "<p>{a}, {b} {c}</p>"))).toHaveLength(1);
  expect(product.flatMap(ownCommas)).toEqual([]);
});

test("no screen shows a number in the digits of programs", () => {
  const text = `<p>{count} {row + 1} {order.token_no} {a.length} {name} {formatCount(count)}</p>;
    \`\${quantity} × \${title}\`; \`\${formatCount(quantity)} × \${title}\`;`;
  expect(bareNumbers(fixture("src/menu/menu/web/a.tsx", text))).toHaveLength(5);
  expect(bareNumbers(fixture("src/menu/menu/web/a-paper.tsx", text))).toEqual([]);
  expect(product.flatMap(bareNumbers)).toEqual([]);
});

test("only the payment types say which of them is cash", () => {
  const text =
    "const a = type.icon === 'cash' ? 1 : 2; const b = 'cash' !== before; const c = `t.icon = 'cash'`; q.where('t.icon', '=', 'cash');";
  expect(cashIcons(fixture("a.ts", text))).toEqual(["a.ts:1", "a.ts:1", "a.ts:1", "a.ts:1"]);
  expect(cashIcons(fixture("a.ts", "const a = isCash(type); const b = 't.is_cash';"))).toEqual([]);
  const others = new Set([
    "src/core/payment-types/domain/payment-icon.ts",
    // Here `cash` is a check at the end of a month.
    "src/back-office/tax-books/web/closing-screen.tsx",
    "scripts/check/rules/cash-icons.ts",
  ]);
  expect(product.filter(({ path }) => !others.has(path)).flatMap(cashIcons)).toEqual([]);
});

test("no function takes an event for what its parameter is", () => {
  const text = `function use(onClose: () => void): (leave?: () => void) => void {
    return (leave = onClose) => leave();
  }
  const again = (times = 3) => send(times);
  const screen = <A onPress={again} onClose={() => again()} />;`;
  expect(mistakenHandlers(fixture("a.tsx", text))).toEqual([
    "a.tsx:1 leave",
    "a.tsx:2 leave",
    "a.tsx:5 again",
  ]);
  const screens = product.filter(
    ({ path }) => path.startsWith("src/ui/") || /^(web|guest)$/.test(placeOf(path)?.layer ?? ""),
  );
  expect(screens.flatMap(mistakenHandlers)).toEqual([]);
});

test("no test sets a limit of time by itself", () => {
  const text = "expect(x).toBe(1, { timeout: 3_000 });\npage.waitForTimeout(5);\ntest.setTimeout(9);";
  expect(ownTimeLimits(fixture("e2e/x.spec.ts", text))).toEqual(
    [1, 2, 3].map((line) => `e2e/x.spec.ts:${line}`),
  );
  const unit = `test("a", () => a(), 5_000);
    beforeAll(async () => {}, 9 * times);
    expect.poll(() => a(), { timeout: 9 });
    vi.waitFor(() => a());
    test.each([1])("a", (n) => a(n), 5);
    test("a", () => a(5_000));
    test.each([() => 5, 7])("a", () => {});`;
  expect(ownTimeLimits(fixture("src/x.test.ts", unit))).toEqual(
    [1, 2, 3, 4, 5].map((line) => `src/x.test.ts:${line}`),
  );
  expect(sources.flatMap(ownTimeLimits)).toEqual([]);
});

test(`a function of more than ${FUNCTION_LINES} lines has its reason in the list`, () => {
  const text = `function a() {\n${"\n".repeat(60)}}\nconst b = () => {\n}`;
  expect(longFunctions(fixture("a.ts", text), FUNCTION_LINES)).toEqual([{ name: "a.ts: a", lines: 62 }]);
  const long = product.flatMap((source) => longFunctions(source, FUNCTION_LINES));
  const found = new Map(long.map(({ name, lines }) => [name.slice(name.lastIndexOf("/") + 1), lines]));
  const allowed = new Map(Object.entries(longFunctionExceptions).map(([name, { lines }]) => [name, lines]));
  expect(compare(found, allowed)).toEqual(kept);
});

/** Folders with more files than they may have. */
function largeFolders(files: readonly string[]): Map<string, number> {
  const counts = [...Map.groupBy(files, (file) => path.posix.dirname(file))];
  return new Map(
    counts.map(([folder, { length }]) => [folder, length] as const).filter(([, n]) => n > FOLDER_FILES),
  );
}

test(`a folder of more than ${FOLDER_FILES} files has its reason in the list`, () => {
  const files = Array.from({ length: 41 }, (_, index) => `src/a/${index}.ts`);
  expect([...largeFolders([...files, "src/b/x.ts"])]).toEqual([["src/a", 41]]);
  const allowed = new Map(
    Object.entries(largeFolderExceptions).map(([name, { files: most }]) => [name, most]),
  );
  const styles = readdirSync("src", { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".css"))
    .map(({ parentPath, name }) => `${parentPath.replaceAll("\\", "/")}/${name}`);
  const all = [...sources.map((source) => source.path), ...styles];
  expect(compare(largeFolders(all), allowed)).toEqual(kept);
});

test("an exported name has one home within a layer", () => {
  const text = `export type { Far } from "./far.ts";
    export const [a, { b: c }] = f(), d = 1;
    export function g(): void;
    export function g(x?: number) {}
    export type A = 1;
    const own = 2;
    export { own as known };
    import { other } from "./other.ts";
    export { other };
    function hidden() {}`;
  expect([...exportedNames(fixture("src/core/x/domain/a.ts", text))]).toEqual([
    "a",
    "c",
    "d",
    "g",
    "A",
    "known",
  ]);
  const homes = ["core/x/domain/a.ts", "core/y/domain/b.ts", "core/y/web/c.ts", "ui/forms/d.ts"];
  const twice = homonyms(homes.map((file) => fixture(`src/${file}`, "export const same = 1;")));
  expect([...twice]).toEqual([
    ["domain same", ["src/core/x/domain/a.ts", "src/core/y/domain/b.ts"]],
    ["web same", ["src/core/y/web/c.ts", "src/ui/forms/d.ts"]],
  ]);
  expect([...homonyms(product)]).toEqual([]);
});

test("each table is written by the feature that owns it", () => {
  const text = `tx.query({ text: \`insert into order_lines (id) select 1 on conflict do update set id = 2\` });
    sqlOf.updateTable("orders"); tx.query({ text: "select id from invoices for update" });`;
  expect(writtenTables(fixture("a.ts", text), tables)).toEqual(["order_lines", "orders"]);
  expect(writerOf("src/service/orders/server/a.ts")).toBe("orders");
  const server = product.filter(({ path }) => /^(server|outside)$/.test(placeOf(path)?.layer ?? ""));
  const written = server.flatMap((source) =>
    writtenTables(source, tables).map((table) => `${table}: ${writerOf(source.path)}`),
  );
  const byFunctions = sqlRoutines(schema).flatMap(({ name, writes }) =>
    writes.map((table) => `${table}: ${routineOwners.get(name)}`),
  );
  written.push(...byFunctions);
  expect(byFunctions.length).toBeGreaterThan(20);
  const owned = new Set(Object.entries(tableOwners).map(([table, owner]) => `${table}: ${owner}`));
  const byOthers = written.filter((line) => !owned.has(line));
  expect(compare(sizesOf(byOthers), sizesOf(Object.keys(otherWriters)))).toEqual(kept);
  expect([...owned].filter((line) => !written.includes(line))).toEqual([]);
});
