import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Leaves zod's making of JSON schemas out of the browser (4 KB compressed, on every screen): only the server describes
 * the API. Their names stay, empty, because zod's schemas refer to them.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (!/zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const names = readFileSync(id, "utf8").matchAll(/^export (?:const|function|class) (\w+)/gm);
      return Array.from(names, ([, name]) => `export function ${name}() {}`).join("\n");
    },
  };
}
