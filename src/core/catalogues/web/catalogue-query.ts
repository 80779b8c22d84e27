import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { readStored, writeStored } from "#platform/web/stored.ts";
import type { CatalogueEntry, District, Municipality, Tribute } from "../contract/catalogues.ts";
import {
  acceptedEntries,
  catalogueKey,
  catalogueText,
  KEEP_CATALOGUE_MS,
  keptCatalogue,
} from "./stored-catalogue.ts";

/** A code with its words. Only municipalities and districts are in a department, and only tributes in a section. */
export type NamedEntry = CatalogueEntry & {
  readonly deptCode?: Municipality["deptCode"];
  readonly municipalityCode?: District["municipalityCode"];
  readonly section?: Tribute["section"];
};

type Load = (signal: AbortSignal) => Promise<{ readonly data: readonly unknown[] }>;

const nonEmpty = z.string().trim().min(1);

/** Whether an entry has both its code and its words. */
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
      const kept = keptCatalogue(readStored(catalogueKey(name)), Date.now(), accept);
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
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? KEEP_CATALOGUE_MS : 0),
  });
}
