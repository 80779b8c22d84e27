import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/** Folders of screens, pages and columns: all that is put together there is read by people. */
const READ_BY_PEOPLE = /^src\/(?:ui\/|[^/]+\/[^/]+\/(?:web|guest|contract)\/|app\/(?:web|guest|contract)\/)/;
const COMMA = /^\s*[,;،؛、]\s+$|^、$/;

/**
 * Places of a screen that put commas between texts themselves. Right: `formatList` for a list in a sentence, `formatDetails` for a name
 * and its details, `details` as the kind of a column: Arabic and Japanese have commas of their own, and "and" is the language's too (decision 138).
 */
export function ownCommas(source: ParsedSource): string[] {
  if (!READ_BY_PEOPLE.test(source.path)) return [];
  const found: string[] = [];
  eachNode(source.tree, (node) => {
    if (isCommaBetween(node)) found.push(placeOf(source, node));
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [between] = node.arguments;
    if (node.expression.name.text !== "join" || between === undefined) return;
    if (ts.isStringLiteralLike(between) && COMMA.test(between.text)) found.push(placeOf(source, node));
  });
  return found;
}

/** A comma alone between two values: of a template, of children in a component, or of texts that are added up. */
function isCommaBetween(node: ts.Node): boolean {
  if (ts.isTemplateMiddle(node) || ts.isJsxText(node)) return COMMA.test(node.text);
  return ts.isStringLiteralLike(node) && COMMA.test(node.text) && isAdded(node.parent);
}

const isAdded = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
