import ts from "typescript";

/** Attributes whose text people read or hear. */
const spokenAttributes = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "description",
  "error",
  "hint",
  "label",
  "message",
  "placeholder",
  "subtitle",
  "title",
]);

const hasWord = (text: string) => /\p{L}{2,}/u.test(text);

/** Words that a component says itself instead of by a key: text between tags and in spoken attributes. */
export function literalTexts(fileName: string, source: string): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    else if (ts.isJsxAttribute(node)) {
      if (spokenAttributes.has(node.name.getText(file)) && node.initializer)
        found.push(...literalsOf(node.initializer));
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      found.push(...literalsOf(node.expression));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.filter(hasWord);
}

/** The texts that an expression may come to; what goes through a call (`t("key")`) is not looked at. */
function literalsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  // What is compared is no text, only what a comparison chooses: `state === "failed" && …`.
  if (ts.isBinaryExpression(node) && compares(node)) return [];
  if (ts.isBinaryExpression(node)) return [...literalsOf(node.left), ...literalsOf(node.right)];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node))
    return node.expression ? literalsOf(node.expression) : [];
  return [];
}

const compares = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
