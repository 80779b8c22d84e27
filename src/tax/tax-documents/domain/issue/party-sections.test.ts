import { expect, test } from "vitest";
import type { Issuer, Party, TaxAddress } from "./parties.ts";
import { addressOf, identityText, issuerSection, partySection } from "./party-sections.ts";

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

test("the newer generation has the district by its code", () => {
  expect(addressOf(address, "2026-07")).toMatchObject({
    distrito: "14",
    complemento: "Calle La Mascota 533",
  });
  expect(addressOf(address, "2022-12")).toMatchObject({ complemento: "Calle La Mascota 533, San Salvador" });
  const told = { ...address, complement: "Calle 1, San Salvador" };
  expect(addressOf(told, "2022-12")).toMatchObject({ complemento: "Calle 1, San Salvador" });
  expect(addressOf({ ...address, complement: "x".repeat(200) }, "2022-12")).toMatchObject({
    complemento: `${"x".repeat(186)}, San Salvador`,
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

test("a factura has an NRC only beside a NIT", () => {
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

test("an older factura goes without what its schema finds too short", () => {
  const issuer = {
    name: "El Comal, S.A. de C.V. ".repeat(10),
    tradeName: "Pío",
    activity: {},
    address,
  } as Issuer;
  const by = (type: "01" | "03", generation: "2022-12" | "2026-07") =>
    issuerSection(
      {
        ...issuer,
        establishment: { code: null, officialCode: null },
        pointOfSale: { code: null, officialCode: null },
      },
      { type, generation },
    );
  expect(by("01", "2022-12").nombreComercial).toBeNull();
  expect(by("01", "2026-07").nombreComercial).toBe("Pío");
  expect(by("03", "2022-12")).toMatchObject({ nombreComercial: "Pío", nombre: issuer.name.slice(0, 200) });
  const buyer = { ...person, address: { ...address, districtName: null, complement: "S/N" } };
  const on = (type: "01" | "03") => partySection(buyer, { type, generation: "2022-12" })?.direccion;
  expect(on("01")).toBeNull();
  expect(on("03")).toMatchObject({ complemento: "S/N" });
});
