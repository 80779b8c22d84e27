export { CatalogueField, useCatalogueName } from "./catalogue-field.tsx";
export { PlaceFields } from "./place-fields.tsx";
export {
  useActivities,
  useDocumentTypes,
} from "./use-catalogue-options.ts";
