import { activities, departments, documentTypes, municipalities } from "./catalogues.ts";

const activityCodes = new Set(activities.map(({ code }) => code));

export const isDepartment = (code: string): boolean => departments.some((entry) => entry.code === code);

/** A municipality's code means something only inside its department. */
export const isMunicipality = (departmentCode: string, code: string): boolean =>
  municipalities.some(
    (municipality) => municipality.deptCode === departmentCode && municipality.code === code,
  );

export const isActivity = (code: string): boolean => activityCodes.has(code);

export const isDocumentType = (code: string): boolean => documentTypes.some((entry) => entry.code === code);
