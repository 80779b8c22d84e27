import { isEmail, isPhone } from "#platform/domain/identity/contact.ts";
import { identityDocuments, isDui, isNit, isNrc } from "#platform/domain/identity/tax-numbers.ts";
import { type CalendarDate, isCalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { isVisible } from "#platform/domain/text/visible-text.ts";
import type { CustomerInput } from "./customer.ts";
import type { CustomerProblem } from "./customer-problem.ts";

export const customerWarnings = ["nit_malformed", "nrc_malformed", "dui_malformed"] as const;
export type CustomerWarning = (typeof customerWarnings)[number];

export interface CustomerFieldProblem<Reason> {
  readonly field: keyof CustomerInput;
  readonly reason: Reason;
}

/**
 * Returns the problems of a customer, in the order of the specification (operations §5); empty when there are
 * none. Consumers need a name, businesses a business name and a NIT; fields of the other type are ignored. The
 * birth date is compared with the restaurant's `today`.
 */
export function validateCustomer(
  input: CustomerInput,
  today: CalendarDate,
): readonly CustomerFieldProblem<CustomerProblem>[] {
  const problems: CustomerFieldProblem<CustomerProblem>[] = [];
  const refuse = (field: keyof CustomerInput, reason: CustomerProblem, when: boolean) => {
    if (when) problems.push({ field, reason });
  };
  const isConsumer = input.type === "CONSUMIDOR_FINAL";
  refuse("phone", "phone_required", isEmpty(input.phone));
  refuse("phone", "phone_invalid", !isEmpty(input.phone) && !isPhone(input.phone.trim()));
  refuse("departmentCode", "department_required", isEmpty(input.departmentCode));
  refuse("municipalityCode", "municipality_required", isEmpty(input.municipalityCode));
  refuse("name", "name_required", isConsumer && isEmpty(input.name));
  refuse("email", "email_invalid", !isEmpty(input.email) && !isEmail(input.email.trim()));
  refuse("businessName", "business_name_required", !isConsumer && isEmpty(input.businessName));
  refuse("nit", "nit_required", !isConsumer && isEmpty(input.nit));
  refuse("nit", "nit_malformed", !isConsumer && !isEmpty(input.nit) && !isNit(input.nit));
  refuse("nrc", "nrc_malformed", !isConsumer && !isEmpty(input.nrc) && !isNrc(input.nrc));
  const isDuiGiven = input.docTypeCode === identityDocuments.dui && !isEmpty(input.docNumber);
  refuse("docNumber", "dui_malformed", isDuiGiven && !isDui(input.docNumber));
  refuse("docTypeCode", "document_type_required", !isEmpty(input.docNumber) && isEmpty(input.docTypeCode));
  const birthDate = input.birthDate.trim();
  refuse("birthDate", "birth_date_invalid", isConsumer && birthDate !== "" && !isBirthDate(birthDate, today));
  return problems;
}

/**
 * Returns hints while a form is filled in: the formats of GUIDE §4, which saving refuses.
 */
export function customerHints(input: CustomerInput): readonly CustomerFieldProblem<CustomerWarning>[] {
  const hints: CustomerFieldProblem<CustomerWarning>[] = [];
  const hint = (field: keyof CustomerInput, reason: CustomerWarning, when: boolean) => {
    if (when) hints.push({ field, reason });
  };
  const { nit, nrc, docNumber } = input;
  const isDuiGiven = input.docTypeCode === identityDocuments.dui && !isEmpty(docNumber);
  hint("nit", "nit_malformed", !isEmpty(nit) && !isNit(nit));
  hint("nrc", "nrc_malformed", !isEmpty(nrc) && !isNrc(nrc));
  hint("docNumber", "dui_malformed", isDuiGiven && !isDui(docNumber));
  return hints;
}

const OLDEST_GUEST = "1900-01-01";

/** Tells whether the text is a real day on which a guest can have been born, not later than today. */
export function isBirthDate(text: string, today: CalendarDate): boolean {
  return isCalendarDate(text) && text >= OLDEST_GUEST && text <= today;
}

function isEmpty(text: string): boolean {
  return !isVisible(text);
}
