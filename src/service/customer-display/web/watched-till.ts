import type { z } from "zod";
import { compareCodes, compareNames } from "#platform/domain/text/compare-names.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { currentLanguage } from "#platform/web/i18n.ts";
import {
  type CustomerView,
  DISPLAY_GONE_AFTER_MS,
  type DisplaySignalName,
  displaySignals,
} from "../contract/customer-display.ts";

/** A till that a display may watch. */
export interface FoundTill {
  readonly tillId: string;
  /** Name of the person working there. */
  readonly name: string;
  /** Time of its last signal, in milliseconds of this device's clock. */
  readonly at: number;
}

/** The state of a display. */
export interface WatchState {
  /** The followed till; null while none is chosen. */
  readonly tillId: string | null;
  readonly tills: readonly FoundTill[];
  /** View of the till; null while it does not answer. */
  readonly view: CustomerView | null;
  /** Time of the view, in milliseconds of this device's clock. */
  readonly viewAt: number;
}

/** Returns the first state of a display, with the till it followed before. */
export function startWatching(tillId: string | null): WatchState {
  return { tillId, tills: [], view: null, viewAt: 0 };
}

/** Follows another till or none, and removes the previous view. */
export function chooseTill(before: WatchState, tillId: string | null): WatchState {
  return { ...before, tillId, view: null };
}

/** Applies a signal of a till; ignores payloads that do not match the contract. */
export function applyTillSignal(
  before: WatchState,
  name: DisplaySignalName,
  payload: unknown,
  now: number,
): WatchState {
  switch (name) {
    case "till_here": {
      const here = parseSignal(displaySignals.till_here, payload);
      return here ? { ...before, tills: withTill(before.tills, { ...here, at: now }) } : before;
    }
    case "till_shown": {
      const shown = parseSignal(displaySignals.till_shown, payload);
      return shown?.tillId === before.tillId && shown ? { ...before, view: shown.view, viewAt: now } : before;
    }
    case "till_gone": {
      const gone = parseSignal(displaySignals.till_gone, payload);
      if (!gone) return before;
      const tills = before.tills.filter((till) => till.tillId !== gone.tillId);
      return { ...before, tills, view: gone.tillId === before.tillId ? null : before.view };
    }
    case "display_asked":
      return before;
    default:
      return unreachable(name);
  }
}

/** Removes tills that have been silent too long and a view that is no longer confirmed. */
export function dropSilentTills(before: WatchState, now: number): WatchState {
  const isSilent = (at: number) => now - at > DISPLAY_GONE_AFTER_MS;
  const tills = before.tills.filter((till) => !isSilent(till.at));
  const isViewStale = before.view !== null && isSilent(before.viewAt);
  if (tills.length === before.tills.length && !isViewStale) return before;
  return { ...before, tills, view: isViewStale ? null : before.view };
}

function withTill(tills: readonly FoundTill[], till: FoundTill): FoundTill[] {
  const others = tills.filter(({ tillId }) => tillId !== till.tillId);
  return [...others, till].toSorted(
    (a, b) => compareNames(currentLanguage())(a.name, b.name) || compareCodes(a.tillId, b.tillId),
  );
}

function parseSignal<Schema extends z.ZodType>(
  schema: Schema,
  payload: unknown,
): z.output<Schema> | undefined {
  return schema.safeParse(payload).data;
}
