import type { LineStatus } from "./line-status.ts";

/** What may happen to a line after it was sent, told to the station that makes it. */
export const lineChangeKinds = ["cancelled", "reduced", "moved"] as const;
export type LineChangeKind = (typeof lineChangeKinds)[number];

/** Whether a station is to hear that a dish goes to another table: while it has not been brought to the guests. */
export function isAtStation(status: LineStatus): boolean {
  return status === "created" || status === "preparing" || status === "completed";
}
