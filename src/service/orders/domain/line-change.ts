import type { LineStatus } from "./line-status.ts";

/** What may happen to a line after it was sent, told to the station that makes it. */
export const lineChangeKinds = ["cancelled", "reduced", "moved"] as const;
export type LineChangeKind = (typeof lineChangeKinds)[number];

/** Whether a station is to hear that a dish goes to another table: while it is still to be made. */
export function isToBeMade(status: LineStatus): boolean {
  return status === "created" || status === "preparing";
}
