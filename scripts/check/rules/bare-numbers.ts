import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/** Screens and parts. Guests choose no digits, and papers are in western ones. */
const ON_SCREEN = /^src\/(?:ui\/(?!gallery)|[^/]+\/[^/]+\/web\/|app\/web\/(?!gallery))(?!.*-paper\.tsx$)/;
/** What counts and numbers of orders, courses and seats are called. */
const NUMBER = /^(?:count|late|length|people|phones|pieces|quantity|seats?|token_?no|waiting)$/i;
const ARITHMETIC = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken]);

/**
 * Places of a screen that show a number as programs write it. Right: `formatCount`, `formatPlainNumber` or `formatPieces`, and within the
 * kit `numberText`: whoever chose the digits of their script reads all numbers in them (decision 138).
 */
export function bareNumbers(source: ParsedSource): string[] {
  if (!ON_SCREEN.test(source.path)) return [];
  const found: string[] = [];
  eachNode(source.tree, (node) => {
    const isBare = ts.isJsxExpression(node)
      ? isChild(node) && node.expression !== undefined && isNumber(node.expression)
      : ts.isTemplateSpan(node) && /^\s?×/.test(node.literal.text) && isNumber(node.expression);
    if (isBare) found.push(placeOf(source, node));
  });
  return found;
}

const isChild = ({ parent }: ts.JsxExpression) => ts.isJsxElement(parent) || ts.isJsxFragment(parent);

function isNumber(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression)) return NUMBER.test(expression.text);
  if (ts.isPropertyAccessExpression(expression)) return NUMBER.test(expression.name.text);
  return ts.isBinaryExpression(expression) && ARITHMETIC.has(expression.operatorToken.kind);
}
