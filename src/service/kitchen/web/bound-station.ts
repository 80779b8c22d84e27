import { readStored, writeStored } from "#platform/web/stored.ts";

const STORED_KEY = "kitchen-station";

/** Returns the station that this device shows at /dashboard/kitchen; null until somebody chooses one. */
export function boundStation(): string | null {
  return readStored(STORED_KEY);
}

export function bindStation(slug: string): void {
  writeStored(STORED_KEY, slug);
}
