import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { Customer } from "#service/customers/contract/customers.ts";
import { tidyReceptor } from "#service/customers/domain/receptor.ts";
import { receptorProblems } from "#service/customers/domain/receptor-problems.ts";
import { EMPTY_RECEPTOR, receptorErrors, receptorInputOf, receptorOfCustomer } from "./receptor-draft.ts";

const business: Customer = {
  id: toId<"Customer">(1),
  phone: "2222-1111",
  name: "El Comal",
  email: "facturas@comal.example",
  type: "CREDITO_FISCAL",
  gender: null,
  birth_date: null,
  razon_social: "El Comal, S.A.",
  department_code: "06",
  municipality_code: "23",
  address_complement: "Calle 1",
  doc_type_code: null,
  doc_number: null,
  nit: "06140101901013",
  nrc: "1234567",
  economic_activity_code: "56101",
  economic_activity_desc: "Restaurantes",
  created_at: new Date(0),
  updated_at: new Date(0),
  notes: null,
  allergies: null,
  district_code: "14",
  trade_name: "Comal",
  withholds_vat: true,
  credit_limit: null,
  credit_days: 30,
  balance: cents(0),
  version: "",
};

test("what is stored of a business fills the form", () => {
  const draft = receptorOfCustomer(business, "CREDITO_FISCAL");
  expect(draft).toMatchObject({
    nombre: "El Comal, S.A.",
    tipoDocumento: "36",
    numDocumento: "0614-010190-101-3",
    nrc: "123456-7",
    nombreComercial: "Comal",
    "direccion.distrito": "14",
    withholdsVat: true,
  });
  const tidy = tidyReceptor(receptorInputOf(draft), "CREDITO_FISCAL");
  expect(receptorProblems(tidy, "CREDITO_FISCAL")).toEqual([]);
});

test("a person without a document has neither kind nor number", () => {
  const person: Customer = { ...business, type: "CONSUMIDOR_FINAL", name: "Ana", nit: null, nrc: null };
  expect(receptorOfCustomer(person, "CONSUMIDOR_FINAL")).toMatchObject({
    nombre: "Ana",
    tipoDocumento: "",
    numDocumento: "",
    nrc: "",
  });
});

test("an empty form is nobody", () => {
  expect(tidyReceptor(receptorInputOf(EMPTY_RECEPTOR), "CONSUMIDOR_FINAL")).toBeNull();
});

test("refusals land on their fields; those of the restaurant are not the buyer's", () => {
  const refusal = (field: string, message: string) => ({ field, code: "required", message });
  expect(
    receptorErrors([
      refusal("receptor.correo", "falta"),
      refusal("receptor.correo", "y otra"),
      refusal("receptor.direccion.municipio", "elija"),
      refusal("issuer.nrc", "falta"),
    ]),
  ).toEqual({ correo: "falta", "direccion.municipio": "elija" });
});
