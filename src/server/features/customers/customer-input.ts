import { type CustomerBody, customerFields } from "../../../contract/customers.ts";
import type { CustomerInput } from "../../../domain/customers/customer.ts";

/** The body as the rules of customers take it: what is absent is empty. */
export function customerInput(body: CustomerBody): CustomerInput {
  const given = (field: keyof CustomerInput) => body[customerFields[field]]?.toString() ?? "";
  return {
    type: body.type,
    phone: given("phone"),
    name: given("name"),
    email: given("email"),
    gender: body.gender ?? null,
    birthDate: given("birthDate"),
    departmentCode: given("departmentCode"),
    municipalityCode: given("municipalityCode"),
    addressComplement: given("addressComplement"),
    docTypeCode: given("docTypeCode"),
    docNumber: given("docNumber"),
    businessName: given("businessName") || given("name"),
    nit: given("nit"),
    nrc: given("nrc"),
    economicActivityCode: given("economicActivityCode"),
    economicActivityDesc: given("economicActivityDesc"),
  };
}
