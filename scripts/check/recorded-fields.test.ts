import ts from "typescript";
import { expect, test } from "vitest";
import { isAuditField, recordedKind } from "../../src/app/contract/audit-field.ts";
import {
  eachNode,
  isProof,
  type ParsedSource,
  parsedSources,
  parseSource,
  placeOf,
} from "./parsed-sources.ts";

/** What the log keeps for programs and shows nobody. */
const internal = new Set(
  "accounts action cancelled_at certificate_changed environment generation kind kinds left lines minutes number operator orders password_changed recipients state stock_held subject table_id user_name".split(
    " ",
  ),
);

/** Objects that an expression is, whatever it depends on. */
function objectsOf(expression: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(expression)) return [expression];
  if (ts.isParenthesizedExpression(expression)) return objectsOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...objectsOf(expression.whenTrue), ...objectsOf(expression.whenFalse)];
  return ts.isBinaryExpression(expression) ? objectsOf(expression.right) : [];
}

/** Lists fields of log entries that nobody could read: without words, or cents and basis points as bare numbers. */
function unreadableFields(source: ParsedSource): string[] {
  if (!source.tree.text.includes("recordAudit")) return [];
  const faults: string[] = [];
  eachNode(source.tree, (node) => {
    if (!ts.isPropertyAssignment(node) || !/^(before|after)$/.test(node.name.getText(source.tree))) return;
    for (const property of objectsOf(node.initializer).flatMap(({ properties }) => [...properties])) {
      const name = property.name?.getText(source.tree);
      if (name === undefined || !/^\w+$/.test(name) || internal.has(name)) continue;
      const value = ts.isPropertyAssignment(property) ? property.initializer.getText(source.tree) : "";
      const unit = /cents\b/i.test(value) ? "money" : /_bp\b/.test(value) ? "rate" : null;
      if (!isAuditField(name)) faults.push(`${placeOf(source, property)} ${name}: no words`);
      else if (unit !== null && recordedKind(name) !== unit)
        faults.push(`${placeOf(source, property)} ${name}: ${unit}`);
    }
  });
  return faults;
}

test("a field of the log without words, or with an amount in bare cents, is found", () => {
  const entry = (after: string) =>
    unreadableFields(parseSource("a.ts", `recordAudit(tx, ctx, [{ before: null, after: ${after} }]);`));
  expect(entry("{ amount: row.amount_cents, percent: row.percent_bp, title }")).toEqual([]);
  expect(entry("before ? { credit: row.credit_cents } : null")).toEqual(["a.ts:1 credit: no words"]);
  expect(entry("{ title: row.total_cents }")).toEqual(["a.ts:1 title: money"]);
  expect(entry("{ price: row.tax_bp }")).toEqual(["a.ts:1 price: rate"]);
});

test("people can read every field of the log of changes", () => {
  const product = parsedSources().filter(({ path }) => path.startsWith("src/") && !isProof(path));
  expect(product.flatMap(unreadableFields)).toEqual([]);
});
