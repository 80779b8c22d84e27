import { toUuid, type Uuid } from "#platform/domain/ids.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";

const KEY = "till";

/** The id of this browser as a till; null before it was one. Stored, so that its displays find it again. */
export function knownTillId(): Uuid | null {
  try {
    return toUuid(readStored(KEY) ?? "");
  } catch {
    // Nothing is stored, or no uuid.
    return null;
  }
}

let unstored: Uuid | null = null;

/** The id of this browser as a till; made the first time. */
export function ownTillId(): Uuid {
  const known = knownTillId() ?? unstored;
  if (known) return known;
  // Where the browser stores nothing, the id lasts as long as the page.
  unstored = clientUuid();
  writeStored(KEY, unstored);
  return unstored;
}

/** Four figures to tell tills apart, shown on the till and in the list of a display. Not a secret. */
export function tillCode(tillId: string): string {
  return String((Number.parseInt(tillId.slice(0, 8), 16) % 9_000) + 1_000);
}
