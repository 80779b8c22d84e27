import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/**
 * Limits and stretches of time that a journey sets by itself. They hold on the machine they were written on; a slower one
 * breaks them, so limits stand once, in playwright.config.ts, and one try of a loop in e2e/support/one-try.ts.
 */
export function ownTimeLimits(source: ParsedSource): string[] {
  const { path, tree } = source;
  if (!path.startsWith("e2e/") || path === "e2e/support/one-try.ts") return [];
  const found: string[] = [];
  eachNode(tree, (node) => {
    const isLimit = ts.isPropertyAssignment(node) && node.name.getText(tree) === "timeout";
    const isWait =
      ts.isPropertyAccessExpression(node) && /^(waitForTimeout|setTimeout|slow)$/.test(node.name.text);
    if (isLimit || isWait) found.push(placeOf(source, node));
  });
  return found;
}
