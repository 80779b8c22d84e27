import { toUuid, type Uuid } from "#platform/domain/ids.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";

const KEY = "till";

/** Returns the stored till id of this browser; null if it was never a till. Its displays recognise it by this id. */
export function knownTillId(): Uuid | null {
  try {
    return toUuid(readStored(KEY) ?? "");
  } catch {
    // Nothing is stored, or it is not a uuid.
    return null;
  }
}

let unstored: Uuid | null = null;

/** Returns the till id of this browser and makes one the first time. */
export function ownTillId(): Uuid {
  const known = knownTillId() ?? unstored;
  if (known) return known;
  // If the browser stores nothing, the id lasts as long as the page.
  unstored = clientUuid();
  writeStored(KEY, unstored);
  return unstored;
}

/** Returns four digits that tell tills apart, shown on the till and in the list of a display. They are no secret. */
export function tillCode(tillId: string): string {
  return String((Number.parseInt(tillId.slice(0, 8), 16) % 9_000) + 1_000);
}
