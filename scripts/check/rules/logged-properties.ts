import path from "node:path";
import ts from "typescript";
import { eachNode, type ParsedSource } from "../parsed-sources.ts";

type Property = ts.ObjectLiteralElementLike;
type Owner = ts.FunctionDeclaration | ts.ArrowFunction;
type Trees = ReadonlyMap<string, ts.SourceFile>;

/** The most names and functions that lead from an entry of the log to the object that it holds. */
const FAR = 6;

/**
 * Finds the properties of what the entries of the log hold before and after: of the object written there, of the one that a
 * name or a function of ours stands for, and of what is handed to a function that records its parameters. What comes from
 * a row of the database or a body is not followed.
 */
export function loggedProperties(entries: readonly ParsedSource[], all = entries): Property[] {
  const trees: Trees = new Map(all.map(({ path, tree }) => [path, tree]));
  const found = new Set<Property>();
  const recorded = new Map<Owner, Set<number>>();
  const add = (expression: ts.Expression) => {
    for (const property of propertiesOf(expression, trees)) found.add(property);
  };
  for (const { tree } of entries)
    eachNode(tree, (node) => {
      const held = heldBy(node);
      if (held === undefined) return;
      add(held);
      const parameter = ts.isIdentifier(held) ? parameterOf(held) : undefined;
      if (parameter)
        recorded.set(parameter.of, (recorded.get(parameter.of) ?? new Set()).add(parameter.place));
    });
  for (const { tree } of entries)
    eachNode(tree, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      const called = functionOf(node.expression, trees);
      for (const place of (called && recorded.get(called)) ?? []) {
        const argument = node.arguments[place];
        if (argument) add(argument);
      }
    });
  return [...found];
}

/** Returns what an entry of the log holds before or after; undefined for any other node. */
function heldBy(node: ts.Node): ts.Expression | undefined {
  if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return undefined;
  if (!/^(before|after)$/.test(node.name.getText())) return undefined;
  const names = node.parent.properties.map(({ name }) => name?.getText());
  const isRecording = node.getSourceFile().text.includes("recordAudit");
  const isEntry =
    names.includes("subject") || (isRecording && names.includes("before") && names.includes("after"));
  if (!isEntry) return undefined;
  return ts.isPropertyAssignment(node) ? node.initializer : node.name;
}

function propertiesOf(expression: ts.Expression, trees: Trees, way = 0): Property[] {
  const further = (next: ts.Expression) => propertiesOf(next, trees, way + 1);
  if (way > FAR) return [];
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAwaitExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  )
    return further(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap(further);
  if (ts.isBinaryExpression(expression)) return further(expression.right);
  if (ts.isObjectLiteralExpression(expression))
    return expression.properties.flatMap((property) =>
      ts.isSpreadAssignment(property) ? further(property.expression) : [property],
    );
  if (ts.isIdentifier(expression)) {
    const declared = parameterOf(expression) ? undefined : declarationOf(expression, trees);
    if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return [];
    const taken = ts.isObjectBindingPattern(declared.name)
      ? declared.name.elements.map((each) => (each.propertyName ?? each.name).getText())
      : [];
    return further(declared.initializer).filter(({ name }) => !taken.includes(name?.getText() ?? ""));
  }
  if (!ts.isCallExpression(expression) || !ts.isIdentifier(expression.expression)) return [];
  const called = functionOf(expression.expression, trees);
  return called ? returnsOf(called).flatMap(further) : [];
}

function functionOf(name: ts.Identifier, trees: Trees): Owner | undefined {
  const declared = declarationOf(name, trees);
  const value = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared;
  return value && (ts.isFunctionDeclaration(value) || ts.isArrowFunction(value)) ? value : undefined;
}

function returnsOf({ body }: Owner): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, walk);
  };
  walk(body);
  return found;
}

/** The function whose parameter a name is, and which; undefined for any other name. */
function parameterOf(name: ts.Identifier): { readonly of: Owner; readonly place: number } | undefined {
  for (let node: ts.Node = name; node; node = node.parent) {
    if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node)) continue;
    const place = node.parameters.findIndex((parameter) => parameter.name.getText() === name.text);
    if (place >= 0) return { of: node, place };
  }
  return undefined;
}

/** Finds where a name is made: in the nearest block around it, else in the file that it is imported from. */
function declarationOf(name: ts.Identifier, trees: Trees): ReturnType<typeof madeIn> {
  for (let node: ts.Node = name; node; node = node.parent)
    if (ts.isBlock(node) || ts.isSourceFile(node)) {
      const declared = madeIn(node, name.text);
      if (declared) return declared;
    }
  return madeElsewhere(name.getSourceFile(), name.text, trees);
}

function madeIn(
  block: ts.Block | ts.SourceFile,
  name: string,
): ts.VariableDeclaration | ts.FunctionDeclaration | undefined {
  for (const statement of block.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const declared = statement.declarationList.declarations.find(({ name: made }) =>
      ts.isIdentifier(made)
        ? made.text === name
        : made.elements.some((each) => isRest(each) && each.name.getText() === name),
    );
    if (declared) return declared;
  }
  return undefined;
}

/** `...fields` of `const { value, ...fields } = fieldsOf(row)`. */
const isRest = (element: ts.ArrayBindingElement): element is ts.BindingElement =>
  ts.isBindingElement(element) && element.dotDotDotToken !== undefined;

/** A name that a file imports, or hands on from another one as the doors of the areas do. */
function madeElsewhere(file: ts.SourceFile, name: string, trees: Trees): ReturnType<typeof madeIn> {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) continue;
    const given = [...names.elements].find((each) => each.name.text === name);
    const from = statement.moduleSpecifier;
    if (!given || !from || !ts.isStringLiteral(from)) continue;
    const place = from.text.startsWith("#")
      ? `src/${from.text.slice(1)}`
      : path.posix.join(path.posix.dirname(file.fileName), from.text);
    const tree = trees.get(place);
    const known = (given.propertyName ?? given.name).text;
    return tree && (madeIn(tree, known) ?? madeElsewhere(tree, known, trees));
  }
  return undefined;
}
