import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

const CASH_IN_SQL = /\bicon\s*(?:=|<>|!=|in\s*\()\s*'cash'/i;
const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/**
 * Places that decide by themselves whether a payment type is cash. Right: `isCash` of the payment types, and in
 * statements the column `payment_types.is_cash`.
 */
export function cashIcons(source: ParsedSource): string[] {
  const found: string[] = [];
  const isCash = (node: ts.Expression) => ts.isStringLiteralLike(node) && node.text === "cash";
  eachNode(source.tree, (node) => {
    const compares =
      ts.isBinaryExpression(node) &&
      comparisons.has(node.operatorToken.kind) &&
      (isCash(node.left) || isCash(node.right));
    const asks =
      ts.isCallExpression(node) && node.arguments.some(isCash) && node.arguments.some(isIconColumn);
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (compares || asks || (isText && CASH_IN_SQL.test(node.getText(source.tree))))
      found.push(placeOf(source, node));
  });
  return found;
}

/** The column of a built statement: `where("t.icon", "=", "cash")`. */
const isIconColumn = (node: ts.Expression) => ts.isStringLiteralLike(node) && /(^|\.)icon$/.test(node.text);
