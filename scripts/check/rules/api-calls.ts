import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";
import { importedFiles } from "./imported-names.ts";

/** Calls of the API outside the one file of a feature that speaks to it; `web/platform` makes `call` itself. */
export function strayApiCalls(source: ParsedSource): string[] {
  const { path, tree } = source;
  if (
    !/^src\/(web|guest)\//.test(path) ||
    /^src\/(web|guest)\/platform\//.test(path) ||
    path.endsWith("-api.ts")
  )
    return [];
  const imports = importedFiles(source).some(
    (file) => /\/platform\//.test(file.path) && file.names.includes("call"),
  );
  if (!imports) return [];
  const found: string[] = [];
  eachNode(tree, (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "call")
      found.push(placeOf(source, node));
  });
  return found;
}
