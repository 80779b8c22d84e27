import { readStored, writeStored } from "#platform/web/stored.ts";

const STORED_KEY = "kitchen-station";

/** The station that this device shows at /dashboard/kitchen; null until somebody chooses one. */
export function boundStation(): string | null {
  return readStored(STORED_KEY);
}

/** Makes this device the screen of a station. */
export function bindStation(slug: string): void {
  writeStored(STORED_KEY, slug);
}
