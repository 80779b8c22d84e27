import type { Plugin } from "vite";

const routeTree = /routeTree\.gen\.ts$/;
const children = /(\bconst \w+Children\b[^=]*=)\s*\{([^}]*)\}/g;
const named = /\w+:\s*(\w+),/g;

/**
 * Lists the screens below an address without their names. The router reads the list alone (`_addFileChildren`), but each
 * name of thirty letters stood in the file that signing in waits for.
 */
export function shortRouteTree(): Plugin {
  return {
    name: "short-route-tree",
    enforce: "pre",
    apply: "build",
    transform: (code, id) =>
      routeTree.test(id)
        ? {
            code: code.replaceAll(
              children,
              (_, begin: string, list: string) =>
                `${begin.replace(/: \w+/, "")} [${list.replaceAll(named, "$1,")}]`,
            ),
            map: null,
          }
        : null,
  };
}
