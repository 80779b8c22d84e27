import ts from "typescript";
import { eachNode, type ParsedSource, parseSource } from "../parsed-sources.ts";
import { relationsRead } from "./table-readers.ts";
import { writtenTables } from "./table-writers.ts";

export interface SqlRoutine {
  readonly kind: "function" | "trigger" | "view";
  readonly name: string;
  /** The table that a trigger watches. */
  readonly on?: string;
  /** Functions that it calls by itself. */
  readonly calls: readonly string[];
  /** Tables that it reads and writes by itself, without what the functions do that it calls. */
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

const ENTRY = /^(?=(?:CREATE|column|constraint|policy|grant)\s)/m;
const HEAD =
  /^CREATE\s+(?:OR REPLACE\s+)?(?:(?:MATERIALIZED|CONSTRAINT)\s+)?(FUNCTION|TRIGGER|VIEW)\s+(?:public\.)?(\w+)/i;
const WATCHED = /\sON\s+(?:public\.)?(\w+)/;

/** Returns the names of the tables, and of the views, that a description of the schema has columns of. */
export const tablesOf = (schemaSql: string): ReadonlySet<string> =>
  new Set([...schemaSql.matchAll(/^column (\w+)\./gm)].map(([, table = ""]) => table));

/**
 * Returns the functions, triggers and views of a description of the schema, with what they read, write and
 * call.
 */
export function sqlRoutines(schemaSql: string): SqlRoutine[] {
  const tables = tablesOf(schemaSql);
  const entries = schemaSql.split(ENTRY).flatMap((text) => {
    const [head = "", kind = "", name = ""] = HEAD.exec(text) ?? [];
    return head === "" ? [] : [{ kind: kind.toLowerCase(), name, body: text.slice(head.length) }];
  });
  const functions = new Set(entries.filter(({ kind }) => kind === "function").map(({ name }) => name));
  return entries.map(({ kind, name, body }) => {
    const calls = namesCalled(body, functions);
    if (kind === "trigger")
      return { kind, name, on: WATCHED.exec(body)?.[1] ?? "", calls, reads: [], writes: [] };
    const reads = relationsRead(body).filter((relation) => tables.has(relation) && relation !== name);
    return {
      kind: kind === "view" ? "view" : "function",
      name,
      calls,
      reads: reads.sort(),
      writes: written(body, tables),
    };
  });
}

/** Returns the tables that a piece of SQL writes, by the same rule as for the files that run. */
function written(body: string, tables: ReadonlySet<string>): string[] {
  const onOneLine = body
    .replaceAll(/--[^\n]*/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\bpublic\./g, "");
  return writtenTables(parseSource("routine.ts", JSON.stringify(onOneLine)), tables);
}

function namesCalled(text: string, names: ReadonlySet<string>): string[] {
  const called = new Set([...text.matchAll(/\b(\w+)\s*\(/g)].map(([, name = ""]) => name));
  return [...called.intersection(names)].sort();
}

/** Returns the functions of SQL that a file calls in its texts, out of the known ones. */
export function calledRoutines({ tree }: ParsedSource, names: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  eachNode(tree, (node) => {
    const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (!isPart && !ts.isStringLiteralLike(node)) return;
    for (const name of namesCalled(node.text, names)) found.add(name);
    if (names.has(node.text)) found.add(node.text);
  });
  return [...found].sort();
}
