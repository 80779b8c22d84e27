import {
  isOfferedAt,
  type OfferHours,
  type Weekday,
  wallMomentOf,
} from "#core/settings/domain/offer-hours.ts";
import { nextOffered } from "./next-offered.ts";

/** A restaurant that takes no orders of guests now. */
export interface Closed {
  /** When it opens, by the clock on its wall; null: no hours are to come. */
  readonly opens: { readonly weekday: Weekday; readonly minute: number } | null;
}

/** Null while the hours allow it (none always do); else when they do again. `zone`: IANA. */
export function closedAt(hours: readonly OfferHours[], instantMs: number, zone: string): Closed | null {
  if (isOfferedAt(hours, wallMomentOf(instantMs, zone))) return null;
  const next = nextOffered(hours, instantMs, zone);
  if (next === null) return { opens: null };
  const { weekday, minute } = wallMomentOf(next, zone);
  return { opens: { weekday, minute } };
}
