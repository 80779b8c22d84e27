import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { addCustomer, type Customer, updateCustomer } from "../contract/customers.ts";
import { EMPTY_CUSTOMER } from "../domain/customer.ts";
import {
  customerBodyOf,
  editCustomer,
  errorsByField,
  isTermRefused,
  startCustomer,
} from "./customer-draft.ts";

test("what was looked for begins the form: a phone, or a name of the type", () => {
  expect(startCustomer(" 7000-0000 ", "CONSUMIDOR_FINAL", null)).toEqual({
    ...EMPTY_CUSTOMER,
    phone: "7000-0000",
  });
  expect(startCustomer("Ana", "CONSUMIDOR_FINAL", null)).toEqual({ ...EMPTY_CUSTOMER, name: "Ana" });
  expect(startCustomer("El Comal", "CREDITO_FISCAL", null)).toMatchObject({
    name: "",
    businessName: "El Comal",
  });
  expect(startCustomer("x", "CONSUMIDOR_FINAL", null)).toMatchObject({ phone: "", name: "x" });
  expect(startCustomer("", "CONSUMIDOR_FINAL", null)).toEqual(EMPTY_CUSTOMER);
});

test("a new customer lives where the restaurant is", () => {
  const begun = (department_code: string | null, municipality_code: string | null) =>
    startCustomer("Ana", "CONSUMIDOR_FINAL", { department_code, municipality_code });
  expect(begun("06", "23")).toMatchObject({ name: "Ana", departmentCode: "06", municipalityCode: "23" });
  expect(begun("06", null)).toMatchObject({ departmentCode: "06", municipalityCode: "" });
  expect(begun(null, "23")).toMatchObject({ departmentCode: "", municipalityCode: "" });
});

const address = { departmentCode: "06", municipalityCode: "23" };

test("a consumer is sent without the fields of a business, empty ones as null", () => {
  const body = customerBodyOf({ ...EMPTY_CUSTOMER, ...address, phone: " 7000-0000 ", name: " Ana " });
  expect(body).toEqual({
    type: "CONSUMIDOR_FINAL",
    phone: "7000-0000",
    name: "Ana",
    email: null,
    birthDate: null,
    gender: null,
    department_code: "06",
    municipality_code: "23",
    district_code: null,
    address_complement: null,
    doc_type_code: null,
    doc_number: null,
    notes: null,
    allergies: null,
  });
  expect(addCustomer.body.safeParse(body).success).toBe(true);
});

test("a business is sent with its name twice and without what a person has", () => {
  const body = customerBodyOf({
    ...EMPTY_CUSTOMER,
    ...address,
    type: "CREDITO_FISCAL",
    phone: "2222-0000",
    businessName: "El Comal",
    nit: "0614",
    birthDate: "1990-01-01",
    gender: "other",
  });
  expect(body).toMatchObject({ name: "El Comal", razon_social: "El Comal", nit: "0614", nrc: null });
  expect(body).not.toHaveProperty("birthDate");
  expect(body).not.toHaveProperty("gender");
});

const known: Customer = {
  id: toId<"Customer">(7),
  phone: "2222-0000",
  name: "El Comal",
  email: null,
  type: "CREDITO_FISCAL",
  notes: "Pide factura impresa",
  allergies: null,
  gender: null,
  birth_date: null,
  department_code: "05",
  municipality_code: "23",
  address_complement: null,
  doc_type_code: null,
  doc_number: null,
  razon_social: "El Comal, S.A. de C.V.",
  nit: "06140101901013",
  nrc: "1234567",
  economic_activity_code: "56101",
  economic_activity_desc: "Restaurantes",
  created_at: new Date("2026-01-02T03:04:05Z"),
  updated_at: new Date("2026-01-02T03:04:05Z"),
  district_code: "14",
  trade_name: "Comal",
  withholds_vat: true,
  credit_limit: null,
  credit_days: 30,
  balance: cents(0),
  version: "v1",
};

test("who is edited and saved as they are stays as they are", () => {
  const edited = editCustomer(known, null);
  expect(edited).toMatchObject({
    name: "",
    businessName: "El Comal, S.A. de C.V.",
    nit: "0614-010190-101-3",
  });
  const { version, ...input } = edited;
  expect(version).toBe("v1");
  const body = { ...customerBodyOf(input), version };
  expect(updateCustomer.body.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({
    phone: known.phone,
    razon_social: known.razon_social,
    department_code: "05",
    notes: known.notes,
    allergies: null,
    district_code: "14",
    withholds_vat: true,
  });
});

test("who came without an address begins where the restaurant is; who has one keeps it", () => {
  const place = { department_code: "06", municipality_code: "23" };
  const fromFile = {
    ...known,
    type: "CONSUMIDOR_FINAL",
    department_code: null,
    municipality_code: null,
  } as const;
  expect(editCustomer(fromFile, place)).toMatchObject({
    name: "El Comal",
    businessName: "",
    departmentCode: "06",
    municipalityCode: "23",
  });
  expect(editCustomer(known, place)).toMatchObject({ departmentCode: "05", municipalityCode: "23" });
});

test("refusals land on the fields that were typed, the first of each", () => {
  const fields = [
    { field: "phone", code: "a", message: "first" },
    { field: "phone", code: "b", message: "second" },
    { field: "department_code", code: "c", message: "department" },
    { field: "name", code: "d", message: "name" },
    { field: "unheard", code: "e", message: "nowhere" },
  ];
  expect(errorsByField(fields, "CONSUMIDOR_FINAL")).toEqual({
    phone: "first",
    departmentCode: "department",
    name: "name",
  });
  expect(errorsByField(fields, "CREDITO_FISCAL")).toMatchObject({ businessName: "name" });
});

test("days of credit are a whole number written out: no other notation passes for one", () => {
  const termOf = (creditDays: string) => isTermRefused({ ...EMPTY_CUSTOMER, creditDays });
  expect(["30", " 30 "].map(termOf)).toEqual([false, false]);
  expect(["", "0", "1e1", "0x1F", "1.5", "30 días"].map(termOf)).toEqual(Array(6).fill(true));
});
