import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/** A comma or a point alone, as text or as a pattern: whoever replaces it is about to read a number. */
const MARK = /^(["'`])[.,]\1$|^\/(?:,|\\\.|\[[.,]{1,2}\])\/\w*$/;
/** What people type is read by the field. */
const TYPED = /\bcurrentTarget\.value\b|\btarget\.value\b/;

/**
 * Places that read a number from a text by a rule of their own. Right: `readNumber` of the domain, which every field
 * (`NumberText` and what is made of it) and every file shares; a comma has one meaning everywhere (decision 103).
 */
export function ownNumbers(source: ParsedSource): string[] {
  const found: string[] = [];
  eachNode(source.tree, (node) => {
    const why = ts.isCallExpression(node) ? callThatReads(node) : fieldThatReads(node);
    if (why !== null) found.push(`${placeOf(source, node)} ${why}`);
  });
  return found;
}

function callThatReads(node: ts.CallExpression): string | null {
  const name = ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : node.expression.getText();
  const [first] = node.arguments;
  const text = first?.getText() ?? "";
  if ((name === "replace" || name === "replaceAll") && MARK.test(text)) return name;
  // What a style says in pixels is no number that anybody types.
  if (name === "parseFloat" && !/style/i.test(text)) return name;
  return (name === "Number" || name === "parseInt") && TYPED.test(text) ? name : null;
}

function fieldThatReads(node: ts.Node): string | null {
  if (!ts.isJsxAttribute(node)) return null;
  const [name, value] = [node.name.getText(), node.initializer?.getText() ?? ""];
  if (name === "inputMode" && value === '"decimal"') return name;
  const element = node.parent.parent;
  const isField =
    ts.isJsxOpeningLikeElement(element) && /^(input|TextField)$/.test(element.tagName.getText());
  return isField && name === "type" && value === '"number"' ? "type" : null;
}
