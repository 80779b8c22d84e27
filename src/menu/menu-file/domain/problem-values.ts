import type { FileProblem } from "./menu-file.ts";

/** The values in the sentence of a problem; `listed` writes the other lines as a list of the reader's language. */
export function problemValues(
  { readings, named }: Pick<FileProblem, "readings" | "named">,
  listed: (texts: readonly string[]) => string,
): Record<string, unknown> {
  const lines = named?.lines && { lines: listed(named.lines.map(String)) };
  return { ...readings, ...named, ...lines };
}
