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
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [between] = node.arguments;
    if (node.expression.name.text !== "join" || between === undefined) return;
    if (ts.isStringLiteralLike(between) && COMMA.test(between.text)) found.push(placeOf(source, node));
  });
  return found;
}
