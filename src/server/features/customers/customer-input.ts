import { type CustomerBody, customerFields } from "../../../contract/customers.ts";
import type { CustomerInput } from "../../../domain/customers/customer.ts";

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
    addressComplement: textOf("addressComplement"),
    docTypeCode: textOf("docTypeCode"),
    docNumber: textOf("docNumber"),
    businessName: textOf("businessName") || textOf("name"),
    nit: textOf("nit"),
    nrc: textOf("nrc"),
    economicActivityCode: textOf("economicActivityCode"),
    economicActivityDesc: textOf("economicActivityDesc"),
  };
}
