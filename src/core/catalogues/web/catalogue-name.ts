import { useQuery } from "@tanstack/react-query";
import {
  departmentsQuery,
  districtsQuery,
  documentTypesQuery,
  municipalitiesQuery,
} from "./catalogues-api.ts";
import { itemTypesQuery, tributesQuery, unitsQuery } from "./item-catalogues-api.ts";

const queries = {
  itemTypes: itemTypesQuery,
  tributes: tributesQuery,
  units: unitsQuery,
  departments: departmentsQuery,
  municipalities: municipalitiesQuery,
  districts: districtsQuery,
  documentTypes: documentTypesQuery,
};

/**
 * The official words of codes; empty while they are loaded, and for a code that is not in the list. A municipality's code
 * is its department's with its own after it, a district's that of its municipality with its own.
 */
export function useCatalogueName(catalogue: keyof typeof queries): (code: string) => string {
  const { data } = useQuery(queries[catalogue]);
  return (code) => data?.find((entry) => fullCode(entry) === code)?.name ?? "";
}

interface PlacedEntry {
  readonly code: string;
  readonly deptCode?: string;
  readonly municipalityCode?: string;
}

function fullCode({ code, deptCode = "", municipalityCode = "" }: PlacedEntry): string {
  return `${deptCode}${municipalityCode}${code}`;
}
