import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/catalogues.ts";
import { readGuestPlaces } from "../contract/places.ts";
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

/** The official lists, under both addresses of the specification. They are part of the product, not of a restaurant. */
export const catalogueRoutes: FeatureRoutes = (on) => {
  for (const route of [contract.listDepartments, contract.dteDepartments])
    on(route, async () => ({ data: [...departments] }));
  for (const route of [contract.listMunicipalities, contract.dteMunicipalities])
    on(route, async ({ query }) => ({ data: [...municipalitiesOf(query.departmentCode)] }));
  on(contract.listDistricts, async ({ query }) => ({ data: [...districtsOf(query.departmentCode)] }));
  for (const route of [contract.listActivities, contract.dteActivities])
    on(route, async () => ({ data: [...activities] }));
  for (const route of [contract.listDocumentTypes, contract.dteDocumentTypes])
    on(route, async () => ({ data: [...documentTypes] }));
  for (const route of [contract.listItemTypes, contract.dteItemTypes])
    on(route, async () => ({ data: [...itemTypes] }));
  for (const route of [contract.listTributes, contract.dteTributes])
    on(route, async () => ({ data: [...tributes] }));
  on(readGuestPlaces, async () => ({
    departments: departments.map(({ code, name }) => ({ code, name })),
    municipalities: municipalitiesOf(undefined).map(({ code, name, deptCode }) => ({
      code,
      name,
      department: deptCode,
    })),
    activities: activities.map(({ code, desc }) => ({ code, name: desc })),
  }));
  for (const route of [contract.listUnits, contract.dteUnits]) on(route, async () => ({ data: [...units] }));
};
