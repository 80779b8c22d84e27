import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/**
 * Promises that are begun, and awaited only after another `await`: when that one rejects first, nobody hears the rejection
 * of these, and Node ends the process. Right: everything begun is awaited together, or one after the other is begun.
 */
export function lateAwaits(source: ParsedSource): string[] {
  const found: string[] = [];
  eachNode(source.tree, (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
    const begun = new Map<string, ts.VariableDeclaration>();
    const isHeard = new Set<string>();
    const awaits: ts.AwaitExpression[] = [];
    eachInFunction(node.body, (inner) => {
      if (ts.isAwaitExpression(inner)) awaits.push(inner);
      if (ts.isVariableDeclaration(inner))
        for (const name of begunNames(inner.name, inner.initializer)) begun.set(name, inner);
      const heard = heardPromise(inner);
      if (heard !== undefined) isHeard.add(heard);
    });
    for (const [name, declaration] of begun) {
      const own = awaits.find((one) => awaitedNames(one.expression).includes(name));
      if (own === undefined || isHeard.has(name)) continue;
      const isBetween = (one: ts.AwaitExpression) =>
        one.getStart() > declaration.getEnd() && one.getEnd() < own.getStart();
      if (awaits.some(isBetween)) found.push(`${placeOf(source, declaration)} ${name}`);
    }
  });
  return found;
}

/** The variables that a declaration gives calls to: `a = f()`, `a = b ? f() : null`, `[a, b] = [f(), g()]`. */
function begunNames(name: ts.Node, initializer: ts.Expression | undefined): string[] {
  if (ts.isIdentifier(name)) return isCall(initializer) ? [name.text] : [];
  if (!ts.isArrayBindingPattern(name) || !initializer || !ts.isArrayLiteralExpression(initializer)) return [];
  return name.elements.flatMap((element, index) =>
    ts.isBindingElement(element) ? begunNames(element.name, initializer.elements[index]) : [],
  );
}

function isCall(initializer: ts.Expression | undefined): boolean {
  if (initializer === undefined) return false;
  if (ts.isParenthesizedExpression(initializer)) return isCall(initializer.expression);
  if (ts.isConditionalExpression(initializer))
    return isCall(initializer.whenTrue) || isCall(initializer.whenFalse);
  return ts.isCallExpression(initializer) && !hearsRejection(initializer);
}

/** `p.catch(…)`, `p.then(…, …)`: a rejection of `p` has somebody who hears it. */
function hearsRejection(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const method = node.expression.name.text;
  return method === "catch" || (method === "then" && node.arguments.length === 2);
}

function heardPromise(node: ts.Node): string | undefined {
  if (!hearsRejection(node)) return undefined;
  const { expression } = node.expression as ts.PropertyAccessExpression;
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

/** The variables whose own promises an `await` waits for: `await a`, `await Promise.all([a, ...b])`. */
function awaitedNames(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return awaitedNames(expression.expression);
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap(awaitedNames);
  if (ts.isSpreadElement(expression)) return awaitedNames(expression.expression);
  const isOfPromise =
    ts.isCallExpression(expression) &&
    ts.isPropertyAccessExpression(expression.expression) &&
    expression.expression.expression.getText() === "Promise";
  return isOfPromise ? expression.arguments.flatMap(awaitedNames) : [];
}

/** The nodes of one function without those of the functions in it. */
function eachInFunction(root: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(root, (child) => {
    if (ts.isFunctionLike(child)) return;
    visit(child);
    eachInFunction(child, visit);
  });
}
