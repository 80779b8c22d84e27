import { expect, test } from "vitest";
import { EMPTY_CUSTOMER, switchCustomerType } from "./customer.ts";

const shared = { phone: "7000-0000", email: "a@b.sv", departmentCode: "06", municipalityCode: "23" };
const consumer = {
  ...EMPTY_CUSTOMER,
  ...shared,
  name: "Ana",
  gender: "female",
  birthDate: "1990-01-01",
} as const;

test("switching the type clears what only the other type has, and keeps what both have", () => {
  const business = switchCustomerType(consumer, "CREDITO_FISCAL");
  expect(business).toEqual({ ...EMPTY_CUSTOMER, ...shared, type: "CREDITO_FISCAL" });
  const filled = { ...business, businessName: "El Comal", nit: "1", nrc: "2", economicActivityCode: "3" };
  expect(switchCustomerType(filled, "CONSUMIDOR_FINAL")).toEqual({ ...EMPTY_CUSTOMER, ...shared });
  expect(switchCustomerType(consumer, "CONSUMIDOR_FINAL")).toBe(consumer);
});
