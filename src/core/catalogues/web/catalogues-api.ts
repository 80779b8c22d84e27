import { call } from "#platform/web/api.ts";
import {
  catalogueEntry,
  department,
  district,
  dteActivities,
  dteDepartments,
  dteDocumentTypes,
  dteMunicipalities,
  economicActivity,
  listActivities,
  listDepartments,
  listDistricts,
  listDocumentTypes,
  listMunicipalities,
  municipality,
} from "../contract/catalogues.ts";
import { catalogueQuery, type NamedEntry } from "./catalogue-query.ts";

export const departmentsQuery = catalogueQuery<NamedEntry>("departments", department, [
  (signal) => call(listDepartments, { signal }),
  (signal) => call(dteDepartments, { signal }),
]);

/** All of them, so that choosing another department waits for nothing. */
export const municipalitiesQuery = catalogueQuery<NamedEntry>("municipalities", municipality, [
  (signal) => call(listMunicipalities, { query: {}, signal }),
  (signal) => call(dteMunicipalities, { query: {}, signal }),
]);

/** All of them, so that choosing another municipality waits for nothing. */
export const districtsQuery = catalogueQuery<NamedEntry>("districts", district, [
  (signal) => call(listDistricts, { query: {}, signal }),
]);

export const activitiesQuery = catalogueQuery("activities", economicActivity, [
  (signal) => call(listActivities, { signal }),
  (signal) => call(dteActivities, { signal }),
]);

export const documentTypesQuery = catalogueQuery<NamedEntry>("document-types", catalogueEntry, [
  (signal) => call(listDocumentTypes, { signal }),
  (signal) => call(dteDocumentTypes, { signal }),
]);
