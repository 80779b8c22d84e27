import path from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseConfig from "dependency-cruiser/config-utl/extract-depcruise-config";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";

const { options, ...ruleSet } = await extractDepcruiseConfig(path.resolve(".dependency-cruiser.mjs"));

/** Returns the imports of these folders, and the rules of `.dependency-cruiser.mjs` that they break. */
export async function cruiseAt(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const how = { ...options, baseDir, ruleSet, validate: true } as ICruiseOptions;
  const { output } = await cruise(folders, how, undefined, { tsConfig: extractTSConfig("tsconfig.json") });
  if (typeof output === "string") throw new Error("the dependency guard gave text instead of its findings");
  return output;
}

/** The rules that are broken, each with who breaks it, and the files that were overlooked. */
export function faultsOf({ summary, modules }: ICruiseResult, files: readonly string[]): string[] {
  const seen = new Set(modules.map(({ source }) => source));
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...files.filter((file) => !seen.has(file)).map((file) => `not seen: ${file}`),
  ];
}
