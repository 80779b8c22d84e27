import path from "node:path";
import ts from "typescript";
import type { ParsedSource } from "../parsed-sources.ts";

export interface ImportedFile {
  /** Relative to the repository. */
  readonly path: string;
  /** The names it has there; empty for `import * as x` and re-exports of everything. */
  readonly names: readonly string[];
}

/** Own files that a file imports or exports from, types included. */
export function importedFiles({ path: file, tree }: ParsedSource): ImportedFile[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || !/^[.#]/.test(from.text)) return [];
    const target = ownFile(file, from.text);
    return [{ path: target, names: namesOf(statement) }];
  });
}

/** Returns the path of our own file that another one names: from itself, or from the folder of the sources (`#ui/x.ts`). */
export function ownFile(file: string, named: string): string {
  if (named.startsWith("#db/")) return named.slice(1);
  return named.startsWith("#")
    ? `src/${named.slice(1)}`
    : path.posix.normalize(path.posix.join(path.posix.dirname(file), named));
}

function namesOf(statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const bindings = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return [];
  return bindings.elements.map((element) => (element.propertyName ?? element.name).text);
}
