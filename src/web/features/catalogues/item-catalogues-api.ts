import {
  type CatalogueEntry,
  catalogueEntry,
  dteItemTypes,
  dteTributes,
  dteUnits,
  listItemTypes,
  listTributes,
  listUnits,
  type Tribute,
  tribute,
} from "../../../contract/catalogues.ts";
import { call } from "../../platform/api.ts";
import { catalogueQuery } from "./catalogue-query.ts";

/** Only tributes are in a section. */
export type ItemCatalogueEntry = CatalogueEntry & { readonly section?: Tribute["section"] };

/** The catalogues that menu items are described with (back-office §7). */
export const itemTypesQuery = catalogueQuery<ItemCatalogueEntry>("item-types", catalogueEntry, [
  (signal) => call(listItemTypes, { signal }),
  (signal) => call(dteItemTypes, { signal }),
]);

export const tributesQuery = catalogueQuery<ItemCatalogueEntry>("tributes", tribute, [
  (signal) => call(listTributes, { signal }),
  (signal) => call(dteTributes, { signal }),
]);

export const unitsQuery = catalogueQuery<ItemCatalogueEntry>("units", catalogueEntry, [
  (signal) => call(listUnits, { signal }),
  (signal) => call(dteUnits, { signal }),
]);
