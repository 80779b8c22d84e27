/** Keys that move over the board: up and down within a ticket, left and right between tickets. */
export const boardKeys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"] as const;
export type BoardKey = (typeof boardKeys)[number];

export interface GridPosition {
  readonly ticket: number;
  readonly action: number;
}

export function isBoardKey(key: string): key is BoardKey {
  return (boardKeys as readonly string[]).includes(key);
}

/**
 * The place after a key. `actions[i]` is how many buttons ticket i has; tickets without any are skipped. From null
 * every key leads to the first button; null where there is no button at all.
 */
export function positionAfter(
  key: BoardKey,
  from: GridPosition | null,
  actions: readonly number[],
): GridPosition | null {
  const first = actions.findIndex((count) => count > 0);
  const last = actions.findLastIndex((count) => count > 0);
  if (first < 0) return null;
  if (from === null || key === "Home") return { ticket: first, action: 0 };
  if (key === "End") return { ticket: last, action: 0 };
  if (key === "ArrowLeft" || key === "ArrowRight")
    return sideways(key === "ArrowLeft" ? -1 : 1, from, actions);
  const action = from.action + (key === "ArrowUp" ? -1 : 1);
  const isWithin = action >= 0 && action < (actions[from.ticket] ?? 0);
  return isWithin ? { ticket: from.ticket, action } : from;
}

function sideways(step: -1 | 1, from: GridPosition, actions: readonly number[]): GridPosition {
  for (let ticket = from.ticket + step; ticket >= 0 && ticket < actions.length; ticket += step) {
    const count = actions[ticket] ?? 0;
    if (count > 0) return { ticket, action: Math.min(from.action, count - 1) };
  }
  return from;
}
