import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/**
 * Functions that an event would be handed to by mistake: one whose parameter may be left out fits `() => void`, so it can be
 * given on as `onClose` and end as `onClick={onClose}`, where the event takes the place of the parameter.
 */
export function mistakenHandlers(source: ParsedSource): string[] {
  return [...optionalCallbacks(source), ...handlersWithOptions(source)];
}

/** First parameters that may be left out and are functions themselves: `(leave?: () => void) => void`, `(leave = onClose) => …`. */
function optionalCallbacks(source: ParsedSource): string[] {
  const found: string[] = [];
  eachNode(source.tree, (node) => {
    if (!ts.isParameter(node) || !isOptional(node) || node.parent.parameters[0] !== node) return;
    // A hook is called by its screen, never by an event.
    if (ts.isFunctionDeclaration(node.parent) && /^use[A-Z]/.test(node.parent.name?.text ?? "")) return;
    const { initializer, type } = node;
    const isFunction =
      (type !== undefined && ts.isFunctionTypeNode(type)) ||
      (initializer !== undefined &&
        (ts.isArrowFunction(initializer) || /^on[A-Z]/.test(initializer.getText())));
    if (isFunction) found.push(`${placeOf(source, node)} ${node.name.getText()}`);
  });
  return found;
}

/** `onClick={again}` where `again` of the same file has a first parameter that may be left out. */
function handlersWithOptions(source: ParsedSource): string[] {
  const optional = new Set<string>();
  eachNode(source.tree, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name && hasOptionalFirst(node)) optional.add(node.name.text);
    const isNamedArrow =
      ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      ts.isArrowFunction(node.initializer) &&
      hasOptionalFirst(node.initializer);
    if (isNamedArrow) optional.add(node.name.getText());
  });
  const found: string[] = [];
  eachNode(source.tree, (node) => {
    if (!ts.isJsxAttribute(node) || !/^on[A-Z]/.test(node.name.getText())) return;
    const value = node.initializer;
    const expression = value && ts.isJsxExpression(value) ? value.expression : undefined;
    if (expression && ts.isIdentifier(expression) && optional.has(expression.text))
      found.push(`${placeOf(source, node)} ${expression.text}`);
  });
  return found;
}

const isOptional = (node: ts.ParameterDeclaration) =>
  node.questionToken !== undefined || node.initializer !== undefined;

const hasOptionalFirst = ({ parameters: [first] }: ts.SignatureDeclaration) =>
  first !== undefined && isOptional(first);
