import ts from "typescript";
import { eachNode, type ParsedSource } from "../parsed-sources.ts";

/** A dialog, sheet, panel, menu or question of the source. */
export interface ShownLayer {
  /** Its file without folder and ending. */
  readonly of: string;
  /** Key of its title, with `*` for what is put in; null where its title is a value. */
  readonly title: string | null;
}

/** Parts that lie over a screen, by how they are named. */
const layer = /(?:Dialog|Sheet|SidePanel|ModalLayer|ActionMenu)$/;
const ofTheKit =
  /^(?:AppDialog|FormDialog|GuardedDialog|ConfirmDialog|BottomSheet|Sheet|SidePanel|ModalLayer)$/;
const spoken = new Set(["title", "label"]);

/**
 * The layers that a file shows, each of its titles once: parts that are named as layers and say a title, and questions.
 * A title that a part was given is that of whoever shows the part.
 */
export function shownLayers({ path, tree }: ParsedSource): ShownLayer[] {
  const of = path.slice(path.lastIndexOf("/") + 1).replace(/\.tsx?$/, "");
  const found = new Map<string, ShownLayer>();
  eachNode(tree, (node) => {
    const said = titleOf(node);
    if (said === undefined) return;
    const titles = said === null ? [] : keysIn(said);
    for (const title of titles.length > 0 ? titles : [null]) found.set(`${title}`, { of, title });
  });
  return [...found.values()];
}

/** Null where the title comes with everything else that a layer of the kit is given. */
function titleOf(node: ts.Node): ts.Expression | null | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const [title, confirmLabel] = ["title", "confirmLabel"].map((name) =>
      node.properties.find((property) => property.name?.getText() === name),
    );
    if (!confirmLabel || !title) return undefined;
    if (ts.isPropertyAssignment(title)) return title.initializer;
    return ts.isShorthandPropertyAssignment(title) ? title.name : undefined;
  }
  if (!ts.isJsxOpeningLikeElement(node) || !layer.test(node.tagName.getText())) return undefined;
  const title = node.attributes.properties.find(
    (each): each is ts.JsxAttribute => ts.isJsxAttribute(each) && spoken.has(each.name.getText()),
  );
  if (title?.initializer && ts.isJsxExpression(title.initializer)) return title.initializer.expression;
  return ofTheKit.test(node.tagName.getText()) ? null : undefined;
}

/** The keys that an expression says: those of `t` in it, or in what its name was set to in this file. */
function keysIn(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) {
    const set: ts.Expression[] = [];
    eachNode(expression.getSourceFile(), (node) => {
      if (ts.isVariableDeclaration(node) && node.name.getText() === expression.text && node.initializer)
        set.push(node.initializer);
    });
    return set.flatMap((each) => (ts.isIdentifier(each) ? [] : keysIn(each)));
  }
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "t") {
      const [key] = node.arguments;
      if (key) found.push(...textsOf(key));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(expression);
  return found;
}

function textsOf(key: ts.Expression): string[] {
  if (ts.isStringLiteralLike(key)) return [key.text];
  if (ts.isConditionalExpression(key)) return [...textsOf(key.whenTrue), ...textsOf(key.whenFalse)];
  if (ts.isTemplateExpression(key))
    return [key.head.text + key.templateSpans.map((span) => `*${span.literal.text}`).join("")];
  return [];
}
