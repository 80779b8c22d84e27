import ts from "typescript";
import { placeOf } from "../layout.mjs";
import type { ParsedSource } from "../parsed-sources.ts";

/** The names that a file declares and exports; what it only passes on has its home elsewhere. */
export function exportedNames({ tree }: ParsedSource): Set<string> {
  const names = new Set<string>();
  for (const statement of tree.statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause && !moduleSpecifier && ts.isNamedExports(exportClause))
        for (const { name } of exportClause.elements) names.add(name.text);
    } else if (isExported(statement)) {
      for (const name of declaredNames(statement)) names.add(name);
    }
  }
  return names;
}

/** Names that several files of one layer export, each as `layer name` with its files. A route file exports `Route`. */
export function homonyms(sources: readonly ParsedSource[]): Map<string, readonly string[]> {
  const homes = new Map<string, string[]>();
  for (const source of sources) {
    const layer = placeOf(source.path)?.layer;
    if (layer === undefined || layer === "words" || source.path.startsWith("src/app/web/routes/")) continue;
    for (const name of exportedNames(source))
      homes.getOrInsertComputed(`${layer} ${name}`, () => []).push(source.path);
  }
  return new Map([...homes].filter(([, files]) => files.length > 1));
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}
