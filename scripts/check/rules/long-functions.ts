import ts from "typescript";
import { eachNode, type ParsedSource } from "../parsed-sources.ts";

export interface LongFunction {
  /** `src/web/x.tsx: SomeScreen` */
  readonly name: string;
  readonly lines: number;
}

/** Functions of more than `most` lines, from their first to their last. */
export function longFunctions({ path, tree }: ParsedSource, most: number): LongFunction[] {
  const found: LongFunction[] = [];
  eachNode(tree, (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
    const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
    const lines = lineOf(node.getEnd()) - lineOf(node.getStart(tree)) + 1;
    if (lines > most) found.push({ name: `${path}: ${nameOf(node)}`, lines });
  });
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  if (ts.isCallExpression(parent)) return `in ${parent.expression.getText().slice(0, 40)}()`;
  return "without a name";
}
