import { expect, test } from "vitest";
import { calendarDate } from "../periods/calendar-date.ts";
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

test("malformed tax numbers are hinted at and do not keep anybody from saving", () => {
  const odd = { ...business, nit: "123", nrc: "x", docTypeCode: "13", docNumber: "01234567-2" };
  expect(reasons(odd)).toEqual([]);
  expect(customerHints(odd).map((hint) => hint.reason)).toEqual([
    "nit_malformed",
    "nrc_malformed",
    "dui_check_digit",
  ]);
  expect(customerHints({ ...odd, nit: "", nrc: "", docNumber: "1" })).toEqual([
    { field: "docNumber", reason: "dui_malformed" },
  ]);
  expect(customerHints(business)).toEqual([]);
});
