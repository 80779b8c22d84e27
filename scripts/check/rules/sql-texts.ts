import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { eachNode, type ParsedSource, parseSource, placeOf } from "../parsed-sources.ts";

export interface SqlText {
  readonly place: string;
  /** Undefined when it is put together at run time. */
  readonly text: string | undefined;
}

const methods = new Set(["query", "directory"]);

/**
 * Every statement that is handed over as text: `text` of an object with `values`, and the first argument of `query` and
 * `directory`. Constants in it are followed, also into other files. Statements of the query builder are typed instead.
 */
export function sqlTexts(source: ParsedSource): SqlText[] {
  const found: SqlText[] = [];
  const add = (node: ts.Expression) =>
    found.push({ place: placeOf(source, node), text: textOf(node, source) });
  eachNode(source.tree, (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const property = (name: string) =>
        node.properties.find((each) => each.name?.getText(source.tree) === name);
      const text = property("text");
      if (!text || !property("values")) return;
      if (ts.isPropertyAssignment(text)) add(text.initializer);
      else if (ts.isShorthandPropertyAssignment(text)) add(text.name);
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      if (first && methods.has(node.expression.name.text) && !ts.isObjectLiteralExpression(first)) add(first);
    }
  });
  return found;
}

/** The text that an expression stands for, with constants filled in; undefined when only running it tells. */
function textOf(node: ts.Expression, source: ParsedSource): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    return textOf(node.expression, source);
  if (ts.isIdentifier(node)) return constantOf(node.text, source);
  if (!ts.isTemplateExpression(node)) return undefined;
  let text = node.head.text;
  for (const span of node.templateSpans) {
    const part = textOf(span.expression, source);
    if (part === undefined) return undefined;
    text += part + span.literal.text;
  }
  return text;
}

/** A constant of this name at the top of the file, or imported from another one. */
function constantOf(name: string, source: ParsedSource): string | undefined {
  for (const statement of source.tree.statements) {
    if (ts.isVariableStatement(statement)) {
      const declared = statement.declarationList.declarations.find(
        (each) => each.name.getText(source.tree) === name,
      );
      const isConstant = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
      if (declared?.initializer && isConstant) return textOrNumber(declared.initializer, source);
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const binding = bindings.elements.find((each) => each.name.text === name);
      if (!binding) continue;
      const file = path.posix.join(path.posix.dirname(source.path), statement.moduleSpecifier.text);
      if (!existsSync(file)) return undefined;
      return constantOf(
        (binding.propertyName ?? binding.name).text,
        parseSource(file, readFileSync(file, "utf8")),
      );
    }
  }
  return undefined;
}

const textOrNumber = (node: ts.Expression, source: ParsedSource) =>
  ts.isNumericLiteral(node) ? node.text.replaceAll("_", "") : textOf(node, source);
