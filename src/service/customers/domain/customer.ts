import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";

export const genders = ["female", "male", "other"] as const;
export type Gender = (typeof genders)[number];

/** A customer in the form; empty text and null both mean "not given". */
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
  /** CAT-008; the newer generation of documents requires it (GUIDE §4). */
  readonly districtCode: string;
  readonly addressComplement: string;
  readonly docTypeCode: string;
  readonly docNumber: string;
  readonly businessName: string;
  readonly tradeName: string;
  readonly nit: string;
  readonly nrc: string;
  readonly economicActivityCode: string;
  readonly economicActivityDesc: string;
  /** True for a large taxpayer or agent of withholding, who keeps back 1 % of IVA (GUIDE §13). */
  readonly withholdsVat: boolean;
  /** Notes for staff, shown at the till like the allergies. */
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
  districtCode: "",
  addressComplement: "",
  docTypeCode: "",
  docNumber: "",
  businessName: "",
  tradeName: "",
  nit: "",
  nrc: "",
  economicActivityCode: "",
  economicActivityDesc: "",
  withholdsVat: false,
  notes: "",
  allergies: "",
};

/** Switches the customer type, which clears the fields that only the other type has (operations §4). */
export function switchCustomerType(input: CustomerInput, type: InvoiceType): CustomerInput {
  if (type === input.type) return input;
  if (type === "CREDITO_FISCAL") return { ...input, type, name: "", birthDate: "", gender: null };
  const { businessName, tradeName, nit, nrc, withholdsVat } = EMPTY_CUSTOMER;
  const { economicActivityCode, economicActivityDesc } = EMPTY_CUSTOMER;
  const activity = { economicActivityCode, economicActivityDesc };
  return { ...input, type, businessName, tradeName, nit, nrc, withholdsVat, ...activity };
}
