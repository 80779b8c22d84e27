import type { FieldError } from "#app/contract/errors.ts";
import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import type { Customer } from "#service/customers/contract/customers.ts";
import {
  type Receptor,
  type ReceptorField,
  type ReceptorInput,
  receptorFields,
} from "#service/customers/domain/receptor.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";

/** The buyer's data as typed; empty means not given. */
export type ReceptorDraft = Readonly<Record<ReceptorField, string>> & { readonly withholdsVat: boolean };

export const EMPTY_RECEPTOR: ReceptorDraft = {
  nombre: "",
  nombreComercial: "",
  tipoDocumento: "",
  numDocumento: "",
  nrc: "",
  codActividad: "",
  descActividad: "",
  "direccion.departamento": "",
  "direccion.municipio": "",
  "direccion.distrito": "",
  "direccion.complemento": "",
  correo: "",
  telefono: "",
  withholdsVat: false,
};

/** Copies a customer's stored data, to be corrected for one invoice. */
export function receptorOfCustomer(customer: Customer, type: InvoiceType): ReceptorDraft {
  const isCredit = type === "CREDITO_FISCAL";
  const isByNit = customer.nit !== null && (isCredit || customer.doc_number === null);
  return {
    nombre: (isCredit ? (customer.razon_social ?? customer.name) : customer.name) ?? "",
    nombreComercial: customer.trade_name ?? "",
    tipoDocumento: isByNit ? "36" : (customer.doc_type_code ?? ""),
    numDocumento: isByNit ? formatNit(customer.nit ?? "") : (customer.doc_number ?? ""),
    nrc: customer.nrc === null ? "" : formatNrc(customer.nrc),
    codActividad: customer.economic_activity_code ?? "",
    descActividad: customer.economic_activity_desc ?? "",
    "direccion.departamento": customer.department_code ?? "",
    "direccion.municipio": customer.municipality_code ?? "",
    "direccion.distrito": customer.district_code ?? "",
    "direccion.complemento": customer.address_complement ?? "",
    correo: customer.email ?? "",
    telefono: customer.phone,
    withholdsVat: customer.withholds_vat,
  };
}

/** Copies what a guest wrote with an order by phone. */
export function receptorOfGuest(receptor: Receptor): ReceptorDraft {
  const { direccion } = receptor;
  return {
    nombre: receptor.nombre,
    nombreComercial: receptor.nombreComercial ?? "",
    tipoDocumento: receptor.tipoDocumento ?? "",
    numDocumento:
      receptor.tipoDocumento === "36"
        ? formatNit(receptor.numDocumento ?? "")
        : (receptor.numDocumento ?? ""),
    nrc: receptor.nrc === null ? "" : formatNrc(receptor.nrc),
    codActividad: receptor.codActividad ?? "",
    descActividad: receptor.descActividad ?? "",
    "direccion.departamento": direccion?.departamento ?? "",
    "direccion.municipio": direccion?.municipio ?? "",
    "direccion.distrito": direccion?.distrito ?? "",
    "direccion.complemento": direccion?.complemento ?? "",
    correo: receptor.correo ?? "",
    telefono: receptor.telefono ?? "",
    withholdsVat: receptor.withholdsVat ?? false,
  };
}

/** Converts the draft to what is sent and what the domain's rules read. */
export function receptorInputOf(draft: ReceptorDraft): ReceptorInput {
  return {
    nombre: draft.nombre,
    nombreComercial: draft.nombreComercial,
    tipoDocumento: draft.tipoDocumento,
    numDocumento: draft.numDocumento,
    nrc: draft.nrc,
    codActividad: draft.codActividad,
    descActividad: draft.descActividad,
    correo: draft.correo,
    telefono: draft.telefono,
    withholdsVat: draft.withholdsVat,
    direccion: {
      departamento: draft["direccion.departamento"],
      municipio: draft["direccion.municipio"],
      distrito: draft["direccion.distrito"],
      complemento: draft["direccion.complemento"],
    },
  };
}

export type ReceptorErrors = Readonly<Partial<Record<ReceptorField, string>>>;

const PREFIX = "receptor.";

/** Returns the server's errors about the buyer's data by field; a field shows its first one. */
export function receptorErrors(fields: readonly FieldError[]): ReceptorErrors {
  const errors: Partial<Record<ReceptorField, string>> = {};
  for (const { field: path, message } of fields) {
    const field = receptorFields.find((field) => `${PREFIX}${field}` === path);
    if (field) errors[field] ??= message;
  }
  return errors;
}
