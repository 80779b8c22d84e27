/** A booking on the track of a day, in minutes since the day began. */
export interface TrackSpan {
  readonly start: number;
  readonly minutes: number;
}

/** What arrow keys move by, and with Shift; a drag ends on multiples of the first. In minutes. */
export const SMALL_STEP = 15;
export const LARGE_STEP = 30;

/** Width of a minute on the track in px: a quarter of an hour is wide enough for a finger. */
export const PX_PER_MINUTE = 2;

/** Where a span starts that is moved by so many minutes: it neither begins before the day nor after its last small step. */
export function movedStart(start: number, by: number, dayMinutes: number): number {
  return Math.min(dayMinutes - SMALL_STEP, Math.max(0, start + by));
}

/** Minutes of a drag of so many px along the track, in whole small steps. */
export function draggedMinutes(px: number): number {
  const steps = Math.round(px / PX_PER_MINUTE / SMALL_STEP);
  // Not minus zero, which is no move either but is not equal to it everywhere.
  return steps === 0 ? 0 : steps * SMALL_STEP;
}

/**
 * The line of each span within its row, first 0: spans that overlap (by override) lie below one another instead of hiding
 * each other. One that begins as another ends shares its line.
 */
export function linesOf(spans: readonly TrackSpan[]): number[] {
  const lines = spans.map(() => 0);
  const ends: number[] = [];
  const inOrder = [...spans.keys()].toSorted((a, b) => (spans[a]?.start ?? 0) - (spans[b]?.start ?? 0));
  for (const place of inOrder) {
    const span = spans[place];
    if (!span) continue;
    const free = ends.findIndex((end) => end <= span.start);
    const line = free === -1 ? ends.length : free;
    ends[line] = span.start + span.minutes;
    lines[place] = line;
  }
  return lines;
}

/**
 * Where the track is opened, in minutes: an hour before now while the day goes on, else before its first booking, else
 * before `usual`.
 */
export function openingMinute(now: number | null, starts: readonly number[], usual: number): number {
  const shown = now ?? (starts.length > 0 ? Math.min(...starts) : usual);
  return Math.max(0, Math.floor(shown / 60) * 60 - 60);
}

/** How much of the track is drawn, in minutes: the day, and in full hours what its last bookings need of the next one. */
export function shownMinutesOf(dayMinutes: number, spans: readonly TrackSpan[]): number {
  const last = Math.max(dayMinutes, ...spans.map(({ start, minutes }) => start + minutes));
  return dayMinutes + Math.ceil((last - dayMinutes) / 60) * 60;
}

/** Where a booking stands: the row of its table, and when it starts. */
export interface TrackPlace {
  readonly row: string;
  readonly start: number;
}

export interface TrackEntry extends TrackSpan, TrackPlace {
  readonly id: number;
}

/** Steps of the arrow keys: along the track, and across the rows. */
const steps: Readonly<Record<string, { readonly time: number; readonly row: number }>> = {
  ArrowLeft: { time: -1, row: 0 },
  ArrowRight: { time: 1, row: 0 },
  ArrowUp: { time: 0, row: -1 },
  ArrowDown: { time: 0, row: 1 },
};

interface Step {
  /** As the browser calls it. */
  readonly key: string;
  /** With Shift. */
  readonly isLarge: boolean;
}

/**
 * The place a key leads to: a quarter of an hour along, half of one with Shift, or the next row; neither leaves the day or
 * the rows. Null for any other key. Counted in minutes and rows: how far a track is scrolled plays no part.
 */
export function steppedPlace(
  { row, start }: TrackPlace,
  { key, isLarge }: Step,
  { rows, dayMinutes }: { readonly rows: readonly string[]; readonly dayMinutes: number },
): TrackPlace | null {
  const step = steps[key];
  if (!step) return null;
  const at = Math.min(rows.length - 1, Math.max(0, rows.indexOf(row) + step.row));
  return {
    row: rows[at] ?? row,
    start: movedStart(start, step.time * (isLarge ? LARGE_STEP : SMALL_STEP), dayMinutes),
  };
}

/** Heights in px: of a line of a row, and the room around its lines. */
export const LINE_HEIGHT = 52;
const ROW_ROOM = 8;

export interface TrackLayout {
  /** From the top of the rows, in px. */
  readonly rows: readonly { readonly key: string; readonly top: number; readonly height: number }[];
  readonly height: number;
  /** Top of each booking by its id, in px. */
  readonly tops: ReadonlyMap<number, number>;
}

/** Rows as high as the bookings in them ask, one below the other, and where each booking stands. */
export function layOutRows(keys: readonly string[], entries: readonly TrackEntry[]): TrackLayout {
  const tops = new Map<number, number>();
  let height = 0;
  const rows = keys.map((key) => {
    const own = entries.filter((entry) => entry.row === key);
    const lines = linesOf(own);
    const row = {
      key,
      top: height,
      height: Math.max(1, ...lines.map((line) => line + 1)) * LINE_HEIGHT + ROW_ROOM,
    };
    for (const [place, entry] of own.entries())
      tops.set(entry.id, height + ROW_ROOM / 2 + (lines[place] ?? 0) * LINE_HEIGHT);
    height += row.height;
    return row;
  });
  return { rows, height, tops };
}

/** The row at a height in px; above the first and below the last these are taken. Undefined without rows. */
export function rowAt({ rows }: TrackLayout, y: number): string | undefined {
  return (rows.find(({ top, height }) => y < top + height) ?? rows.at(-1))?.key;
}
