import { toUuid, type Uuid } from "../../../domain/ids.ts";
import { clientUuid } from "../../platform/client-uuid.ts";
import { readStored, writeStored } from "../../platform/stored.ts";

const KEY = "till";

/** The till that this browser is, once it has been one; null before. Kept, so that its displays find it again. */
export function knownTillId(): Uuid | null {
  try {
    return toUuid(readStored(KEY) ?? "");
  } catch {
    // Nothing is kept, or not by us.
    return null;
  }
}

let unkept: Uuid | null = null;

/** The till that this browser is; made the first time. */
export function ownTillId(): Uuid {
  const known = knownTillId() ?? unkept;
  if (known) return known;
  // Where the browser keeps nothing, the number lasts as long as the page.
  unkept = clientUuid();
  writeStored(KEY, unkept);
  return unkept;
}

/** Four figures to tell tills apart, shown on the till and in the list of a display. Not a secret. */
export function tillCode(tillId: string): string {
  return String((Number.parseInt(tillId.slice(0, 8), 16) % 9_000) + 1_000);
}
