import { activities, departments, documentTypes, municipalitiesOf } from "./catalogues.ts";

const activityCodes = new Set(activities.map(({ code }) => code));

export const isDepartment = (code: string): boolean => departments.some((known) => known.code === code);

/** A municipality's code means something only inside its department. */
export const isMunicipality = (departmentCode: string, code: string): boolean =>
  municipalitiesOf(departmentCode).some((known) => known.code === code);

export const isActivity = (code: string): boolean => activityCodes.has(code);

export const isDocumentType = (code: string): boolean => documentTypes.some((known) => known.code === code);
