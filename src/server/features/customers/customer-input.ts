import type { CustomerBody } from "../../../contract/customers.ts";
import type { CustomerInput } from "../../../domain/customers/customer.ts";

/** The wire's name of each field of the domain, so that a refusal lands where it was typed. */
const wireNames = {
  type: "type",
  phone: "phone",
  name: "name",
  email: "email",
  gender: "gender",
  birthDate: "birthDate",
  departmentCode: "department_code",
  municipalityCode: "municipality_code",
  addressComplement: "address_complement",
  docTypeCode: "doc_type_code",
  docNumber: "doc_number",
  businessName: "razon_social",
  nit: "nit",
  nrc: "nrc",
  economicActivityCode: "economic_activity_code",
  economicActivityDesc: "economic_activity_desc",
} as const satisfies Record<keyof CustomerInput, keyof CustomerBody>;

export const wireName = (field: keyof CustomerInput): string => wireNames[field];

/** The body as the rules of customers take it: what is absent is empty. */
export function customerInput(body: CustomerBody): CustomerInput {
  const given = (field: keyof CustomerInput) => body[wireNames[field]]?.toString() ?? "";
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
