import { expect, test } from "vitest";
import { documentKindOf } from "./document-kind.ts";
import { type FiscalParty, fiscalProblems, needsIdentification } from "./fiscal-data.ts";

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
    ...{ name: null, nit: " ", nrc: null, activityCode: null, activityDesc: null },
    ...{ department: null, municipality: null, complement: null, email: "" },
  };
  expect(fiscalProblems(nothing).map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    "name missing",
    "nit missing",
    "nrc missing",
    "activity missing",
    "address missing",
    "email missing",
  ]);
});

test.each<[Partial<FiscalParty>, string]>([
  [{ name: "x".repeat(251) }, "name"],
  [{ nit: "0614-010190-101" }, "nit"],
  [{ nrc: "A1234" }, "nrc"],
  [{ activityCode: "561" }, "activity"],
  [{ municipality: "3" }, "address"],
  [{ email: "facturas" }, "email"],
])("%o is malformed", (over, field) => {
  expect(fiscalProblems({ ...company, ...over })).toEqual([{ field, reason: "malformed" }]);
});

test("from the threshold on the buyer of a consumer invoice is named", () => {
  const buyer = { name: "Ana", documentType: "13", documentNumber: "04567890-1" };
  expect(needsIdentification(109_499, 109_500, null)).toBe(false);
  expect(needsIdentification(109_500, 109_500, null)).toBe(true);
  expect(needsIdentification(109_500, 109_500, { ...buyer, documentNumber: "" })).toBe(true);
  expect(needsIdentification(109_500, 109_500, buyer)).toBe(false);
});

test("the kind of document follows from the kind of invoice", () => {
  expect([documentKindOf("CONSUMIDOR_FINAL"), documentKindOf("CREDITO_FISCAL")]).toEqual(["01", "03"]);
});
