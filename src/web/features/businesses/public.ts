export { ActivityField, BusinessFields, type BusinessText } from "./business-fields.tsx";
