import { z } from "zod";
import { route } from "#platform/contract/define.ts";

const code = z.string().max(10);
const title = z.string();

/** `id` is the code as a number: catalogues have no other key. */
export const department = z.object({ code, name: title, id: z.number().int() });
export type Department = z.output<typeof department>;

/** The code is unique only together with the department's. */
export const municipality = z.object({ code, name: title, deptCode: code, deptId: z.number().int() });
export type Municipality = z.output<typeof municipality>;

/** The code is unique only together with the department's; each lies in one municipality. */
export const district = z.object({ code, name: title, deptCode: code, municipalityCode: code });
export type District = z.output<typeof district>;

export const economicActivity = z.object({ code, desc: title });
export type EconomicActivity = z.output<typeof economicActivity>;

export const catalogueEntry = z.object({ code, name: title });
export type CatalogueEntry = z.output<typeof catalogueEntry>;

/** `section`: 1 = tax per item, 2 = tax as a line of its own, 3 = informative only. */
export const tribute = z.object({ code, name: title, section: z.number().int() });
export type Tribute = z.output<typeof tribute>;

const departmentFilter = z.object({
  departmentCode: z
    .string()
    .regex(/^[0-9]{2}$/)
    .optional(),
});

/** A catalogue of the Ministerio de Hacienda: the same for everybody, so whoever is signed in may read it. */
function catalogueRoute<const Path extends string, Entry extends z.ZodType>(
  path: Path,
  entries: string,
  entry: Entry,
) {
  return route({
    method: "GET",
    path,
    summary: `The official catalogue of ${entries}.`,
    access: "signed-in",
    cached: "day",
    response: z.object({ data: z.array(entry) }),
  });
}

function municipalityRoute<const Path extends string>(path: Path) {
  return route({
    method: "GET",
    path,
    summary: "The official catalogue of municipalities, all or those of one department.",
    access: "signed-in",
    cached: "day",
    query: departmentFilter,
    response: z.object({ data: z.array(municipality) }),
  });
}

export const listDepartments = catalogueRoute("/catalogs/departments", "departments", department);
export const listMunicipalities = municipalityRoute("/catalogs/municipalities");
export const listDistricts = route({
  method: "GET",
  path: "/catalogs/districts",
  summary: "The official catalogue of districts, all or those of one department.",
  access: "signed-in",
  cached: "day",
  query: departmentFilter,
  response: z.object({ data: z.array(district) }),
});
export const listActivities = catalogueRoute("/catalogs/activities", "economic activities", economicActivity);
export const listDocumentTypes = catalogueRoute(
  "/catalogs/dte_tipo_documento_identificacion_receptor",
  "kinds of identity documents",
  catalogueEntry,
);
export const listItemTypes = catalogueRoute("/catalogs/dte_tipo_item", "kinds of items", catalogueEntry);
export const listTributes = catalogueRoute("/catalogs/dte_tributo", "tributes", tribute);
export const listUnits = catalogueRoute("/catalogs/dte_unidad_medida", "units of measure", catalogueEntry);

// The older addresses of the same lists, which clients fall back to.
export const dteDepartments = catalogueRoute("/dtecatalogo/dte_departamento", "departments", department);
export const dteMunicipalities = municipalityRoute("/dtecatalogo/dte_municipio");
export const dteActivities = catalogueRoute(
  "/dtecatalogo/dte_codigo_actividad_economica",
  "economic activities",
  economicActivity,
);
export const dteDocumentTypes = catalogueRoute(
  "/dtecatalogo/dte_tipo_documento_identificacion_receptor",
  "kinds of identity documents",
  catalogueEntry,
);
export const dteItemTypes = catalogueRoute("/dtecatalogo/dte_tipo_item", "kinds of items", catalogueEntry);
export const dteTributes = catalogueRoute("/dtecatalogo/dte_tributo", "tributes", tribute);
export const dteUnits = catalogueRoute("/dtecatalogo/dte_unidad_medida", "units of measure", catalogueEntry);
