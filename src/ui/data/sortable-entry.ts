import type { ReactNode } from "react";

/** Texts of moving an entry, for the handle and for each step that a screen reader announces. */
export interface SortWords {
  /** Name of the handle: "Mover Efectivo". */
  move: (name: string) => string;
  /** Names the handle and explains its use from the keyboard. */
  role: string;
  help: string;
  taken: (at: SortStep) => string;
  over: (at: SortStep) => string;
  dropped: (at: SortStep) => string;
  cancelled: (at: SortStep) => string;
}

export interface SortStep {
  readonly name: string;
  /** 1 is the first. */
  readonly place: number;
  readonly count: number;
}

export interface SortableEntry {
  readonly key: string | number;
  readonly name: string;
  readonly draw: (handle: ReactNode) => ReactNode;
}

export interface SortableEntriesProps {
  /** Name of the list for screen readers. */
  label: string;
  words: SortWords;
  entries: readonly SortableEntry[];
  /** `list` (default): one below the other; `grid`: cards in rows, in the columns that `className` sets. */
  layout?: "list" | "grid" | undefined;
  className: string;
  /** The places that the entries had before, in their new order. */
  onReorder: (places: readonly number[]) => void;
}
