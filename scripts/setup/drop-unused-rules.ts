import type { Plugin } from "vite";

/** Definitions of routes and rules: what stands in these files makes values and does nothing else (docs/architecture.md). */
const ruleFile = /src[\\/][^\\/]+[\\/](?:[^\\/]+[\\/])?(contract|domain)[\\/].*\.ts$/;

/**
 * Lets the bundler leave out each exported value that no screen uses: of a call it cannot know that it does nothing
 * else. Without it the till waited for the shape of every event, and signing in for the routes of everybody's devices.
 */
export function dropUnusedRules(): Plugin {
  return {
    name: "drop-unused-rules",
    apply: "build",
    transform(code, id) {
      if (!ruleFile.test(id)) return null;
      const calls = this.parse(code).body.flatMap((statement) => {
        const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
        if (declared?.type !== "VariableDeclaration") return [];
        return declared.declarations.flatMap(({ init }) => (init?.type === "CallExpression" ? [init] : []));
      });
      return { code: calls.toReversed().reduce(markedPure, code), map: null };
    },
  };
}

function markedPure(code: string, { start, end }: { readonly start: number; readonly end: number }): string {
  return `${code.slice(0, start)}/* @__PURE__ */ (() => ${code.slice(start, end)})()${code.slice(end)}`;
}
