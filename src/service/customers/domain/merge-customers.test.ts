import fc from "fast-check";
import { expect, test } from "vitest";
import { EMPTY_CUSTOMER } from "./customer.ts";
import { ALLERGIES_MAX, CUSTOMER_NOTES_MAX, mergeCustomers } from "./merge-customers.ts";

const ana = { ...EMPTY_CUSTOMER, phone: "7000-0001", name: "Ana", notes: "Mesa junto a la ventana" };

test("what one lacks comes from the other; phone, type and what is there stay", () => {
  const other = {
    ...EMPTY_CUSTOMER,
    phone: "7000-0002",
    name: "Ana María",
    email: "ana@correo.example",
    gender: "female" as const,
    allergies: "maní",
  };
  expect(mergeCustomers(ana, other)).toEqual({
    ...ana,
    email: "ana@correo.example",
    gender: "female",
    allergies: "maní",
  });
});

test("an address, or a document with its kind, is taken whole or not at all", () => {
  const kept = { ...ana, departmentCode: "06", docTypeCode: "13", docNumber: "012345672" };
  const other = { ...ana, departmentCode: "01", municipalityCode: "14", docTypeCode: "37", docNumber: "A1" };
  expect(mergeCustomers(kept, other)).toMatchObject({
    departmentCode: "06",
    municipalityCode: "",
    docTypeCode: "13",
    docNumber: "012345672",
  });
  expect(mergeCustomers(ana, other)).toMatchObject({ departmentCode: "01", municipalityCode: "14" });
});

test("notes of both stand together, none twice and none longer than its field", () => {
  expect(mergeCustomers(ana, { ...ana, notes: "Paga con tarjeta" }).notes).toBe(
    "Mesa junto a la ventana\nPaga con tarjeta",
  );
  expect(mergeCustomers(ana, ana).notes).toBe(ana.notes);
  const text = fc.string({ unit: "grapheme-composite", maxLength: 300 });
  fc.assert(
    fc.property(text, text, (own, other) => {
      const merged = mergeCustomers(
        { ...ana, notes: own.slice(0, CUSTOMER_NOTES_MAX), allergies: own.slice(0, ALLERGIES_MAX) },
        { ...ana, notes: other.slice(0, CUSTOMER_NOTES_MAX), allergies: other.slice(0, ALLERGIES_MAX) },
      );
      expect(merged.notes.length).toBeLessThanOrEqual(CUSTOMER_NOTES_MAX);
      expect(merged.allergies.length).toBeLessThanOrEqual(ALLERGIES_MAX);
      expect(merged.phone).toBe(ana.phone);
      expect(merged.notes.isWellFormed()).toBe(true);
    }),
    { seed: 7 },
  );
});
