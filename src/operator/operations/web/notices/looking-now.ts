import type { LookInRow } from "../../contract/look-ins.ts";

/** Every look that lasts, of however many operators, the one that began first on top. */
export function lookingNow(rows: readonly LookInRow[], now: number): LookInRow[] {
  return rows
    .filter(({ ended_at, ends_at }) => ended_at === null && ends_at.getTime() > now)
    .toSorted((one, other) => one.id - other.id);
}
