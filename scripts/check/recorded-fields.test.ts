import ts from "typescript";
import { expect, test } from "vitest";
import { isAuditField, recordedKind } from "../../src/app/contract/audit-field.ts";
import { isProof, type ParsedSource, parsedSources, parseSource, placeOf } from "./parsed-sources.ts";
import { loggedProperties } from "./rules/logged-properties.ts";

/** What the log keeps for programs and shows nobody. */
const internal = new Set(
  "accounts action cancelled_at certificate_changed environment generation kind kinds left lines minutes number operator orders password_changed state stock_held subject table_id texts user_name".split(
    " ",
  ),
);

/** Lists fields of log entries that nobody could read: without words, or cents and basis points as bare numbers. */
function unreadableFields(entries: readonly ParsedSource[], all = entries): string[] {
  return loggedProperties(entries, all).flatMap((property) => {
    const name = property.name?.getText();
    if (name === undefined || !/^\w+$/.test(name) || internal.has(name)) return [];
    const tree = property.getSourceFile();
    const at = `${placeOf({ path: tree.fileName, tree }, property)} ${name}`;
    const value = ts.isPropertyAssignment(property) ? property.initializer.getText() : "";
    const unit = /cents\b/i.test(value) ? "money" : /_bp\b/.test(value) ? "rate" : null;
    if (!isAuditField(name)) return [`${at}: no words`];
    return unit !== null && recordedKind(name) !== unit ? [`${at}: ${unit}`] : [];
  });
}

test("a field of the log without words, or with an amount in bare cents, is found", () => {
  const entry = (after: string) =>
    unreadableFields([parseSource("a.ts", `recordAudit(tx, ctx, [{ before: null, after: ${after} }]);`)]);
  expect(entry("{ amount: row.amount_cents, percent: row.percent_bp, title }")).toEqual([]);
  expect(entry("before ? { credit: row.credit_cents } : null")).toEqual(["a.ts:1 credit: no words"]);
  expect(entry("{ title: row.total_cents }")).toEqual(["a.ts:1 title: money"]);
  expect(entry("{ price: row.tax_bp }")).toEqual(["a.ts:1 price: rate"]);
});

test("fields are found behind names, functions, doors and what records for others", () => {
  const files = {
    "src/a/server/audited.ts":
      "export const audited = (row) => { return { title, ...more(row) }; };\nconst more = () => ({ closed: 1 });",
    "src/a/server/public.ts": 'export { audited } from "./audited.ts";',
    "src/b/server/change.ts": `import { audited } from "#a/server/public.ts";
      const record = (tx, before, after) => recordAudit(tx, ctx, [{ subject: "b", before, after }]);
      async function change() {
        const after = { opened: 2 };
        await record(tx, await audited(row), after);
      }
      const decision = { before: { pin: 3 } };`,
  };
  const sources = Object.entries(files).map(([name, text]) => parseSource(name, text));
  expect(unreadableFields(sources)).toEqual([
    "src/a/server/audited.ts:2 closed: no words",
    "src/b/server/change.ts:4 opened: no words",
  ]);
});

test("people can read every field of the log of changes", () => {
  const all = parsedSources();
  const server = all.filter(({ path }) => /^src\/.*\/server\//.test(path) && !isProof(path));
  expect(unreadableFields(server, all)).toEqual([]);
});
