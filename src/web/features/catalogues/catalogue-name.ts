import { useQuery } from "@tanstack/react-query";
import { departmentsQuery, documentTypesQuery, municipalitiesQuery } from "./catalogues-api.ts";
import { itemTypesQuery, tributesQuery, unitsQuery } from "./item-catalogues-api.ts";

const queries = {
  itemTypes: itemTypesQuery,
  tributes: tributesQuery,
  units: unitsQuery,
  departments: departmentsQuery,
  municipalities: municipalitiesQuery,
  documentTypes: documentTypesQuery,
};

/**
 * The official words of codes; empty while they are loaded, and for a code that is not in the list. A municipality's code
 * is its department's with its own after it.
 */
export function useCatalogueName(catalogue: keyof typeof queries): (code: string) => string {
  const { data } = useQuery(queries[catalogue]);
  return (code) => data?.find((entry) => fullCode(entry) === code)?.name ?? "";
}

function fullCode({ code, deptCode = "" }: { readonly code: string; readonly deptCode?: string }): string {
  return `${deptCode}${code}`;
}
