export {
  activitiesQuery,
  departmentsQuery,
  documentTypesQuery,
  municipalitiesQuery,
} from "./catalogue-queries.ts";
