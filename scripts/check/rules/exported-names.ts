import ts from "typescript";
import { placeOf } from "../layout.mjs";
import type { ParsedSource } from "../parsed-sources.ts";

/** The names that a file declares and exports; what it only passes on has its home elsewhere. */
export function exportedNames({ tree }: ParsedSource): Set<string> {
  const declared = new Set(tree.statements.flatMap(declaredNames));
  return new Set(
    tree.statements.flatMap((statement) => {
      if (isExported(statement)) return declaredNames(statement);
      if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier) return [];
      const { exportClause } = statement;
      if (!exportClause || !ts.isNamedExports(exportClause)) return [];
      const own = exportClause.elements.filter((each) => declared.has((each.propertyName ?? each.name).text));
      return own.map(({ name }) => name.text);
    }),
  );
}

/** What one file may import together is one layer: the kit's parts and all screens, the server and what is outside. */
function layerOf(file: string): string | undefined {
  const layer = file.startsWith("src/ui/") ? "web" : placeOf(file)?.layer;
  if (layer === "guest") return "web";
  return layer === "outside" ? "server" : layer;
}

/**
 * Names that several files of one layer export, each as `layer name` with its files. Left out are words, which stand in a
 * file a language, routes, which all export `Route`, and the gallery.
 */
export function homonyms(sources: readonly ParsedSource[]): Map<string, readonly string[]> {
  const homes = new Map<string, string[]>();
  for (const source of sources) {
    const layer = layerOf(source.path);
    const isLeftOut = layer === "words" || /^src\/app\/web\/routes\/|\/gallery\//.test(source.path);
    if (layer === undefined || isLeftOut) continue;
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
