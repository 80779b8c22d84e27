import type { LineStatus } from "./line-status.ts";

/** Changes to a sent line that its station must see. */
export const lineChangeKinds = ["cancelled", "reduced", "moved"] as const;
export type LineChangeKind = (typeof lineChangeKinds)[number];

/** Tells whether the dish still has to be made: only then its station sees that it moved to another table. */
export function isToBeMade(status: LineStatus): boolean {
  return status === "created" || status === "preparing";
}
