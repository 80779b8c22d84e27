import { expect, test } from "vitest";
import type { Party, TaxAddress } from "./parties.ts";
import { addressOf, identityText, partySection } from "./party-sections.ts";

const address: TaxAddress = {
  department: "06",
  municipality: "23",
  district: "14",
  districtName: "San Salvador",
  complement: "Calle La Mascota 533",
};
const person: Party = {
  identity: { kind: "13", number: "045891234" },
  nrc: "123",
  name: "Ana",
  tradeName: null,
  activity: null,
  address: null,
  phone: null,
  email: null,
};

test("the newer generation has the district by its code, the older one by its name among the words", () => {
  expect(addressOf(address, "2026-07")).toMatchObject({
    distrito: "14",
    complemento: "Calle La Mascota 533",
  });
  expect(addressOf(address, "2022-12")).toMatchObject({ complemento: "Calle La Mascota 533, San Salvador" });
  const told = { ...address, complement: "Calle 1, San Salvador" };
  expect(addressOf(told, "2022-12")).toMatchObject({ complemento: "Calle 1, San Salvador" });
  expect(addressOf({ ...address, complement: "x".repeat(200) }, "2022-12")).toMatchObject({
    complemento: "x".repeat(200),
  });
  expect(addressOf(null, "2026-07")).toBeNull();
});

test.each([
  ["13", "04589123-4", "01", "04589123-4"],
  ["13", "045891234", "01", "04589123-4"],
  ["13", "04589123-4", "14", "045891234"],
  ["36", "0614-230318-101-6", "03", "06142303181016"],
  ["36", "04589123-4", "01", "045891234"],
  ["03", "X-445566", "01", "X-445566"],
] as const)("document %s %s on a %s is %s", (kind, number, type, text) => {
  expect(identityText({ kind, number }, type)).toBe(text);
});

test("a factura has an NRC only beside a NIT; a buyer who is unknown is null as a whole", () => {
  const on = (party: Party | null) => partySection(party, { type: "01", generation: "2026-07" });
  expect(on(person)).toMatchObject({ nrc: null, nombre: "Ana" });
  expect(on({ ...person, identity: { kind: "36", number: "045891234" } })).toMatchObject({ nrc: "123" });
  expect(on({ ...person, identity: null })).toMatchObject({
    tipoDocumento: null,
    numDocumento: null,
    nrc: null,
  });
  expect(on(null)).toBeNull();
});
