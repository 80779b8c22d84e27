import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { keyAlong } from "#ui/taps/key-along.ts";
import type { BlockKeys, BoardEntry, TimelineBoardProps } from "./board.ts";
import { steppedPlace, type TrackPlace } from "./day-track.ts";

interface Lifted extends TrackPlace {
  readonly id: number;
}

type LiftInput = Pick<TimelineBoardProps, "rows" | "entries" | "dayMinutes" | "placeText" | "onMove">;

/**
 * Moves a booking by keyboard: Space picks it up, arrows move it (`steppedPlace`), Space or Enter puts it down,
 * Escape cancels. Each step is announced to screen readers.
 */
export function useLift({ rows, entries, dayMinutes, placeText, onMove }: LiftInput) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const keepFocus = useStableFocus(lifted !== null);
  const say = useAnnouncement(placeText);

  const leave = (entry: BoardEntry) => {
    setLifted(null);
    say("cancelled", entry.title, entry);
  };
  const putDown = (entry: BoardEntry, { row, start }: Lifted) => {
    setLifted(null);
    say("dropped", entry.title, { row, start });
    if (row !== entry.row || start !== entry.start) onMove(entry.id, { row, start });
  };
  const act = (key: string, entry: BoardEntry, own: Lifted | null) => {
    if (own === null) {
      setLifted({ id: entry.id, row: entry.row, start: entry.start });
      say("taken", entry.title, entry);
    } else if (key === "Escape") leave(entry);
    else putDown(entry, own);
  };
  const step = (entry: BoardEntry, place: TrackPlace | null, event: KeyboardEvent) => {
    if (place === null) return;
    event.preventDefault();
    setLifted({ ...place, id: entry.id });
    say("over", entry.title, place);
  };
  const track = { rows: rows.map(({ key }) => key), dayMinutes };
  const nextOf = (own: Lifted | null, event: KeyboardEvent) =>
    own && steppedPlace(own, { key: keyAlong(event), isLarge: event.shiftKey }, track);

  const keysOf = (shown: BoardEntry): BlockKeys => {
    const own = lifted?.id === shown.id ? lifted : null;
    // The booking as it was before it was picked up.
    const entry = entries.find(({ id }) => id === shown.id) ?? shown;
    return blockKeys(own !== null, keepFocus, {
      act: (key) => act(key, entry, own),
      step: (event) => step(entry, nextOf(own, event), event),
      leave: () => leave(entry),
    });
  };
  return {
    /** Id of the picked-up booking. */
    id: lifted?.id ?? null,
    /** The bookings, with the picked-up one at its new place. */
    entries: entries.map((entry) =>
      entry.id === lifted?.id ? { ...entry, row: lifted.row, start: lifted.start } : entry,
    ),
    keysOf,
  };
}

interface LiftActions {
  readonly act: (key: string) => void;
  readonly step: (event: KeyboardEvent) => void;
  readonly leave: () => void;
}

/** Returns the key handlers of a block, and what happens when it loses the focus. */
function blockKeys(
  isLifted: boolean,
  keepFocus: ReturnType<typeof useStableFocus>,
  { act, step, leave }: LiftActions,
): BlockKeys {
  return {
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isLiftKey(event.key, isLifted)) return step(event);
      event.preventDefault();
      event.stopPropagation();
      keepFocus.on(event.currentTarget);
      if (!event.repeat) act(event.key);
    },
    // Releasing the space bar would count as a tap.
    onKeyUp: (event) => event.key === " " && event.preventDefault(),
    onBlur: (event) => {
      // When the focus goes nowhere, the block itself was removed for a moment.
      if (event.relatedTarget === null) return;
      keepFocus.off();
      if (isLifted) leave();
    },
  };
}

/** Tells whether a key picks up or puts down: Space always, Enter and Escape only while something is picked up. */
function isLiftKey(key: string, isLifted: boolean): boolean {
  return key === " " || (isLifted && (key === "Enter" || key === "Escape"));
}

/** Keeps the moved block focused and in sight, although the list is reordered. */
function useStableFocus(isMoving: boolean) {
  const block = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    if (block.current && document.activeElement === document.body) block.current.focus();
    if (isMoving) block.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    else block.current = null;
  });
  return {
    on: (element: HTMLButtonElement) => {
      block.current = element;
    },
    off: () => {
      block.current = null;
    },
  };
}

function useAnnouncement(placeText: (place: TrackPlace) => string) {
  const t = useT();
  const announce = useAnnounce();
  return (words: "taken" | "over" | "dropped" | "cancelled", name: string, place: TrackPlace) =>
    announce(t(`reservations.timeline.${words}`, { name, place: placeText(place) }));
}
