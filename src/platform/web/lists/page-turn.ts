/** What a reply of the contract's `listReply` tells of its place. */
export interface PageCursors {
  readonly total: number | null;
  readonly next: string | null;
  readonly previous: string | null;
}

/** How many pages there are as far as is known: of a list too long to be counted, this one and the next. */
export function countPages({ total, next }: PageCursors, page: number, limit: number): number {
  if (total !== null) return Math.max(1, Math.ceil(total / limit));
  return next === null ? page : page + 1;
}

/** The cursor that leads from a page to another: only to a neighbour, and none to the first, whose address is short. */
export function cursorOfPage({ next, previous }: PageCursors, from: number, to: number): string | null {
  if (to === 1) return null;
  if (to === from + 1) return next;
  return to === from - 1 ? previous : null;
}
