import { expect, test } from "vitest";
import {
  chooseActivity,
  chooseDepartment,
  chooseMunicipality,
  EMPTY_CUSTOMER,
  switchCustomerType,
} from "./customer.ts";

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

test("another department clears the municipality, another municipality the district", () => {
  const placed = { ...consumer, districtCode: "14" };
  expect(chooseMunicipality(placed, "24")).toMatchObject({ municipalityCode: "24", districtCode: "" });
  expect(chooseMunicipality(placed, "23")).toBe(placed);
  expect(chooseDepartment(placed, "05").districtCode).toBe("");
  expect(chooseDepartment(consumer, "05")).toMatchObject({ departmentCode: "05", municipalityCode: "" });
  expect(chooseDepartment(consumer, "06").municipalityCode).toBe("23");
});

test("an activity fills an empty description only", () => {
  expect(chooseActivity(consumer, "56101", "Restaurantes").economicActivityDesc).toBe("Restaurantes");
  const described = { ...consumer, economicActivityDesc: "Pupusería" };
  expect(chooseActivity(described, "56101", "Restaurantes").economicActivityDesc).toBe("Pupusería");
});
