import { expect, test } from "vitest";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { type CustomerInput, EMPTY_CUSTOMER } from "./customer.ts";
import { customerHints, validateCustomer } from "./validate-customer.ts";

const today = calendarDate("2026-11-21");
const address = { departmentCode: "06", municipalityCode: "23" };
const consumer: CustomerInput = { ...EMPTY_CUSTOMER, ...address, phone: "7000-0000", name: "Ana" };
const business: CustomerInput = {
  ...EMPTY_CUSTOMER,
  ...address,
  type: "CREDITO_FISCAL",
  phone: "2222-1111",
  businessName: "El Comal",
  nit: "0614-010190-101-3",
};

function reasons(input: CustomerInput): string[] {
  return validateCustomer(input, today).map(({ field, reason }) => `${field} ${reason}`);
}

test("a consumer needs phone, department, municipality and name, told in that order", () => {
  expect(reasons(consumer)).toEqual([]);
  expect(reasons(EMPTY_CUSTOMER)).toEqual([
    "phone phone_required",
    "departmentCode department_required",
    "municipalityCode municipality_required",
    "name name_required",
  ]);
});

test("a business needs its name and NIT instead", () => {
  expect(reasons(business)).toEqual([]);
  expect(reasons({ ...business, businessName: " ", nit: "" })).toEqual([
    "businessName business_name_required",
    "nit nit_required",
  ]);
});

test("what is optional must still be right", () => {
  expect(reasons({ ...consumer, phone: "llamar" })).toEqual(["phone phone_invalid"]);
  expect(reasons({ ...consumer, email: "ana@" })).toEqual(["email email_invalid"]);
  expect(reasons({ ...consumer, birthDate: "2026-11-22" })).toEqual(["birthDate birth_date_invalid"]);
  expect(reasons({ ...consumer, birthDate: "1990-02-30" })).toEqual(["birthDate birth_date_invalid"]);
  expect(reasons({ ...consumer, birthDate: "0001-01-01" })).toEqual(["birthDate birth_date_invalid"]);
  expect(reasons({ ...consumer, birthDate: "1990-02-28" })).toEqual([]);
  expect(reasons({ ...consumer, docNumber: "01234567-8" })).toEqual(["docTypeCode document_type_required"]);
  expect(
    reasons({ ...consumer, docNumber: "01234567-8", docTypeCode: "13", birthDate: "2026-11-21" }),
  ).toEqual([]);
});

test("tax numbers of a wrong shape are refused", () => {
  const odd = { ...business, nit: "123", nrc: "x", docTypeCode: "13", docNumber: "1" };
  expect(reasons(odd)).toEqual(["nit nit_malformed", "nrc nrc_malformed", "docNumber dui_malformed"]);
  expect(reasons({ ...consumer, nit: "123", nrc: "x" })).toEqual([]);
  expect(reasons({ ...consumer, docTypeCode: "03", docNumber: "A1" })).toEqual([]);
  expect(reasons({ ...business, nit: "01234567-2", nrc: "123456-7" })).toEqual([]);
});

test("a refused format is told while it is typed; a check digit keeps nobody", () => {
  const odd = { ...consumer, docTypeCode: "13", docNumber: "01234567-2" };
  expect(reasons(odd)).toEqual([]);
  expect(customerHints({ ...odd, docTypeCode: "03" })).toEqual([]);
  const odder = { ...business, nit: "123", nrc: "x", docTypeCode: "13", docNumber: "1" };
  expect(customerHints(odder).map((hint) => hint.reason)).toEqual([
    "nit_malformed",
    "nrc_malformed",
    "dui_malformed",
  ]);
  expect(customerHints(business)).toEqual([]);
});
