import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";
import type { LoadedTogether } from "./shared-files.ts";

/** A key as code names it, and the beginning of those that are put together: `cash.kinds.${kind}`. */
const NAMED = /["'`]([a-zA-Z]\w*(?:\.\w+)+)["'`]/g;
const BEGUN = /`([a-zA-Z]\w*\.[\w.]*)\$\{/g;
const LATER = /\bimport\(\s*(["'][^"']+["'])\s*\)/g;

/** It goes into the file that the app begins with. */
export const withWordsFile = path.resolve("src/platform/web/with-words.ts");
/** The part that the app begins with (`startPart` in src/platform/web/i18n.ts). */
export const START = "start";

/** Name of the words that come with a module which is imported later. */
export const partOf = (module: string): string =>
  createHash("sha256")
    .update(path.relative(process.cwd(), path.resolve(module)))
    .digest("hex")
    .slice(0, 7);

/** The keys that a text of code names, and the beginnings of keys (they end in a dot or within a name). */
export const keysIn = (code: string): string[] => [
  ...[...code.matchAll(NAMED)].map(([, key = ""]) => key),
  ...[...code.matchAll(BEGUN)].map(([, begun = ""]) => `${begun}*`),
];

/**
 * Lets a screen or dialog that is imported later bring its words: each `import()` becomes one that waits for its part of the words
 * too, which is requested at the same time. What the parts hold is written to `words.json`, for the server (`translations.ts`).
 * `entries` says what is loaded together with each.
 */
export function wordsOfScreens(entries: readonly LoadedTogether[]): Plugin {
  const named = new Map<string, string[]>();
  const keysOf = ({ modules }: LoadedTogether) => new Set(modules.flatMap((id) => named.get(id) ?? []));
  const parts = () => {
    const first = new Set(entries.filter(({ isFirst }) => isFirst).flatMap((entry) => [...keysOf(entry)]));
    return Object.fromEntries([
      [START, [...first].toSorted()],
      ...entries
        .filter(({ isFirst }) => !isFirst)
        .map((entry) => [partOf(entry.id), [...keysOf(entry)].filter((key) => !first.has(key)).toSorted()])
        .filter(([, keys]) => keys?.length !== 0),
    ]) as Record<string, string[]>;
  };
  return {
    name: "words-of-screens",
    enforce: "post",
    apply: "build",
    async transform(code, id) {
      if (!/[\\/]src[\\/]/.test(id) || id.includes("node_modules")) return null;
      named.set(id, keysIn(code));
      const targets = new Map<string, string>();
      for (const [, source = ""] of code.matchAll(LATER)) {
        const found = await this.resolve(source.slice(1, -1), id);
        if (found && !found.external && !found.id.includes("node_modules"))
          targets.set(source, partOf(found.id));
      }
      if (targets.size === 0) return null;
      const waiting = code.replace(LATER, (whole, source: string) => {
        const part = targets.get(source);
        return part === undefined ? whole : `withWords(${whole}, "words:${part}")`;
      });
      return `import { withWords } from ${JSON.stringify(withWordsFile)};\n${waiting}`;
    },
    renderChunk(code) {
      const known = parts();
      return code.replaceAll(/(["'`])words:([0-9a-f]{7})\1/g, (_whole, _quote, part: string) =>
        JSON.stringify(known[part] ? part : ""),
      );
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "words.json", source: JSON.stringify(parts()) });
    },
  };
}
