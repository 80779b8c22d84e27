import { expect, test } from "vitest";
import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import type { Issuer } from "../domain/issue/parties.ts";
import { generations, issuedTypes, taxEvents } from "../domain/shape/generation.ts";
import { dryRun } from "./dry-run.ts";

/** What the form demands and no more: no trade name, no official codes, the shortest of everything. */
const least: Issuer = {
  nit: "06142303181016",
  nrc: "12",
  name: "Ana",
  tradeName: null,
  activity: { code: "56101", title: "Restaurantes" },
  address: {
    department: "06",
    municipality: "23",
    district: "14",
    districtName: "San Salvador",
    complement: "K",
  },
  phone: "22577001",
  email: "a@b.co",
  establishmentKind: "02",
  establishment: { code: "M001", officialCode: null },
  pointOfSale: { code: "P001", officialCode: null },
};
const most: Issuer = {
  ...least,
  nrc: "12345678",
  name: "N".repeat(250),
  tradeName: "T".repeat(150),
  address: { ...least.address, complement: "C".repeat(200) },
  phone: "+503 2257-7001 extension 12345",
  email: `${"e".repeat(88)}@example.com`,
  establishment: { code: "M001", officialCode: "0001" },
  pointOfSale: { code: "P001", officialCode: "0002" },
};
const responsible = { name: "Ana", identity: { kind: identityDocuments.dui, number: "04589123-4" } };
const everything = generations.flatMap((generation) =>
  [...issuedTypes, ...taxEvents].map((kind) => ({ kind, generation })),
);

test("every document and event is made of the least and the most the form takes", () => {
  expect(everything).toHaveLength(14);
  expect(dryRun(least, responsible, everything)).toEqual([]);
  expect(dryRun(most, responsible, everything)).toEqual([]);
});

test("what only an event refuses is found before there is one", () => {
  const number = "A".repeat(21);
  const long = { ...responsible, identity: { kind: identityDocuments.other, number } };
  const found = dryRun(least, long, everything).map(({ kind, generation, problems }) => [
    kind,
    generation,
    problems.map(({ field, reason }) => `${field} ${reason}`),
  ]);
  const wrong = ["motivo.numDocResponsable too_long", "motivo.numDocSolicita too_long"];
  expect(found).toEqual([
    ["invalidation", "2022-12", wrong],
    ["invalidation", "2026-07", wrong],
  ]);
});
