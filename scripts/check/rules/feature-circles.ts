import type { ParsedSource } from "../parsed-sources.ts";
import { importedFiles } from "./imported-names.ts";

/** Roots whose folders are features. */
const roots = [
  /^src\/server\/features\/([^/]+)\//,
  /^src\/web\/features\/([^/]+)\//,
  /^src\/domain\/([^/]+)\//,
];

/** Pairs of features of one root that need each other, directly or through others: `domain: access, refunds`. */
export function featureCircles(sources: readonly ParsedSource[]): string[] {
  return roots.flatMap((root) => {
    const name = /^\^src\\\/(\w+)/.exec(root.source)?.[1];
    return circlesOf(featureNeeds(sources, root)).map((features) => `${name}: ${features.join(", ")}`);
  });
}

/** Which other features each one imports, types included; `root` finds the name of a feature in the path of a file. */
export function featureNeeds(sources: readonly ParsedSource[], root: RegExp): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = root.exec(source.path)?.[1];
    if (from === undefined) continue;
    const others = needs.get(from) ?? new Set();
    needs.set(from, others);
    for (const target of importedFiles(source)) {
      const to = root.exec(target.path)?.[1];
      if (to !== undefined && to !== from) others.add(to);
    }
  }
  return needs;
}

/** The groups in which everybody reaches everybody, each in the order of the alphabet. */
function circlesOf(needs: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map([...needs.keys()].map((from) => [from, reachedFrom(from, needs)]));
  const groups = [...needs.keys()]
    .filter((feature) => reached.get(feature)?.has(feature))
    .map((feature) =>
      [...(reached.get(feature) ?? [])].filter((other) => reached.get(other)?.has(feature)).sort(),
    );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

function reachedFrom(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...(needs.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(needs.get(next) ?? []));
  }
  return seen;
}
