import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/** Patterns that take the marks off letters of every script. */
const MARKS = /\\p\{(?:M|Mark|Diacritic)\}\/gi?u/;

/**
 * Places that compare texts by a rule of their own. Right: `compareNames` and `compareCodes` for an order, `searchText` for what is
 * looked for: by a language that nobody named Node and browser differ, and without marks Hindi has no vowels (decision 142).
 */
export function ownOrders(source: ParsedSource): string[] {
  const found: string[] = [];
  eachNode(source.tree, (node) => {
    const isCompare = ts.isPropertyAccessExpression(node) && node.name.text === "localeCompare";
    const isCollator = ts.isPropertyAccessExpression(node) && node.getText() === "Intl.Collator";
    const takesMarks = ts.isRegularExpressionLiteral(node) && MARKS.test(node.text);
    if (isCompare || isCollator || takesMarks) found.push(`${placeOf(source, node)} ${node.getText()}`);
  });
  return found;
}
