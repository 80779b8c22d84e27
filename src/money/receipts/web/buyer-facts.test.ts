import { expect, test } from "vitest";
import type { Translate } from "#platform/web/i18n.ts";
import type { Receipt } from "../contract/receipts.ts";
import { buyerFacts } from "./receipt-paper.tsx";

const t: Translate = (key, values) => `${key} ${Object.values(values ?? {}).join()}`;
const nobody = {
  nombre: "Comercial",
  numDocumento: null,
  nrc: null,
  codActividad: null,
  descActividad: null,
  correo: null,
  telefono: null,
  tipoDocumento: null,
  direccion: null,
};
const factsOf = (receptor: Receipt["receptor"], document: Receipt["document"] = null) =>
  buyerFacts({ receptor, document }, t);

test("a buyer with a tax credit has number, register and activity on the paper", () => {
  const buyer = { ...nobody, numDocumento: "06140101901010", tipoDocumento: "36", nrc: "1234" };
  expect(factsOf({ ...buyer, descActividad: "Restaurantes" })).toEqual([
    "receipts.buyer.nit 0614-010190-101-0",
    "receipts.buyer.nrc 123-4",
    "common.activity_is Restaurantes",
  ]);
});

test("each kind of document has its name", () => {
  const of = (tipoDocumento: string) => factsOf({ ...nobody, numDocumento: "1", tipoDocumento });
  expect([of("13"), of("03")]).toEqual([["receipts.buyer.dui 1"], ["receipts.buyer.document 1"]]);
});

test("a name alone adds nothing, and without an invoice there is no buyer", () => {
  expect([factsOf(nobody), factsOf(null)]).toEqual([[], []]);
});
