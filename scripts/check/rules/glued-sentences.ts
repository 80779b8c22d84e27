import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/**
 * Finds words that code glues to a sentence: another language orders and punctuates them otherwise. A sentence takes
 * arguments instead; facts of one line stand apart with " · ".
 */
export function gluedSentences(source: ParsedSource): string[] {
  const found: string[] = [];
  const isKit = source.path.startsWith("src/ui/");
  const saysWords = isKit ? isLabel : isSaid;
  eachNode(source.tree, (node) => {
    if (isGluedTemplate(node, saysWords) || isGluedMarkup(node, saysWords) || (isKit && isPunctuated(node)))
      found.push(placeOf(source, node));
  });
  return found;
}

type SaysWords = (node: ts.Node) => boolean;

const isSaid: SaysWords = (node) =>
  ts.isCallExpression(node) && /(^|\.)(t|say)$/.test(node.expression.getText());

/** The kit has its words from the application: `labels.remove`, `labels.number.use(text)`. */
const isLabel: SaysWords = (node) => /^labels\.[\w.]+(\(.*\))?$/s.test(node.getText());

/** `${title}: ${value}`: the kit is handed words that look like any other value. */
const isPunctuated = (node: ts.Node): boolean =>
  ts.isTemplateExpression(node) &&
  node.templateSpans.slice(0, -1).some(({ literal }) => /^\s*[,:;.!?]\s+$/.test(literal.text));

/** `${t("a")}: ${b}`, `${t("a")} ${t("b")}` */
function isGluedTemplate(node: ts.Node, saysWords: SaysWords): boolean {
  if (!ts.isTemplateExpression(node)) return false;
  const said = node.templateSpans.filter(({ expression }) => saysWords(expression));
  if (said.length === 0) return false;
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  const isMarkup = texts.some((text) => /[<>]|\n/.test(text));
  return !isMarkup && texts.some((text) => /[\p{L},:;.!?]/u.test(text) || text === " ");
}

/** `{t("a")}: {b}` */
function isGluedMarkup(node: ts.Node, saysWords: SaysWords): boolean {
  if (!ts.isJsxText(node) || !/[\p{L},:;.!?]/u.test(node.text)) return false;
  const children = (node.parent as ts.JsxElement).children;
  const at = children.indexOf(node);
  return [children[at - 1], children[at + 1]].some(
    (beside) => beside && ts.isJsxExpression(beside) && beside.expression && saysWords(beside.expression),
  );
}
