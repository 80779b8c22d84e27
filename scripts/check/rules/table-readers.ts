import ts from "typescript";
import { eachNode, type ParsedSource } from "../parsed-sources.ts";

const joins = /^(?:inner|left|right|full|cross)Join(?:Lateral)?$/;
/** Stands in a text for what is filled in at run time. */
const HOLE = "\uE000";
const TOKEN = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\w+|[^\w\s]/g;
const BEGINNINGS = new Set(["from", "join", "using"]);
const PASSED_OVER = new Set(["only", "lateral"]);
/** The words that end a list of relations. */
const ENDS = new Set(
  `where group order having limit offset union except intersect returning set window for fetch select values
    when then loop do into`.split(/\s+/),
);
/**
 * What the piece of a statement begins with that is put behind `from`: a relation, its short name, and no
 * more or a join.
 */
const LONE_RELATION =
  /^\s*"?([a-z]\w*)"?(?:\s+as)?\s+[a-z]\w{0,2}\s*(?:$|[,\uE000]|(?:join|left|right|inner|full|cross)\b)/;
const NAMED_QUERY =
  /(?:\bwith|\brecursive|,)\s+"?(\w+)"?\s*(?:\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;

interface Level {
  /** True when the next name is a relation. */
  isAwaited: boolean;
  /** True when a comma leads to a further relation. */
  isList: boolean;
}

/** Returns the names that stand where a statement reads relations; what it writes is not among them. */
export function relationsRead(sql: string, isBehindFrom = false): string[] {
  const tokens = sql.match(TOKEN) ?? [];
  const levels: Level[] = [{ isAwaited: isBehindFrom, isList: isBehindFrom }];
  const found = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    const level = levels.at(-1) ?? { isAwaited: false, isList: false };
    if (token === "(") levels.push({ isAwaited: level.isAwaited, isList: false });
    if (token === "(" || token === ";" || token === HOLE) level.isAwaited = false;
    else if (token === ")") levels.length = Math.max(1, levels.length - 1);
    else if (token === ",") level.isAwaited = level.isList;
    else if (/^["\w]/.test(token)) step(level, tokens, at, found);
  }
  for (const [, name = ""] of sql.matchAll(NAMED_QUERY)) found.delete(name.toLowerCase());
  return [...found];
}

/** Follows one word: what begins or ends a list of relations, or the name of one. */
function step(level: Level, tokens: readonly string[], at: number, found: Set<string>): void {
  const word = (tokens[at] ?? "").toLowerCase();
  const before = tokens[at - 1]?.toLowerCase();
  if (before === ".") return;
  if (BEGINNINGS.has(word)) {
    const isReading = word !== "from" || (before !== "distinct" && before !== "delete");
    level.isList = isReading;
    level.isAwaited = isReading;
  } else if (ENDS.has(word)) {
    level.isList = false;
    level.isAwaited = false;
  } else if (level.isAwaited && !PASSED_OVER.has(word)) {
    level.isAwaited = false;
    const isQualified = tokens[at + 1] === ".";
    if (isQualified && word !== "public") return;
    const after = isQualified ? at + 2 : at;
    if (tokens[after + 1] !== "(") found.add((tokens[after] ?? "").replaceAll('"', "").toLowerCase());
  }
}

/**
 * Returns the tables and views that a file reads, out of the known ones: by the statements and pieces of
 * statements in its texts, and by the query builder. What a function of SQL reads is not among them.
 */
export function readTables({ tree }: ParsedSource, tables: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const loneNames = new Set<string>();
  let isAnyNameRead = false;
  eachNode(tree, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = textOf(node);
      const [, first = ""] = LONE_RELATION.exec(text) ?? [];
      for (const name of relationsRead(text, tables.has(first) || isBehindFrom(node))) found.add(name);
      loneNames.add(text);
    } else if (ts.isCallExpression(node) && isReadingCall(node)) {
      for (const name of namesIn(node)) found.add(name);
      const [first] = node.arguments;
      isAnyNameRead ||= first !== undefined && ts.isIdentifier(first);
    }
  });
  const all = isAnyNameRead ? found.union(loneNames) : found;
  return [...all].filter((name) => tables.has(name)).sort();
}

/** Returns the text of a literal; what is filled in at run time is one sign in it. */
function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join("");
}

/** Tells whether a text is put behind `from`: as `from` of a list, or filled into a statement there. */
function isBehindFrom(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === "from") return true;
  let [child, parent] = [node, node.parent];
  while (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent))
    [child, parent] = [parent, parent.parent];
  if (!ts.isTemplateSpan(parent) || parent.expression !== child) return false;
  const { head, templateSpans } = parent.parent;
  const place = templateSpans.indexOf(parent);
  const before = place === 0 ? head.text : (templateSpans[place - 1]?.literal.text ?? "");
  return /\b(?:from|join|using)\s*$/i.test(before);
}

/** Tells whether a call may be one of the query builder that reads tables, as `Array.from(x)` is not. */
function isReadingCall({ expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { text } = expression.name;
  if (text === "from" || text === "using") return ts.isCallExpression(expression.expression);
  return text === "selectFrom" || joins.test(text);
}

/**
 * Returns the names that a call of the query builder has in it: of `selectFrom(["orders as o", "taxes"])`
 * both.
 */
function namesIn({ arguments: [first] }: ts.CallExpression): string[] {
  if (!first) return [];
  const names = ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
  return names.filter(ts.isStringLiteralLike).map(({ text }) => text.trim().split(/\s+/)[0] ?? "");
}
