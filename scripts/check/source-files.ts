import { readdirSync } from "node:fs";
import path from "node:path";

/** Paths of all TypeScript files below the folder, relative to where the tests run, with forward slashes. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.gen\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll("\\", "/"));
}
