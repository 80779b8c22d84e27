import type { RouteDefinition } from "#platform/contract/define.ts";
import { routeName } from "./call.ts";

const SIZE = 40;

/** Routes in portions for `test.for`, each named for its first and its last: none takes so long that a slow machine matters. */
export function inChunks(definitions: readonly RouteDefinition[]): [string, readonly RouteDefinition[]][] {
  return Array.from({ length: Math.ceil(definitions.length / SIZE) }, (_, index) => {
    const chunk = definitions.slice(index * SIZE, (index + 1) * SIZE);
    const names = [chunk[0], chunk.at(-1)].map((definition) => definition && routeName(definition));
    return [names.join(" to "), chunk];
  });
}
