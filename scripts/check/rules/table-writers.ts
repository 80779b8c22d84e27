import ts from "typescript";
import { placeOf } from "../layout.mjs";
import { eachNode, type ParsedSource } from "../parsed-sources.ts";

const builders = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto"]);
const STATEMENT =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|merge\s+into|truncate)\s+"?([a-z_]+)/gi;

/** Tables that a file writes to, out of the known ones: by statements in its texts and by the query builder. */
export function writtenTables({ tree }: ParsedSource, tables: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  eachNode(tree, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      for (const [, table] of node.getText(tree).matchAll(STATEMENT))
        if (table) found.add(table.toLowerCase());
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [table] = node.arguments;
      if (builders.has(node.expression.name.text) && table && ts.isStringLiteral(table))
        found.add(table.text);
    }
  });
  return [...found].filter((table) => tables.has(table)).sort();
}

/** Returns `orders` for a feature, `platform/jobs` for a part of the platform, else the folder below src/app/server. */
export function writerOf(path: string): string {
  const { area = "", feature } = placeOf(path) ?? {};
  return feature ?? (area === "platform" ? `platform/${path.split("/")[3]}` : (path.split("/")[3] ?? ""));
}
