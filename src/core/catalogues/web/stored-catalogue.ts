/** Version of what is kept in the browser (operations §7). */
const VERSION = "v2";
/** The lists change about once a year: a day old is new enough (operations §9). */
export const KEEP_CATALOGUE_MS = 24 * 3_600_000;

interface Coded {
  readonly code: string;
}

/** Where a catalogue is kept in local storage. */
export const catalogueKey = (name: string): string => `catalogue.${VERSION}.${name}`;

/** A catalogue as text, with the moment (ms) it was loaded. */
export function catalogueText(entries: readonly Coded[], nowMs: number): string {
  return JSON.stringify({ version: VERSION, savedAt: nowMs, entries });
}

/**
 * The kept entries, or null: nothing kept, older than a day, of another version, damaged, or from a clock that was
 * ahead. `accept` reads one entry and gives null for what is none.
 */
export function keptCatalogue<Entry>(
  text: string | null,
  nowMs: number,
  accept: (entry: unknown) => Entry | null,
): Entry[] | null {
  if (text === null) return null;
  try {
    const { version, savedAt, entries } = JSON.parse(text) as Record<string, unknown>;
    if (version !== VERSION || typeof savedAt !== "number" || !Array.isArray(entries)) return null;
    const age = nowMs - savedAt;
    if (age < 0 || age >= KEEP_CATALOGUE_MS) return null;
    const accepted = acceptedEntries(entries, accept);
    return accepted.length > 0 ? accepted : null;
  } catch {
    // Written by something else under this name: loaded anew.
    return null;
  }
}

/** Entries count only with both a code and a name or description (operations §3). */
export function acceptedEntries<Entry>(
  entries: readonly unknown[],
  accept: (entry: unknown) => Entry | null,
): Entry[] {
  return entries.map(accept).filter((entry) => entry !== null);
}
