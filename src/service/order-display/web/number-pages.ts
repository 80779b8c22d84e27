/** How long a page of numbers stays, in milliseconds: long enough to look for one's own. */
export const PAGE_MS = 8_000;

/** How many numbers a column shows at once, from what it measures in px. At least one, however small the screen. */
export function countFitting(column: {
  readonly height: number;
  readonly perRow: number;
  readonly rowHeight: number;
  readonly gap: number;
}): number {
  const { height, perRow, rowHeight, gap } = column;
  if (rowHeight <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(1, perRow) * Math.max(1, Math.floor((height + gap) / (rowHeight + gap)));
}

/** The numbers of a page; pages beyond the last begin again with the first. */
export function numbersOnPage(numbers: readonly number[], pageSize: number, turn: number) {
  const pages = Math.max(1, Math.ceil(numbers.length / pageSize));
  const page = turn % pages;
  if (pages === 1) return { shown: numbers, page: 1, pages };
  return { shown: numbers.slice(page * pageSize, (page + 1) * pageSize), page: page + 1, pages };
}
