import { type CustomerBody, customerFields } from "../contract/customers.ts";
import { type CustomerInput, genders } from "../domain/customer.ts";
import type { CustomerRecord } from "./customer-queries.ts";

/** The body as the rules of customers take it: what is absent is empty. */
export function customerInput(body: CustomerBody): CustomerInput {
  const textOf = (field: keyof CustomerInput) => body[customerFields[field]]?.toString() ?? "";
  return {
    type: body.type,
    phone: textOf("phone"),
    name: textOf("name"),
    email: textOf("email"),
    gender: body.gender ?? null,
    birthDate: textOf("birthDate"),
    departmentCode: textOf("departmentCode"),
    municipalityCode: textOf("municipalityCode"),
    districtCode: textOf("districtCode"),
    addressComplement: textOf("addressComplement"),
    docTypeCode: textOf("docTypeCode"),
    docNumber: textOf("docNumber"),
    businessName: textOf("businessName") || textOf("name"),
    tradeName: textOf("tradeName"),
    nit: textOf("nit"),
    nrc: textOf("nrc"),
    economicActivityCode: textOf("economicActivityCode"),
    economicActivityDesc: textOf("economicActivityDesc"),
    withholdsVat: body.withholds_vat ?? false,
    notes: textOf("notes"),
    allergies: textOf("allergies"),
  };
}

/** A stored customer as the rules take it. */
export function storedInput(row: CustomerRecord): CustomerInput {
  return {
    type: row.type,
    phone: row.phone,
    name: row.name ?? "",
    email: row.email ?? "",
    gender: genders.find((gender) => gender === row.gender) ?? null,
    birthDate: row.birth_date ?? "",
    departmentCode: row.department_code ?? "",
    municipalityCode: row.municipality_code ?? "",
    districtCode: row.district_code ?? "",
    addressComplement: row.address_complement ?? "",
    docTypeCode: row.doc_type_code ?? "",
    docNumber: row.doc_number ?? "",
    businessName: row.razon_social ?? row.name ?? "",
    tradeName: row.trade_name ?? "",
    nit: row.nit ?? "",
    nrc: row.nrc ?? "",
    economicActivityCode: row.economic_activity_code ?? "",
    economicActivityDesc: row.economic_activity_desc ?? "",
    withholdsVat: row.withholds_vat,
    notes: row.notes ?? "",
    allergies: row.allergies ?? "",
  };
}
