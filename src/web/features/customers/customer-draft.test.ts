import { expect, test } from "vitest";
import { addCustomer } from "../../../contract/customers.ts";
import { EMPTY_CUSTOMER } from "../../../domain/customers/customer.ts";
import { customerBodyOf, errorsByField, startCustomer } from "./customer-draft.ts";

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

test("a new customer lives where the restaurant is; a municipality means nothing without its department", () => {
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
    address_complement: null,
    doc_type_code: null,
    doc_number: null,
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
