import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import type { Tone } from "#ui/theme/tone.ts";
import type { TrackEntry, TrackPlace } from "./day-track.ts";

export interface BoardRow {
  readonly key: string;
  readonly title: string;
  readonly hint: string | null;
}

export interface BoardEntry extends TrackEntry {
  readonly title: string;
  readonly detail: string;
  /** Such as "4 personas"; null while unknown. */
  readonly people: string | null;
  /** Table and attendance, for screen readers; others see row and colour. */
  readonly aside: string;
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly isMovable: boolean;
}

export interface TimelineBoardProps {
  label: string;
  rows: readonly BoardRow[];
  entries: readonly BoardEntry[];
  dayMinutes: number;
  /** Current minute of the day; null for another day. */
  now: number | null;
  /** Formats a minute of the day: "7:00 PM". */
  timeText: (minute: number) => string;
  placeText: (place: TrackPlace) => string;
  onMove: (id: number, place: TrackPlace) => void;
  onOpen: (id: number) => void;
}

export interface BlockKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly onKeyUp: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLButtonElement>) => void;
}
