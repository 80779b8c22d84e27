import type { FieldError } from "#app/contract/errors.ts";
import { isPhone } from "#platform/domain/identity/contact.ts";
import { formatDui, formatNit, formatNrc, identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { numberIn } from "#platform/domain/numbers/read-number.ts";
import type { TypedAmount } from "#platform/web/forms/amount-field.tsx";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { type Customer, type CustomerBody, customerFields } from "../contract/customers.ts";
import { CREDIT_DAYS_MAX } from "../domain/credit/credit-term.ts";
import { type CustomerInput, EMPTY_CUSTOMER } from "../domain/customer.ts";

export type CustomerField = keyof CustomerInput | "creditLimit" | "creditDays";

/** A customer as the form holds them. */
export type CustomerDraft = Pick<CustomerInput, keyof CustomerInput> & {
  /** Up to which they may owe; null: nothing. Left out for whoever may not grant credit, and then not sent. */
  readonly creditLimit?: TypedAmount | undefined;
  /** After so many days it is due; there with the limit. */
  readonly creditDays?: string | undefined;
};

/** A customer in the form; of one who is known already with the version that was read. */
export type EditedCustomer = CustomerDraft & { readonly version?: string | undefined };

/** Whether there stands a credit limit that cannot be saved: none is left empty, and not zero. */
export function isLimitRefused({ creditLimit }: CustomerDraft): boolean {
  return creditLimit === 0 || creditLimit === "unreadable";
}

/** Whether what stands there is no number of days that a credit can last. */
export function isTermRefused({ creditDays }: CustomerDraft): boolean {
  if (creditDays === undefined) return false;
  const days = numberIn(creditDays, { decimals: 0 });
  return days === null || days < 1 || days > CREDIT_DAYS_MAX;
}

/** What only whoever may grant credit has in the form. */
export function creditInForm({ credit_limit, credit_days }: Pick<Customer, "credit_limit" | "credit_days">) {
  return { creditLimit: credit_limit, creditDays: String(credit_days) };
}

/** Where the restaurant is, by the codes of the catalogues. */
export interface RestaurantPlace {
  readonly department_code: string | null;
  readonly municipality_code: string | null;
}

/** A form begun with what was looked for in vain, a phone or else the name, and in the restaurant's own municipality. */
export function startCustomer(
  typed: string,
  type: InvoiceType,
  place: RestaurantPlace | null,
): CustomerInput {
  const text = typed.trim();
  const empty: CustomerInput = { ...EMPTY_CUSTOMER, type, ...placeOf(place) };
  if (isPhone(text) && /\d/.test(text)) return { ...empty, phone: text };
  return type === "CONSUMIDOR_FINAL" ? { ...empty, name: text } : { ...empty, businessName: text };
}

/**
 * A customer whom the restaurant knows, as the form edits them. Who has no address, as a file leaves them, begins in the
 * restaurant's own municipality, as a new customer does.
 */
export function editCustomer(customer: Customer, place: RestaurantPlace | null): EditedCustomer {
  const { type, phone, gender, version } = customer;
  const isConsumer = type === "CONSUMIDOR_FINAL";
  const docNumber = customer.doc_number ?? "";
  return {
    type,
    phone,
    name: isConsumer ? (customer.name ?? "") : "",
    email: customer.email ?? "",
    gender,
    birthDate: customer.birth_date ?? "",
    ...placeOf(customer.department_code === null ? place : customer),
    districtCode: customer.district_code ?? "",
    addressComplement: customer.address_complement ?? "",
    docTypeCode: customer.doc_type_code ?? "",
    docNumber: customer.doc_type_code === identityDocuments.dui ? formatDui(docNumber) : docNumber,
    businessName: isConsumer ? "" : (customer.razon_social ?? customer.name ?? ""),
    tradeName: customer.trade_name ?? "",
    nit: formatNit(customer.nit ?? ""),
    nrc: formatNrc(customer.nrc ?? ""),
    economicActivityCode: customer.economic_activity_code ?? "",
    economicActivityDesc: customer.economic_activity_desc ?? "",
    withholdsVat: customer.withholds_vat,
    notes: customer.notes ?? "",
    allergies: customer.allergies ?? "",
    version,
  };
}

/** A municipality means nothing without its department. */
function placeOf(place: RestaurantPlace | null) {
  const { department_code = null, municipality_code = null } = place ?? {};
  return {
    departmentCode: department_code ?? "",
    municipalityCode: department_code === null ? "" : (municipality_code ?? ""),
  };
}

/** What is sent: texts without their outer spaces, null for what was left empty. A business is named by its business name. */
export function customerBodyOf(input: CustomerDraft): CustomerBody {
  const { creditLimit, creditDays } = input;
  const textOf = (field: Exclude<keyof CustomerInput, "type" | "gender" | "withholdsVat">) =>
    input[field].trim() || null;
  const isConsumer = input.type === "CONSUMIDOR_FINAL";
  const common = {
    type: input.type,
    phone: input.phone.trim(),
    email: textOf("email"),
    department_code: textOf("departmentCode"),
    municipality_code: textOf("municipalityCode"),
    district_code: textOf("districtCode"),
    address_complement: textOf("addressComplement"),
    doc_type_code: textOf("docTypeCode"),
    doc_number: textOf("docNumber"),
    notes: textOf("notes"),
    allergies: textOf("allergies"),
    ...(creditLimit === undefined || creditLimit === "unreadable" ? {} : { credit_limit: creditLimit }),
    ...(creditDays === undefined ? {} : { credit_days: numberIn(creditDays, { decimals: 0 }) ?? Number.NaN }),
  };
  if (isConsumer)
    return { ...common, name: textOf("name"), birthDate: textOf("birthDate"), gender: input.gender };
  return {
    ...common,
    name: textOf("businessName"),
    razon_social: textOf("businessName"),
    trade_name: textOf("tradeName"),
    nit: textOf("nit"),
    nrc: textOf("nrc"),
    economic_activity_code: textOf("economicActivityCode"),
    economic_activity_desc: textOf("economicActivityDesc"),
    withholds_vat: input.withholdsVat,
  };
}

export type FieldErrors = Readonly<Partial<Record<CustomerField, string>>>;

/** The server's refusals by the form's fields; the first of a field is the one to mend first. */
export function errorsByField(fields: readonly FieldError[], type: InvoiceType): FieldErrors {
  const errors: Partial<Record<CustomerField, string>> = {};
  for (const { field, message } of fields) {
    const own = fieldOf(field, type);
    if (own) errors[own] ??= message;
  }
  return errors;
}

function fieldOf(wire: string, type: InvoiceType): CustomerField | undefined {
  // A business has one field for both names.
  if (wire === "name" && type === "CREDITO_FISCAL") return "businessName";
  if (wire === "credit_limit") return "creditLimit";
  if (wire === "credit_days") return "creditDays";
  return (Object.keys(customerFields) as (keyof CustomerInput)[]).find(
    (field) => customerFields[field] === wire,
  );
}
