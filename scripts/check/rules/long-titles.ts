import ts from "typescript";
import { eachNode, isProof, type ParsedSource, placeOf } from "../parsed-sources.ts";

/** Most signs of a title, which says subject and result. */
const MOST = 80;

/** Finds tests and groups of tests whose title cannot be read at a glance; `@further` is a mark and does not count. */
export function longTitles(source: ParsedSource): string[] {
  const found: string[] = [];
  if (isProof(source.path))
    eachNode(source.tree, (node) => {
      const title = titleOf(node, source.tree);
      if (title !== undefined && title.replace(/ @further$/, "").length > MOST)
        found.push(`${placeOf(source, node)} ${title}`);
    });
  return found;
}

/** Returns the title of `test("…")`, `describe.each(rows)("…")` and their like; what is filled in counts as one sign. */
function titleOf(node: ts.Node, tree: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !/^(test|it|describe)\b/.test(node.expression.getText(tree))) return;
  const [title] = node.arguments;
  if (title === undefined) return;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}
