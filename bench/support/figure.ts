/** What one benchmark found: a table, what was aimed at, and what the reader has to know. */
export interface Figure {
  readonly title: string;
  readonly aim: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes?: readonly string[];
}

/** The figure as a Markdown table whose columns are also aligned for a terminal. */
export function printed({ title, aim, columns, rows, notes = [] }: Figure): string {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (at === 0 ? (cells[at] ?? "").padEnd(width) : (cells[at] ?? "").padStart(width))).join(" | ")} |`;
  const rule = `|${widths.map((width, at) => (at === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [
    `\n### ${title}\n`,
    `Aim: ${aim}\n`,
    line(columns),
    rule,
    ...rows.map(line),
    ...(notes.length > 0 ? ["", ...notes.map((note) => `- ${note}`)] : []),
  ].join("\n");
}

/** Milliseconds, with a decimal where it says something. */
export function ms(value: number): string {
  return `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

/** Bytes in the unit people compare: thousands. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** How many times `of` the value is, or the share of it. */
export function times(value: number, of: number): string {
  return `${(value / of).toFixed(2)}×`;
}
