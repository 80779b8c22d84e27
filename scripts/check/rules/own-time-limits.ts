import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/**
 * Limits and stretches of time that a test sets by itself. They hold on the machine they were written on; a slower one breaks them, so
 * limits stand once, in playwright.config.ts and vitest.config.ts, and one try of a loop in e2e/support/one-try.ts.
 */
export function ownTimeLimits(source: ParsedSource): string[] {
  const { path, tree } = source;
  const isLimit = limitsOf(path);
  const found: string[] = [];
  if (isLimit)
    eachNode(tree, (node) => {
      if (isLimit(node, tree)) found.push(placeOf(source, node));
    });
  return found;
}

type IsLimit = (node: ts.Node, tree: ts.SourceFile) => boolean;

function limitsOf(path: string): IsLimit | undefined {
  if (path.startsWith("e2e/")) return path === "e2e/support/one-try.ts" ? undefined : isJourneyLimit;
  return /\.test\.tsx?$/.test(path) ? isTestLimit : undefined;
}

const isTimeout = (node: ts.Node, tree: ts.SourceFile) =>
  ts.isPropertyAssignment(node) && node.name.getText(tree) === "timeout";

const isJourneyLimit: IsLimit = (node, tree) =>
  isTimeout(node, tree) ||
  (ts.isPropertyAccessExpression(node) && /^(waitForTimeout|setTimeout|slow)$/.test(node.name.text));

/** `test(…, 5_000)`, `beforeAll(…, 5_000)`, `{ timeout }`, and `vi.waitFor`, whose own limit is a second: `expect.poll` has ours. */
const isTestLimit: IsLimit = (node, tree) => {
  if (isTimeout(node, tree)) return true;
  if (ts.isPropertyAccessExpression(node)) return /^vi\.wait(For|Until)$/.test(node.getText(tree));
  if (!ts.isCallExpression(node)) return false;
  if (!/^(test|it|describe|(before|after)(All|Each))\b/.test(node.expression.getText(tree))) return false;
  const last = node.arguments.at(-1);
  const isWork = (argument: ts.Expression) =>
    ts.isArrowFunction(argument) || ts.isFunctionExpression(argument);
  return last !== undefined && !isWork(last) && node.arguments.slice(0, -1).some(isWork);
};
