import { TICKET_LATE_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";

/**
 * State of a table or account, on the plan and on its card: the same marks everywhere. It is always shown with a word
 * and an icon, never by colour alone.
 */
export const tableStates = ["free", "bill", "late", "ready", "waiting", "preparing", "served"] as const;
export type TableState = (typeof tableStates)[number];

interface TableParty {
  readonly billRequested: boolean;
  readonly lines: readonly {
    readonly status: LineStatus;
    /** Since when its station makes it, or should; null while its course is held. */
    readonly since: Date | null;
  }[];
}

const MINUTE_MS = 60_000;

/**
 * Returns the most urgent state: the guests want the bill, a dish is not ready in the time after which stations call it
 * late, dishes wait to be carried, nobody has begun them, or they are being made. When everything is served, the guests
 * are eating; without anything ordered the table is free. `now` is in milliseconds.
 */
export function tableState(party: TableParty | null, now: number): TableState {
  if (party?.billRequested) return "bill";
  const lines = party?.lines.filter(({ status }) => status !== "cancelled") ?? [];
  if (lines.length === 0) return "free";
  const has = (status: LineStatus) => lines.some((line) => line.status === status);
  const isLate = ({ status, since }: (typeof lines)[number]) =>
    (status === "created" || status === "preparing") &&
    since !== null &&
    now - since.getTime() >= TICKET_LATE_AFTER_MINUTES * MINUTE_MS;
  if (lines.some(isLate)) return "late";
  if (has("completed")) return "ready";
  if (has("created")) return "waiting";
  return has("preparing") ? "preparing" : "served";
}

/** Tells whether somebody should go to the table now. */
export function needsAttention(state: TableState): boolean {
  return state === "bill" || state === "late" || state === "ready";
}

interface TableArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const directions = ["up", "down", "left", "right"] as const;
export type Direction = (typeof directions)[number];

/** Returns the nearest table in a direction, for the arrow keys; undefined at the edge. Sideways distance counts double. */
export function nearestTable<Table extends TableArea>(
  tables: readonly Table[],
  from: Table,
  direction: Direction,
): Table | undefined {
  const middle = centre(from);
  const ranked = tables.flatMap((table) => {
    const { x, y } = centre(table);
    const along = { up: middle.y - y, down: y - middle.y, left: middle.x - x, right: x - middle.x }[
      direction
    ];
    const aside =
      direction === "up" || direction === "down" ? Math.abs(x - middle.x) : Math.abs(y - middle.y);
    return along > 0 && table !== from ? [{ table, distance: along + 2 * aside }] : [];
  });
  return ranked.toSorted((a, b) => a.distance - b.distance)[0]?.table;
}

function centre({ x, y, width, height }: TableArea) {
  return { x: x + width / 2, y: y + height / 2 };
}
