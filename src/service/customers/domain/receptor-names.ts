import type { TaxpayerField } from "#platform/domain/identity/taxpayer.ts";
import type { ReceptorField } from "./receptor.ts";

/** Field of a receptor for each datum of a taxpayer; the NIT is its number where the kind of document is not asked. */
export const receptorNames = {
  name: "nombre",
  tradeName: "nombreComercial",
  documentType: "tipoDocumento",
  documentNumber: "numDocumento",
  nit: "numDocumento",
  nrc: "nrc",
  activity: "codActividad",
  activityWords: "descActividad",
  department: "direccion.departamento",
  municipality: "direccion.municipio",
  district: "direccion.distrito",
  complement: "direccion.complemento",
  email: "correo",
  phone: "telefono",
} as const satisfies Record<TaxpayerField, ReceptorField>;
