import { nextIndex } from "../../overlay/move-focus.ts";

export interface ListKeyState {
  open: boolean;
  active: number;
  count: number;
  /** Somebody types in the field: a space is a letter, Home and End move in the text. */
  typing: boolean;
}

export type ListMove = { do: "open" | "take" | "close" } | { do: "move"; to: number };

/** Returns what a key does in the list of a field; null when it does nothing. */
export function listMove({ open, active, count, typing }: ListKeyState, key: string): ListMove | null {
  if (!open) {
    const opens = key === "ArrowDown" || key === "ArrowUp" || key === "Enter" || (!typing && key === " ");
    return opens ? { do: "open" } : null;
  }
  if (key === "Enter" || (!typing && key === " ")) return { do: "take" };
  if (key === "Escape") return { do: "close" };
  if (typing && (key === "Home" || key === "End")) return null;
  const to = nextIndex(active, count, key);
  return to === null ? null : { do: "move", to };
}
