import { configVariables } from "./config-variables.ts";

const start = "<!-- configuration: made by `npm run config-table` -->";
const end = "<!-- /configuration -->";

const sameIn = { all: "all", web: "`web`", none: "", keys: "all" } as const;

/** The table of all variables in Markdown, between its marks, with columns of equal width as the formatter wants. */
export function configTable(): string {
  const rows = Object.entries(configVariables).map(
    ([name, { description, equal, default: fallback, example }]) => [
      `\`${name}\``,
      description,
      sameIn[equal],
      fallback,
      example.includes("`") ? example : `\`${example}\``,
    ],
  );
  const head = ["variable", "meaning", "same in", "default", "example"];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [start, ...[head, rule, ...rows].map(line), end].join("\n");
}

/** The README with its table renewed. Throws when the marks are missing. */
export function withConfigTable(readme: string): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no place for the table: ${start} … ${end}`);
  return readme.slice(0, from) + configTable() + readme.slice(to + end.length);
}
