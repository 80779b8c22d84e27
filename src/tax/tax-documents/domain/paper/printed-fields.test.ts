import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { issuedTypes } from "../shape/generation.ts";
import { deliveredFile } from "./delivered-file.ts";
import { printedColumns, printedFields, representationOf } from "./representation.ts";

const folder = path.join(import.meta.dirname, "../../../documents/domain/samples");

const samples = issuedTypes.flatMap((type) =>
  readdirSync(path.join(folder, type)).map((name) => [name, type] as const),
);

test.each(samples)("%s: what is printed always is there, with a dash where nothing is said", (name, type) => {
  const document = JSON.parse(readFileSync(path.join(folder, type, name), "utf8"));
  const shown = [...printedFields(type, document), ...printedColumns(type, document)].map(({ key }) => key);
  const expected = representationOf(type)
    .filter(({ category, paths }) => category === "A" && paths.length > 0)
    .filter(({ paths }) => paths.some((place) => has(document, place)))
    .map(({ key }) => key);
  expect(shown).toEqual(expect.arrayContaining(expected));
});

function has(document: Record<string, unknown>, place: string): boolean {
  const [section = "", member = ""] = place.split(".");
  const within = [document[section]].flat()[0];
  return typeof within === "object" && within !== null && member in within;
}

test("what a sale need not have is a dash, what it may have is left out", () => {
  const document = {
    identificacion: { tipoDte: "01" },
    emisor: { nombre: "Comal", nombreComercial: null, telefono: null },
    receptor: { nombre: null, correo: "" },
    resumen: { totalExenta: 0, totalDescu: 0, ivaRete1: 0, tributos: [] },
  };
  const printed = Object.fromEntries(printedFields("01", document).map(({ key, value }) => [key, value]));
  expect(printed).toEqual({
    type: "01",
    "issuer.name": "Comal",
    "issuer.tradeName": null,
    "issuer.phone": null,
    exempt: 0,
    discounts: null,
  });
});

test("a column that no line fills is not there unless every print has it", () => {
  const document = { cuerpoDocumento: [{ numItem: 1, codigo: null, noGravado: 0 }] };
  expect(printedColumns("01", document)).toEqual([
    { key: "lines.number", values: [1] },
    { key: "lines.outside", values: [0] },
  ]);
});

test("the delivered file is what was signed, byte for byte, and what proves it", () => {
  const text = '{ "precioUni" : 1.10,\n "titulo": "Atol }" }\n';
  const file = deliveredFile({ text, jws: "a.b.c", seal: "2026ABC" });
  expect(file).toBe(
    '{ "precioUni" : 1.10,\n "titulo": "Atol }" ,"firmaElectronica":"a.b.c","selloRecibido":"2026ABC"}',
  );
  expect(JSON.parse(deliveredFile({ text, jws: "a.b.c", seal: null }))).toMatchObject({
    titulo: "Atol }",
    selloRecibido: null,
  });
  expect(() => deliveredFile({ text: "[]", jws: "", seal: null })).toThrow(RangeError);
});
