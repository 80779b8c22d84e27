export {
  useActivities,
  useDepartments,
  useDocumentTypes,
  useMunicipalities,
} from "./use-catalogue-options.ts";
