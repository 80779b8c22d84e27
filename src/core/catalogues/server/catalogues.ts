import type {
  CatalogueEntry,
  Department,
  District,
  EconomicActivity,
  Municipality,
} from "../contract/catalogues.ts";
import districtRows from "./data/cat-008-distrito.json" with { type: "json" };
import itemTypeRows from "./data/cat-011-tipo-item.json" with { type: "json" };
import departmentRows from "./data/cat-012-departamento.json" with { type: "json" };
import municipalityRows from "./data/cat-013-municipio.json" with { type: "json" };
import unitRows from "./data/cat-014-unidad-medida.json" with { type: "json" };
import tributeRows from "./data/cat-015-tributos.json" with { type: "json" };
import activityRows from "./data/cat-019-actividad-economica.json" with { type: "json" };
import documentTypeRows from "./data/cat-022-tipo-documento-identificacion.json" with { type: "json" };

const entryOf = ({ code, name }: CatalogueEntry): CatalogueEntry => ({ code, name });

export const departments: readonly Department[] = departmentRows.map(({ code, name }) => ({
  code,
  name,
  id: Number(code),
}));

const municipalities: readonly Municipality[] = municipalityRows.map(({ code, name, departamento }) => ({
  code,
  name,
  deptCode: departamento,
  deptId: Number(departamento),
}));

const districts: readonly District[] = districtRows.map(({ code, name, departamento, municipio }) => ({
  code,
  name,
  deptCode: departamento,
  municipalityCode: municipio,
}));

export const activities: readonly EconomicActivity[] = activityRows.map(({ code, name }) => ({
  code,
  desc: name,
}));

export const documentTypes: readonly CatalogueEntry[] = documentTypeRows.map(entryOf);
export const itemTypes: readonly CatalogueEntry[] = itemTypeRows.map(entryOf);
export const units: readonly CatalogueEntry[] = unitRows.map(entryOf);
export const tributes = tributeRows.map(({ code, name, section }) => ({ code, name, section }));

/** The municipalities of one department, or all of them without one. */
export function municipalitiesOf(departmentCode: string | undefined): readonly Municipality[] {
  if (departmentCode === undefined) return municipalities;
  return municipalities.filter((municipality) => municipality.deptCode === departmentCode);
}

/** The districts of one department, or all of them without one. */
export function districtsOf(departmentCode: string | undefined): readonly District[] {
  if (departmentCode === undefined) return districts;
  return districts.filter((district) => district.deptCode === departmentCode);
}

const activityTitles: ReadonlyMap<string, string> = new Map(activities.map(({ code, desc }) => [code, desc]));

/** The exact text of an activity (CAT-019), as documents repeat it; null for a code it does not have. */
export const activityTitle = (code: string): string | null => activityTitles.get(code) ?? null;

const unitNames: ReadonlyMap<string, string> = new Map(units.map(({ code, name }) => [code, name]));

/** Returns the name of a unit in CAT-014; null for an unknown code. */
const unitName = (code: number): string | null => unitNames.get(String(code)) ?? null;

const tributeNames: ReadonlyMap<string, string> = new Map(tributes.map(({ code, name }) => [code, name]));

/** Returns the name of a tribute in CAT-015; the code itself when it has none. */
const tributeName = (code: string): string => tributeNames.get(code) ?? code;

/** Names of units (CAT-014) and tributes (CAT-015). */
export const catalogueWords = { unit: unitName, tribute: tributeName } as const;

const named = { documentTypes, itemTypes, tributes, units };

/** Returns the name of a code; null for one that the catalogue does not have. */
export const catalogueName = (catalogue: keyof typeof named, code: string): string | null =>
  named[catalogue].find((entry) => entry.code === code)?.name ?? null;

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

/** Tells whether a catalogue has this code. */
export const isKnownCode = (catalogue: keyof typeof known, code: string): boolean =>
  known[catalogue].has(code);

/** A municipality's code means something only inside its department. */
export const isMunicipality = (departmentCode: string, code: string): boolean =>
  municipalitiesOf(departmentCode).some((municipality) => municipality.code === code);

/**
 * Returns the name of the narrowest place given: a department (CAT-012), a municipality of it (CAT-013) or a
 * district of that (CAT-008); null when a code is unknown.
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

type TaxpayerCode = "documentType" | "activity" | "department" | "municipality" | "district";

/**
 * Returns the data of a taxpayer whose codes no catalogue has; what is empty is not looked at. Of places within each other
 * only the widest wrong one is named.
 */
export function unknownCodesOf(
  taxpayer: Readonly<Partial<Record<TaxpayerCode, string | null | undefined>>>,
): TaxpayerCode[] {
  const { documentType, activity, department, municipality, district } = taxpayer;
  return [
    ...(documentType && !isKnownCode("documentTypes", documentType) ? (["documentType"] as const) : []),
    ...(activity && !isKnownCode("activities", activity) ? (["activity"] as const) : []),
    ...unknownPlace(department ?? "", municipality ?? "", district ?? ""),
  ];
}

function unknownPlace(department: string, municipality: string, district: string): TaxpayerCode[] {
  if (department !== "" && !isKnownCode("departments", department)) return ["department"];
  if (municipality !== "" && !isMunicipality(department, municipality)) return ["municipality"];
  return district !== "" && placeName(department, municipality, district) === null ? ["district"] : [];
}
