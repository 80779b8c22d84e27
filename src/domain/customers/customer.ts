import type { InvoiceType } from "../orders/invoice-type.ts";

export const genders = ["female", "male", "other"] as const;
export type Gender = (typeof genders)[number];

/** A customer as the form holds it; empty text and null both mean "not given". */
export interface CustomerInput {
  readonly type: InvoiceType;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly gender: Gender | null;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly departmentCode: string;
  readonly municipalityCode: string;
  readonly addressComplement: string;
  readonly docTypeCode: string;
  readonly docNumber: string;
  readonly businessName: string;
  readonly nit: string;
  readonly nrc: string;
  readonly economicActivityCode: string;
  readonly economicActivityDesc: string;
  /** What staff should know of the customer; the till shows both. */
  readonly notes: string;
  readonly allergies: string;
}

export const EMPTY_CUSTOMER: CustomerInput = {
  type: "CONSUMIDOR_FINAL",
  phone: "",
  name: "",
  email: "",
  gender: null,
  birthDate: "",
  departmentCode: "",
  municipalityCode: "",
  addressComplement: "",
  docTypeCode: "",
  docNumber: "",
  businessName: "",
  nit: "",
  nrc: "",
  economicActivityCode: "",
  economicActivityDesc: "",
  notes: "",
  allergies: "",
};

/** Switches the customer type, which clears the fields that only the other type has (operations §4). */
export function switchCustomerType(input: CustomerInput, type: InvoiceType): CustomerInput {
  if (type === input.type) return input;
  const { businessName, nit, nrc, economicActivityCode, economicActivityDesc } = EMPTY_CUSTOMER;
  return type === "CONSUMIDOR_FINAL"
    ? { ...input, type, businessName, nit, nrc, economicActivityCode, economicActivityDesc }
    : { ...input, type, name: "", birthDate: "", gender: null };
}

/** Chooses a department; another one clears the municipality, which only has meaning inside it (operations §4). */
export function chooseDepartment(input: CustomerInput, departmentCode: string): CustomerInput {
  return departmentCode === input.departmentCode ? input : { ...input, departmentCode, municipalityCode: "" };
}

/** Chooses an economic activity and fills its description if that is empty (operations §4). */
export function chooseActivity(input: CustomerInput, code: string, description: string): CustomerInput {
  const economicActivityDesc =
    input.economicActivityDesc.trim() === "" ? description : input.economicActivityDesc;
  return { ...input, economicActivityCode: code, economicActivityDesc };
}
