import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { sourceFiles } from "./source-files.ts";

export interface ParsedSource {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly tree: ts.SourceFile;
}

const roots = ["src", "db", "e2e", "bench", "scripts"];

export function parseSource(path: string, text: string): ParsedSource {
  const kind = path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind) };
}

let parsed: readonly ParsedSource[] | undefined;

/** Every TypeScript file of ours, parsed once for all rules. */
export function parsedSources(): readonly ParsedSource[] {
  parsed ??= roots
    .filter((root) => existsSync(root))
    .flatMap(sourceFiles)
    .map((path) => parseSource(path, readFileSync(path, "utf8")));
  return parsed;
}

/** Tells whether a file proves the product and is no part of it. */
export const isProof = (path: string) =>
  /\.test\.tsx?$|^src\/app\/server\/(testing|suites)\/|\/samples\.ts$|^(e2e|bench)\//.test(path);

export function eachNode(root: ts.Node, visit: (node: ts.Node) => void): void {
  visit(root);
  ts.forEachChild(root, (child) => eachNode(child, visit));
}

/** `src/web/x.ts:12` */
export function placeOf({ path, tree }: ParsedSource, node: ts.Node): string {
  return `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
}
