export { CatalogueField } from "./catalogue-field.tsx";
export { useCatalogueName } from "./catalogue-name.ts";
export { PlaceFields } from "./place-fields.tsx";
export {
  useActivities,
  useDocumentTypes,
} from "./use-catalogue-options.ts";
