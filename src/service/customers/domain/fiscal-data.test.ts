import { expect, test } from "vitest";
import { documentKindOf } from "#tax/documents/domain/document-kind.ts";
import { type FiscalParty, fiscalProblems, missingIdentification } from "./fiscal-data.ts";

const company: FiscalParty = {
  name: "Comercial El Sol, S.A. de C.V.",
  nit: "0614-010190-101-0",
  nrc: "123456-7",
  activityCode: "56101",
  activityDesc: "Restaurantes",
  department: "06",
  municipality: "23",
  complement: "Bulevar de los Próceres 45",
  email: "facturas@empresa.example",
};

test("a complete buyer has no problem", () => {
  expect(fiscalProblems(company)).toEqual([]);
  expect(fiscalProblems({ ...company, nit: "04567890-1" })).toEqual([]);
});

test("every missing datum is named, not only the first", () => {
  const nothing: FiscalParty = {
    name: null,
    nit: " ",
    nrc: null,
    activityCode: null,
    activityDesc: null,
    department: null,
    municipality: null,
    complement: null,
    email: "",
  };
  expect(fiscalProblems(nothing).map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    "name required",
    "nit required",
    "nrc required",
    "activity required",
    "activityDesc required",
    "department required",
    "municipality required",
    "address required",
    "email required",
  ]);
});

test.each<[Partial<FiscalParty>, string, string]>([
  [{ name: "x".repeat(251) }, "name", "too_long"],
  [{ nit: "0614-010190-101" }, "nit", "nit_malformed"],
  [{ nrc: "A1234" }, "nrc", "nrc_malformed"],
  [{ activityCode: "561" }, "activity", "malformed"],
  [{ activityDesc: "x".repeat(151) }, "activityDesc", "too_long"],
  [{ municipality: "3" }, "municipality", "malformed"],
  [{ complement: "x".repeat(201) }, "address", "too_long"],
  [{ email: "facturas" }, "email", "email_invalid"],
])("%o is refused", (over, field, reason) => {
  expect(fiscalProblems({ ...company, ...over })).toEqual([{ field, reason }]);
});

test("from the threshold on the buyer of a consumer invoice is named", () => {
  const buyer = { name: "Ana", documentType: "13", documentNumber: "04567890-1" };
  expect(missingIdentification(109_499, 109_500, null)).toEqual([]);
  expect(missingIdentification(109_500, 109_500, null)).toEqual(["name", "documentType", "documentNumber"]);
  expect(missingIdentification(109_500, 109_500, { ...buyer, documentNumber: " " })).toEqual([
    "documentNumber",
  ]);
  expect(missingIdentification(109_500, 109_500, buyer)).toEqual([]);
});

test("the kind of document follows from the kind of invoice", () => {
  expect([documentKindOf("CONSUMIDOR_FINAL"), documentKindOf("CREDITO_FISCAL")]).toEqual(["01", "03"]);
});
