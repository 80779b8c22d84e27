import type { z } from "zod";
import {
  type CustomerView,
  type DisplaySignalName,
  displaySignals,
} from "../../../contract/customer-display.ts";
import { DISPLAY_GONE_AFTER_MS } from "../../../contract/display-heartbeat.ts";
import { unreachable } from "../../../domain/unreachable.ts";

/** A till that a display may watch. */
export interface FoundTill {
  readonly tillId: string;
  /** Who works at it. */
  readonly name: string;
  /** When it was heard last, in milliseconds of this device's clock. */
  readonly at: number;
}

/** What a display knows. */
export interface Watching {
  /** The till it follows; null while none is chosen. */
  readonly tillId: string | null;
  readonly tills: readonly FoundTill[];
  /** What the till shows; null while it does not answer. */
  readonly view: CustomerView | null;
  readonly viewAt: number;
}

/** A display that begins, with the till it followed before. */
export function startWatching(tillId: string | null): Watching {
  return { tillId, tills: [], view: null, viewAt: 0 };
}

/** Another till, or none: nothing of the one before stays on the screen. */
export function chooseTill(before: Watching, tillId: string | null): Watching {
  return { ...before, tillId, view: null };
}

/** What a till said, if it has the agreed shape. */
export function applyTillSignal(
  before: Watching,
  name: DisplaySignalName,
  sent: unknown,
  now: number,
): Watching {
  switch (name) {
    case "till_here": {
      const here = read(displaySignals.till_here, sent);
      return here ? { ...before, tills: withTill(before.tills, { ...here, at: now }) } : before;
    }
    case "till_shown": {
      const shown = read(displaySignals.till_shown, sent);
      return shown?.tillId === before.tillId && shown ? { ...before, view: shown.view, viewAt: now } : before;
    }
    case "till_gone": {
      const gone = read(displaySignals.till_gone, sent);
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

/** Forgets tills that are silent, and what they showed: nobody is to read a cart that is not there any more. */
export function dropSilentTills(before: Watching, now: number): Watching {
  const isSilent = (at: number) => now - at > DISPLAY_GONE_AFTER_MS;
  const tills = before.tills.filter((till) => !isSilent(till.at));
  const isCut = before.view !== null && isSilent(before.viewAt);
  if (tills.length === before.tills.length && !isCut) return before;
  return { ...before, tills, view: isCut ? null : before.view };
}

function withTill(tills: readonly FoundTill[], till: FoundTill): FoundTill[] {
  const others = tills.filter((others) => others.tillId !== till.tillId);
  return [...others, till].toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.tillId.localeCompare(b.tillId),
  );
}

function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> | undefined {
  return schema.safeParse(sent).data;
}
