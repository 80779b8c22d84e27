import { createContext } from "react";

/** A part of a long page that a mark jumps to. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

/** Tells the page around a part of it; returns how the part is taken back. null: the page has no marks. */
export const PartsContext = createContext<((part: Part) => () => void) | null>(null);
