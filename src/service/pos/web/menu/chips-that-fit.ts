interface Rows {
  /** Width of a row in px. */
  readonly width: number;
  readonly rows: number;
  /** Space between two chips in px. */
  readonly gap: number;
}

/** Returns how many chips of these widths, in their order, fit in the rows together with one of `more` px if not all do. */
export function chipsThatFit(widths: readonly number[], more: number, rows: Rows): number {
  if (rowsOf(widths, rows) <= rows.rows) return widths.length;
  for (let count = widths.length - 1; count > 0; count--)
    if (rowsOf([...widths.slice(0, count), more], rows) <= rows.rows) return count;
  return 0;
}

function rowsOf(widths: readonly number[], { width, gap }: Rows): number {
  let rows = 1;
  let used = 0;
  for (const each of widths) {
    if (used > 0 && used + gap + each > width) {
      rows += 1;
      used = 0;
    }
    used += used > 0 ? gap + each : each;
  }
  return rows;
}

/** Returns the first `count` things; one that is chosen and not among them takes the place of the last. */
export function withChosen<Thing>(
  things: readonly Thing[],
  count: number,
  isChosen: (thing: Thing) => boolean,
): readonly Thing[] {
  const first = things.slice(0, count);
  const chosen = things.find(isChosen);
  if (chosen === undefined || first.includes(chosen) || count === 0) return first;
  return [...first.slice(0, -1), chosen];
}
