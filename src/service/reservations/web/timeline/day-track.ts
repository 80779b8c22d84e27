/** A booking on the track of a day, in minutes since the day began. */
interface TrackSpan {
  readonly start: number;
  readonly minutes: number;
}

/** Minutes that arrow keys move by, without and with Shift; a drag ends on multiples of the first. */
const SMALL_STEP = 15;
const LARGE_STEP = 30;

/** Width of a minute on the track in px: a quarter of an hour is wide enough for a finger. */
export const PX_PER_MINUTE = 2;

/** Returns the start of a moved span: neither before the day nor after its last small step. */
export function movedStart(start: number, by: number, dayMinutes: number): number {
  return Math.min(dayMinutes - SMALL_STEP, Math.max(0, start + by));
}

/** Converts a drag in px to minutes, in whole small steps. */
export function draggedMinutes(px: number): number {
  const steps = Math.round(px / PX_PER_MINUTE / SMALL_STEP);
  // Avoids minus zero, which is no move either but does not equal zero everywhere.
  return steps === 0 ? 0 : steps * SMALL_STEP;
}

/**
 * Returns the line of each span within its row, from 0: overlapping spans (by override) lie below one another. A
 * span that begins as another ends shares its line.
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
 * Returns the minute at which the track opens: an hour before now on the current day, else before its first
 * booking, else before `usual`.
 */
export function openingMinute(now: number | null, starts: readonly number[], usual: number): number {
  const shown = now ?? (starts.length > 0 ? Math.min(...starts) : usual);
  return Math.max(0, Math.floor(shown / 60) * 60 - 60);
}

/** Returns the drawn minutes: the day, plus full hours of the next one for its last bookings. */
export function shownMinutesOf(dayMinutes: number, spans: readonly TrackSpan[]): number {
  const last = Math.max(dayMinutes, ...spans.map(({ start, minutes }) => start + minutes));
  return dayMinutes + Math.ceil((last - dayMinutes) / 60) * 60;
}

/** Place of a booking: the row of its table, and its start. */
export interface TrackPlace {
  readonly row: string;
  readonly start: number;
}

export interface TrackEntry extends TrackSpan, TrackPlace {
  readonly id: number;
}

/** Directions of the arrow keys: along the track, from left to right (`keyAlong`), and across the rows. */
const steps: Readonly<Record<string, { readonly time: number; readonly row: number }>> = {
  ArrowLeft: { time: -1, row: 0 },
  ArrowRight: { time: 1, row: 0 },
  ArrowUp: { time: 0, row: -1 },
  ArrowDown: { time: 0, row: 1 },
};

interface Step {
  /** Name of the key in the browser. */
  readonly key: string;
  /** True with Shift. */
  readonly isLarge: boolean;
}

/**
 * Returns the place a key leads to: a quarter of an hour along, half an hour with Shift, or the next row; within
 * the day and the rows. Null for any other key. It counts in minutes and rows, so scrolling does not matter.
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

/** Heights in px of a line in a row, and of the space around its lines. */
export const LINE_HEIGHT = 56;
const ROW_ROOM = 8;

export interface TrackLayout {
  /** Top and height of each row, in px from the top of the rows. */
  readonly rows: readonly { readonly key: string; readonly top: number; readonly height: number }[];
  readonly height: number;
  /** Top of each booking by its id, in px. */
  readonly tops: ReadonlyMap<number, number>;
}

/** Lays out rows as high as their bookings need, and places each booking. */
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

/** Returns the row at a height in px; heights outside give the first or last row. Undefined without rows. */
export function rowAt({ rows }: TrackLayout, y: number): string | undefined {
  return (rows.find(({ top, height }) => y < top + height) ?? rows.at(-1))?.key;
}
