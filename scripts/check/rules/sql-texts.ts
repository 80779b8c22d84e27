import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { eachNode, type ParsedSource, parseSource, placeOf } from "../parsed-sources.ts";
import { ownFile } from "./imported-names.ts";

export interface SqlText {
  readonly place: string;
  /** Undefined when it is put together at run time. */
  readonly text: string | undefined;
}

const methods = new Set(["query", "directory"]);

/**
 * Every statement that is handed over as text: `text` of an object with `values`, and the first argument of `query` and
 * `directory`. Constants in it are followed, also into other files, and so are conditions that are made for the alias of a row:
 * `isScarce("i")`. Statements of the query builder are typed instead.
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

/** Texts by the parameters of the function whose result is looked for. */
type Given = ReadonlyMap<string, string>;
const NOTHING: Given = new Map();

/** The text that an expression stands for, with constants filled in; undefined when only running it tells. */
function textOf(node: ts.Expression, source: ParsedSource, given = NOTHING): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    return textOf(node.expression, source, given);
  if (ts.isIdentifier(node)) return given.get(node.text) ?? constantOf(node.text, source);
  if (ts.isCallExpression(node)) return selectListOf(node, source) ?? resultOf(node, source, given);
  if (!ts.isTemplateExpression(node)) return undefined;
  let text = node.head.text;
  for (const span of node.templateSpans) {
    const part = textOf(span.expression, source, given);
    if (part === undefined) return undefined;
    text += part + span.literal.text;
  }
  return text;
}

/** The select list of a `columnsOf({ field: "sql", … })`; undefined for any other call. */
function selectListOf(call: ts.CallExpression, source: ParsedSource): string | undefined {
  const [sources] = call.arguments;
  if (call.expression.getText(source.tree) !== "columnsOf") return undefined;
  if (!sources || !ts.isObjectLiteralExpression(sources)) return undefined;
  const columns = sources.properties.map((property) => {
    if (!ts.isPropertyAssignment(property)) return undefined;
    const text = textOf(property.initializer, source);
    return text === undefined ? undefined : `${text} as "${property.name.getText(source.tree)}"`;
  });
  return columns.includes(undefined) ? undefined : columns.join(", ");
}

/** The result of a function that is one expression, for texts; undefined for any other call. */
function resultOf(call: ts.CallExpression, source: ParsedSource, given: Given): string | undefined {
  if (!ts.isIdentifier(call.expression)) return undefined;
  const declared = declarationOf(call.expression.text, source);
  if (!declared || !ts.isArrowFunction(declared.node) || ts.isBlock(declared.node.body)) return undefined;
  const parameters = new Map<string, string>();
  for (const [index, { name }] of declared.node.parameters.entries()) {
    const argument = call.arguments[index];
    const text = argument && textOf(argument, source, given);
    if (text === undefined) return undefined;
    parameters.set(name.getText(declared.source.tree), text);
  }
  return textOf(declared.node.body, declared.source, parameters);
}

function constantOf(name: string, source: ParsedSource): string | undefined {
  const declared = declarationOf(name, source);
  return declared && textOrNumber(declared.node, declared.source);
}

interface Declaration {
  readonly node: ts.Expression;
  readonly source: ParsedSource;
}

/** A constant of this name at the top of the file, or one that it imports or passes on from another file. */
function declarationOf(name: string, source: ParsedSource): Declaration | undefined {
  for (const statement of source.tree.statements) {
    if (ts.isVariableStatement(statement)) {
      const declared = statement.declarationList.declarations.find(
        (each) => each.name.getText(source.tree) === name,
      );
      const isConstant = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
      if (declared?.initializer && isConstant) return { node: declared.initializer, source };
    }
    const names = namesFromElsewhere(statement);
    const binding = names?.bindings.elements.find((each) => each.name.text === name);
    if (names && binding) {
      const file = ownFile(source.path, names.from);
      if (!existsSync(file)) return undefined;
      const original = (binding.propertyName ?? binding.name).text;
      return declarationOf(original, parseSource(file, readFileSync(file, "utf8")));
    }
  }
  return undefined;
}

interface NamesFromElsewhere {
  readonly bindings: ts.NamedImports | ts.NamedExports;
  readonly from: string;
}

/** The names in braces of an `import` or an `export … from`. */
function namesFromElsewhere(statement: ts.Statement): NamesFromElsewhere | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  const bindings = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  return bindings && !ts.isNamespaceImport(bindings) && !ts.isNamespaceExport(bindings)
    ? { bindings, from: moduleSpecifier.text }
    : undefined;
}

const textOrNumber = (node: ts.Expression, source: ParsedSource) =>
  ts.isNumericLiteral(node) ? node.text.replaceAll("_", "") : textOf(node, source);
