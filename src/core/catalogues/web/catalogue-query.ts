import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { readStored, writeStored } from "#platform/web/stored.ts";
import type { CatalogueEntry, District, Municipality, Tribute } from "../contract/catalogues.ts";

/** A code with its words. Only municipalities and districts are in a department, and only tributes in a section. */
export type NamedEntry = CatalogueEntry & {
  readonly deptCode?: Municipality["deptCode"];
  readonly municipalityCode?: District["municipalityCode"];
  readonly section?: Tribute["section"];
};

type Load = (signal: AbortSignal) => Promise<{ readonly data: readonly unknown[] }>;

const nonEmpty = z.string().trim().min(1);

/** An entry with both its code and its words. */
const withCodeAndWords = z.union([
  z.looseObject({ code: nonEmpty, name: nonEmpty }),
  z.looseObject({ code: nonEmpty, desc: nonEmpty }),
]);

/**
 * One official list: from this browser while it is younger than a day, else from the first address that answers. A
 * failure is an empty list, said to nobody (operations §5); it is tried again when the list is wanted again.
 */
export function catalogueQuery<Entry extends { readonly code: string }>(
  name: string,
  entry: z.ZodType<Entry>,
  loads: readonly Load[],
) {
  const accept = (raw: unknown): Entry | null =>
    withCodeAndWords.safeParse(raw).success ? (entry.safeParse(raw).data ?? null) : null;
  return queryOptions({
    queryKey: ["catalogues", name],
    queryFn: async ({ signal }): Promise<readonly Entry[]> => {
      const kept = storedCatalogue(readStored(catalogueKey(name)), Date.now(), accept);
      if (kept) return kept;
      for (const load of loads) {
        const entries = await load(signal).then(
          ({ data }) => acceptedEntries(data, accept),
          () => [],
        );
        signal.throwIfAborted();
        if (entries.length === 0) continue;
        writeStored(catalogueKey(name), catalogueText(entries, Date.now()));
        return entries;
      }
      return [];
    },
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? CATALOGUE_LIFE_MS : 0),
  });
}

/** Version of the catalogues stored in the browser (operations §7). */
const VERSION = "v2";
/** The lists change about once a year: a day old is new enough (operations §9). */
const CATALOGUE_LIFE_MS = 24 * 3_600_000;

interface Coded {
  readonly code: string;
}

/** Key of a catalogue in local storage. */
export const catalogueKey = (name: string): string => `catalogue.${VERSION}.${name}`;

/** A catalogue as text, with the moment (ms) it was loaded. */
export function catalogueText(entries: readonly Coded[], nowMs: number): string {
  return JSON.stringify({ version: VERSION, savedAt: nowMs, entries });
}

/**
 * Reads the stored entries. Null when nothing is stored or it is older than a day, of another version,
 * damaged, or from a clock that was ahead. `accept` reads one entry and returns null for anything else.
 */
export function storedCatalogue<Entry>(
  text: string | null,
  nowMs: number,
  accept: (entry: unknown) => Entry | null,
): Entry[] | null {
  if (text === null) return null;
  try {
    const { version, savedAt, entries } = JSON.parse(text) as Record<string, unknown>;
    if (version !== VERSION || typeof savedAt !== "number" || !Array.isArray(entries)) return null;
    const age = nowMs - savedAt;
    if (age < 0 || age >= CATALOGUE_LIFE_MS) return null;
    const accepted = acceptedEntries(entries, accept);
    return accepted.length > 0 ? accepted : null;
  } catch {
    // Written by something else under this name: loaded again.
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
