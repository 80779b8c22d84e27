export { isActivity, isDepartment, isDocumentType, isMunicipality } from "./known-codes.ts";
