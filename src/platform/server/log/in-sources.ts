import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";

/** A place in the bundle that `npm start` runs. */
const PLACE = /file:\/\/\S+?\/dist\/server\/[\w.-]+\.js:\d+:\d+/g;

/** Most places that are remembered: a fault that comes again asks for the same ones. */
const MAX_KNOWN = 1_000;
const known = new Map<string, string>();

/**
 * Returns the stack of an error with places in our sources instead of the bundle. The map is read when
 * something fails, and not kept: Node.js's own way holds 100 MB for it from the start.
 */
export function inSources(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replaceAll(PLACE, (place) => {
    const found = known.get(place) ?? sourceOf(place, maps);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(place, found);
    return found;
  });
}

function sourceOf(place: string, maps: Map<string, SourceMap | undefined>): string {
  const [, program = "", line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  if (!maps.has(program)) maps.set(program, mapOf(program));
  const origin = maps.get(program)?.findOrigin(Number(line), Number(column));
  if (!origin || !("fileName" in origin)) return place;
  const { fileName, lineNumber, columnNumber } = origin;
  return `${new URL(fileName, program).href}:${lineNumber}:${columnNumber}`;
}

/** Returns undefined for a missing or unreadable map: a place in the bundle is better than nothing. */
function mapOf(program: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${program}.map`), "utf8")));
  } catch {
    return undefined;
  }
}
