import { call } from "#platform/web/api.ts";
import {
  catalogueEntry,
  dteItemTypes,
  dteTributes,
  dteUnits,
  listItemTypes,
  listTributes,
  listUnits,
  tribute,
} from "../contract/catalogues.ts";
import { catalogueQuery, type NamedEntry } from "./catalogue-query.ts";

/** The catalogues that menu items are described with (back-office §7). */
export const itemTypesQuery = catalogueQuery<NamedEntry>("item-types", catalogueEntry, [
  (signal) => call(listItemTypes, { signal }),
  (signal) => call(dteItemTypes, { signal }),
]);

export const tributesQuery = catalogueQuery<NamedEntry>("tributes", tribute, [
  (signal) => call(listTributes, { signal }),
  (signal) => call(dteTributes, { signal }),
]);

export const unitsQuery = catalogueQuery<NamedEntry>("units", catalogueEntry, [
  (signal) => call(listUnits, { signal }),
  (signal) => call(dteUnits, { signal }),
]);
