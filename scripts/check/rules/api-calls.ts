import ts from "typescript";
import { placeOf as layoutOf } from "../layout.mjs";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";
import { importedFiles } from "./imported-names.ts";

/** Calls of the API outside the one file of a feature that speaks to it; `platform/web` makes `call` itself. */
export function strayApiCalls(source: ParsedSource): string[] {
  const { path, tree } = source;
  const { area, layer } = layoutOf(path) ?? {};
  if ((layer !== "web" && layer !== "guest") || area === "platform" || path.endsWith("-api.ts")) return [];
  const imports = importedFiles(source).some(
    (file) => /\/(platform|guest)\//.test(file.path) && file.names.includes("call"),
  );
  if (!imports) return [];
  const found: string[] = [];
  eachNode(tree, (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "call")
      found.push(placeOf(source, node));
  });
  return found;
}
