import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

function withoutWrapping(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return withoutWrapping(node.expression);
  return node;
}

/** Literals that are spread where their parts could stand: `{ ...{ a } }`, `[...["x"]]`. */
export function literalSpreads(source: ParsedSource): string[] {
  const found: string[] = [];
  eachNode(source.tree, (node) => {
    if (!ts.isSpreadAssignment(node) && !ts.isSpreadElement(node)) return;
    const spread = withoutWrapping(node.expression);
    if (ts.isObjectLiteralExpression(spread) || ts.isArrayLiteralExpression(spread))
      found.push(placeOf(source, node));
  });
  return found;
}
