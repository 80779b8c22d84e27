import type { FieldError } from "#app/contract/errors.ts";
import { isPhone } from "#platform/domain/identity/contact.ts";
import { formatDui, formatNit, formatNrc, identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { numberIn } from "#platform/domain/numbers/read-number.ts";
import type { TypedAmount } from "#platform/web/forms/amount-field.tsx";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { type Customer, type CustomerBody, customerFields } from "../contract/customers.ts";
import { CREDIT_DAYS_MAX } from "../domain/credit.ts";
import { type CustomerInput, EMPTY_CUSTOMER } from "../domain/customer.ts";
import { phoneDigits, tidyPhone } from "../domain/phone-key.ts";

export type CustomerField = keyof CustomerInput | "creditLimit" | "creditDays";

/** A customer in the form. */
export type CustomerDraft = Pick<CustomerInput, keyof CustomerInput> & {
  /** Credit limit; null: none. Absent, and not sent, for people who may not grant credit. */
  readonly creditLimit?: TypedAmount | undefined;
  /** Days of the credit term; present with the limit. */
  readonly creditDays?: string | undefined;
};

/** A customer in the form; an existing one has the version that was read. */
export type EditedCustomer = CustomerDraft & { readonly version?: string | undefined };

/** Tells whether the credit limit cannot be saved: no limit is empty, not zero. */
export function isLimitRefused({ creditLimit }: CustomerDraft): boolean {
  return creditLimit === 0 || creditLimit === "unreadable";
}

/** Tells whether the text is not a valid number of days for a credit. */
export function isTermRefused({ creditDays }: CustomerDraft): boolean {
  if (creditDays === undefined) return false;
  const days = numberIn(creditDays, { decimals: 0 });
  return days === null || days < 1 || days > CREDIT_DAYS_MAX;
}

/** Returns the credit fields, for people who may grant credit. */
export function creditInForm({ credit_limit, credit_days }: Pick<Customer, "credit_limit" | "credit_days">) {
  return { creditLimit: credit_limit, creditDays: String(credit_days) };
}

/** Place of the restaurant, by catalogue codes. */
interface RestaurantPlace {
  readonly department_code: string | null;
  readonly municipality_code: string | null;
}

/**
 * Starts a form with the text that found nobody, a phone or else a name, and with the restaurant's own
 * municipality.
 */
export function startCustomer(
  typed: string,
  type: InvoiceType,
  place: RestaurantPlace | null,
): CustomerInput {
  const text = typed.trim();
  const empty: CustomerInput = { ...EMPTY_CUSTOMER, type, ...placeOf(place) };
  if (isPhone(text) && phoneDigits(text) !== "") return { ...empty, phone: tidyPhone(text) };
  return type === "CONSUMIDOR_FINAL" ? { ...empty, name: text } : { ...empty, businessName: text };
}

/**
 * Starts the form of an existing customer. Without an address, as after a file import, it begins with the
 * restaurant's municipality, like a new customer.
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

/** A municipality needs its department. */
function placeOf(place: RestaurantPlace | null) {
  const { department_code = null, municipality_code = null } = place ?? {};
  return {
    departmentCode: department_code ?? "",
    municipalityCode: department_code === null ? "" : (municipality_code ?? ""),
  };
}

/** Builds the request: trimmed texts, null for empty ones. A business is named by its business name. */
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

export type CustomerFieldErrors = Readonly<Partial<Record<CustomerField, string>>>;

/** Maps the server's errors to the form's fields; the first error of a field wins. */
export function errorsByField(fields: readonly FieldError[], type: InvoiceType): CustomerFieldErrors {
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
