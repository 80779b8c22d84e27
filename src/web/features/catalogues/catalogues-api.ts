import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import {
  catalogueEntry,
  department,
  dteActivities,
  dteDepartments,
  dteDocumentTypes,
  dteMunicipalities,
  economicActivity,
  listActivities,
  listDepartments,
  listDocumentTypes,
  listMunicipalities,
  municipality,
} from "../../../contract/catalogues.ts";
import { call } from "../../platform/api.ts";
import { readStored, writeStored } from "../../platform/stored.ts";
import { acceptedEntries, catalogueKey, catalogueText, keptCatalogue } from "./stored-catalogue.ts";

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
function catalogueQuery<Entry extends { readonly code: string }>(
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
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? Number.POSITIVE_INFINITY : 0),
  });
}

export const departmentsQuery = catalogueQuery("departments", department, [
  (signal) => call(listDepartments, { signal }),
  (signal) => call(dteDepartments, { signal }),
]);

/** All of them, so that choosing another department waits for nothing. */
export const municipalitiesQuery = catalogueQuery("municipalities", municipality, [
  (signal) => call(listMunicipalities, { query: {}, signal }),
  (signal) => call(dteMunicipalities, { query: {}, signal }),
]);

export const activitiesQuery = catalogueQuery("activities", economicActivity, [
  (signal) => call(listActivities, { signal }),
  (signal) => call(dteActivities, { signal }),
]);

export const documentTypesQuery = catalogueQuery("document-types", catalogueEntry, [
  (signal) => call(listDocumentTypes, { signal }),
  (signal) => call(dteDocumentTypes, { signal }),
]);
