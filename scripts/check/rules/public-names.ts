import ts from "typescript";
import type { ParsedSource } from "../parsed-sources.ts";

/** How many names a file exports; Infinity for `export *`. */
export function exportedNames({ tree }: ParsedSource): number {
  return tree.statements.reduce((sum, statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return sum + (clause && ts.isNamedExports(clause) ? clause.elements.length : Number.POSITIVE_INFINITY);
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
    return sum + (isExported ? 1 : 0);
  }, 0);
}
