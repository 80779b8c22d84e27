import {
  activities,
  departments,
  districtsOf,
  documentTypes,
  itemTypes,
  municipalitiesOf,
  tributes,
  units,
} from "./catalogues.ts";

const codesOf = (entries: readonly { readonly code: string }[]): ReadonlySet<string> =>
  new Set(entries.map(({ code }) => code));

const known = {
  activities: codesOf(activities),
  departments: codesOf(departments),
  documentTypes: codesOf(documentTypes),
  itemTypes: codesOf(itemTypes),
  tributes: codesOf(tributes),
  units: codesOf(units),
};

/** Whether a catalogue has this code. */
export const isKnownCode = (catalogue: keyof typeof known, code: string): boolean =>
  known[catalogue].has(code);

/** A municipality's code means something only inside its department. */
export const isMunicipality = (departmentCode: string, code: string): boolean =>
  municipalitiesOf(departmentCode).some((municipality) => municipality.code === code);

/**
 * What CAT-012 calls a department, CAT-013 a municipality of it, CAT-008 a district of that: of the codes the narrowest; null when there
 * is none.
 */
export function placeName(department: string, municipality?: string, district?: string): string | null {
  const place =
    municipality === undefined
      ? departments.find(({ code }) => code === department)
      : district === undefined
        ? municipalitiesOf(department).find(({ code }) => code === municipality)
        : districtsOf(department).find(
            ({ municipalityCode, code }) => municipalityCode === municipality && code === district,
          );
  return place?.name ?? null;
}
