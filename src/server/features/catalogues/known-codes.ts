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

/** What CAT-008 calls a district of a municipality; null when it has none of this code. */
export const districtName = (departmentCode: string, municipalityCode: string, code: string): string | null =>
  districtsOf(departmentCode).find(
    (district) => district.municipalityCode === municipalityCode && district.code === code,
  )?.name ?? null;
