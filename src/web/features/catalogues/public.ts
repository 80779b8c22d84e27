export { PlaceFields } from "./place-fields.tsx";
export {
  useActivities,
  useDepartments,
  useDocumentTypes,
  useMunicipalities,
} from "./use-catalogue-options.ts";
