import fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { type ReceptorInput, tidyReceptor } from "./receptor.ts";
import { dropFaultyFields, receptorProblems } from "./receptor-problems.ts";

const company: ReceptorInput = {
  nombre: " Comercial El Sol ",
  numDocumento: "0614-010190-101-0",
  nrc: "123456-7",
  codActividad: "46900",
  descActividad: "Venta al por mayor",
  correo: "facturas@sol.example",
  telefono: "2222-1111",
  direccion: { departamento: "06", municipio: "23", complemento: "Calle 1" },
};
const problems = (given: ReceptorInput | null, type: (typeof invoiceTypes)[number]) =>
  receptorProblems(tidyReceptor(given, type), type).map(({ field, reason }) => `${field} ${reason}`);

test("a receptor is written as documents want it: digits without dashes", () => {
  expect(tidyReceptor(company, "CREDITO_FISCAL")).toEqual({
    nombre: "Comercial El Sol",
    nombreComercial: null,
    withholdsVat: false,
    tipoDocumento: "36",
    numDocumento: "06140101901010",
    nrc: "1234567",
    codActividad: "46900",
    descActividad: "Venta al por mayor",
    correo: "facturas@sol.example",
    telefono: "2222-1111",
    direccion: { departamento: "06", municipio: "23", distrito: null, complemento: "Calle 1" },
  });
});

test("a name without a number has no kind of document, and nothing written is nobody", () => {
  const named = tidyReceptor({ nombre: "Ana", tipoDocumento: "36" }, "CONSUMIDOR_FINAL");
  expect(named).toMatchObject({
    nombre: "Ana",
    tipoDocumento: null,
    numDocumento: null,
    nrc: null,
    direccion: null,
  });
  for (const type of invoiceTypes) {
    expect(tidyReceptor({}, type)).toBeNull();
    expect(tidyReceptor({ nombre: " ", tipoDocumento: "36", direccion: { municipio: "" } }, type)).toBeNull();
  }
});

test.each([
  ["13", "045678901", "13", "04567890-1"],
  ["DUI", "04567890-1", "13", "04567890-1"],
  ["NIT", "0614 010190 101 0", "36", "06140101901010"],
  ["03", "A-123456", "03", "A-123456"],
])("a consumer's document %s %s is %s %s", (tipoDocumento, numDocumento, kind, number) => {
  const tidy = tidyReceptor({ nombre: "Ana", tipoDocumento, numDocumento }, "CONSUMIDOR_FINAL");
  expect(tidy).toMatchObject({ tipoDocumento: kind, numDocumento: number });
  expect(receptorProblems(tidy, "CONSUMIDOR_FINAL")).toEqual([]);
});

test.each(["A1", "A".repeat(21)])("no document has the number %s", (numDocumento) => {
  const tidy = tidyReceptor({ nombre: "Ana", tipoDocumento: "03", numDocumento }, "CONSUMIDOR_FINAL");
  expect(receptorProblems(tidy, "CONSUMIDOR_FINAL")).toEqual([
    { field: "numDocumento", reason: "malformed" },
  ]);
});

test("a fiscal credit names its buyer by NIT, which a DUI may be", () => {
  const tidy = tidyReceptor(
    { ...company, tipoDocumento: "13", numDocumento: "04567890-1" },
    "CREDITO_FISCAL",
  );
  expect(tidy).toMatchObject({ tipoDocumento: "36", numDocumento: "045678901" });
  expect(receptorProblems(tidy, "CREDITO_FISCAL")).toEqual([]);
});

test("every missing datum of a fiscal credit is told on its field", () => {
  expect(problems(null, "CREDITO_FISCAL")).toEqual([
    "nombre required",
    "numDocumento required",
    "nrc required",
    "codActividad required",
    "descActividad required",
    "direccion.departamento required",
    "direccion.municipio required",
    "direccion.complemento required",
    "correo required",
  ]);
  const half = { ...company, nrc: "", direccion: { departamento: "06" }, correo: null };
  expect(problems(half, "CREDITO_FISCAL")).toEqual([
    "nrc required",
    "direccion.municipio required",
    "direccion.complemento required",
    "correo required",
  ]);
});

test.each<[ReceptorInput, string]>([
  [{ numDocumento: "0614" }, "numDocumento nit_malformed"],
  [{ tipoDocumento: "13", numDocumento: "1234" }, "numDocumento dui_malformed"],
  [{ tipoDocumento: "99", numDocumento: "1234" }, "tipoDocumento not_a_choice"],
  [{ nombre: "" }, "nombre required"],
  [{ nrc: "x" }, "nrc nrc_malformed"],
  [{ codActividad: "5" }, "codActividad malformed"],
  [{ correo: "sol" }, "correo email_invalid"],
  [{ telefono: "2222" }, "telefono phone_length"],
  [{ direccion: { departamento: "06", complemento: "Calle 1" } }, "direccion.municipio required"],
])("of a consumer, %o is refused as %s", (over, refusal) => {
  expect(problems({ ...company, ...over }, "CONSUMIDOR_FINAL")).toEqual([refusal]);
});

test("a consumer need not tell more than a name", () => {
  expect(problems({ nombre: "Ana" }, "CONSUMIDOR_FINAL")).toEqual([]);
  expect(problems(null, "CONSUMIDOR_FINAL")).toEqual([]);
});

const anyText = fc.option(
  fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom("36", "13", "04567890-1", "0614-010190-101-0", "06", " "),
  ),
  { nil: undefined },
);
const anyReceptor: fc.Arbitrary<ReceptorInput> = fc.record({
  nombre: anyText,
  tipoDocumento: anyText,
  numDocumento: anyText,
  nrc: anyText,
  codActividad: anyText,
  descActividad: anyText,
  correo: anyText,
  telefono: anyText,
  direccion: fc.record({ departamento: anyText, municipio: anyText, complemento: anyText }),
});

test("whatever was written, tidying twice is tidying once", () => {
  fc.assert(
    fc.property(anyReceptor, fc.constantFrom(...invoiceTypes), (given, type) => {
      const tidy = tidyReceptor(given, type);
      expect(tidyReceptor(tidy, type)).toEqual(tidy);
      if (tidy === null) return;
      expect((tidy.tipoDocumento === null) === (tidy.numDocumento === null)).toBe(true);
      const rest = receptorProblems(dropFaultyFields(tidy), "CONSUMIDOR_FINAL");
      expect(rest.filter(({ field }) => field !== "nombre")).toEqual([]);
    }),
  );
});
