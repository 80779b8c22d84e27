import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DOCUMENT_PROBLEMS_MAX } from "#tax/documents/domain/reading/document-problem.ts";
import { readPurchaseDocument } from "#tax/documents/domain/reading/read-purchase-document.ts";

type Fields = Readonly<Record<string, unknown>>;
interface Written {
  readonly identificacion: Fields;
  readonly emisor: Fields;
  readonly cuerpoDocumento: readonly Fields[];
  readonly resumen: Fields;
}

const file = path.join(import.meta.dirname, "../../../tax/documents/domain/samples/03/03-v4-001.json");
const written = JSON.parse(readFileSync(file, "utf8")) as Written;

function read(changes: Partial<Record<keyof Written, unknown>>) {
  const result = readPurchaseDocument(JSON.stringify({ ...written, ...changes }));
  return result.ok ? result.document : result.refusal;
}

/** The document with fields of its second line changed. */
const withSecondLine = (fields: Fields) => {
  const [first, second] = written.cuerpoDocumento;
  return read({ cuerpoDocumento: [first, { ...second, ...fields }] });
};

test.each([
  ["cantidad", "1", "not_a_number", "1"],
  ["cantidad", "1,000", "not_a_number", "1,000"],
  ["cantidad", null, "required", undefined],
  ["cantidad", 0, "not_above_zero", "0"],
  ["cantidad", -3, "not_above_zero", "-3"],
  ["cantidad", 1e-9, "not_above_zero", "1e-9"],
  ["cantidad", 1_000_001, "too_large", "1000001"],
  ["cantidad", 1e300, "too_large", "1e+300"],
  ["cantidad", [1], "not_a_number", undefined],
  ["precioUni", "2.5", "not_a_number", "2.5"],
  ["precioUni", -2.5, "negative", "-2.5"],
  ["precioUni", 99_999_999, "too_large", "99999999"],
  ["montoDescu", -1, "negative", "-1"],
  ["ventaGravada", null, "required", undefined],
  ["ventaGravada", -1, "negative", "-1"],
  ["ventaGravada", true, "not_a_number", undefined],
  ["descripcion", " \u200b ", "required", " \u200b "],
  ["descripcion", 5, "not_a_text", "5"],
  ["descripcion", "x".repeat(1501), "too_long", "x".repeat(60)],
])("line 2: %s of %j is refused as %s", (field, value, reason, found) => {
  expect(withSecondLine({ [field]: value })).toEqual({
    code: "dte_fields_invalid",
    problems: [{ line: 2, field, reason, ...(found === undefined ? {} : { found }) }],
  });
});

test.each(["montoTotalOperacion", "descuGravada", "totalGravada", "ivaRete", "flete"])(
  "a negative %s is refused: it would go into the books, or make goods dearer",
  (field) => {
    expect(read({ resumen: { ...written.resumen, [field]: -5 } })).toMatchObject({
      problems: [{ line: null, field: `resumen.${field}`, reason: "negative", found: "-5" }],
    });
  },
);

test("what is outside the tax may be negative, and so what is to pay", () => {
  const resumen = { ...written.resumen, totalNoGravado: -20, totalPagar: -1 };
  expect(read({ resumen })).toMatchObject({ summary: { toPay: -100 } });
});

test("columns that are each possible and together are not", () => {
  const columns = { ventaGravada: 9_000_000, ventaExenta: 9_000_000, ventaNoSuj: 9_000_000 };
  expect(withSecondLine(columns)).toMatchObject({
    problems: [{ line: 2, field: "ventaGravada", reason: "too_large" }],
  });
});

test("a quantity and a price that are each possible and together are not", () => {
  expect(withSecondLine({ cantidad: 1_000_000, precioUni: 10_000_000 })).toMatchObject({
    problems: [{ line: 2, field: "precioUni", reason: "too_large" }],
  });
});

test.each([
  ["identificacion", "codigoGeneracion", "123", "not_a_code"],
  ["identificacion", "codigoGeneracion", null, "required"],
  ["identificacion", "fecEmi", "2026-02-30", "not_a_date"],
  ["identificacion", "fecEmi", "20/08/2026", "not_a_date"],
  ["emisor", "nombre", null, "required"],
  ["resumen", "montoTotalOperacion", null, "required"],
  ["resumen", "montoTotalOperacion", "19.00", "not_a_number"],
  ["resumen", "totalPagar", 1e12, "too_large"],
] as const)("%s.%s of %j is refused as %s", (part, field, value, reason) => {
  expect(read({ [part]: { ...written[part], [field]: value } })).toMatchObject({
    code: "dte_fields_invalid",
    problems: [{ line: null, field: `${part}.${field}`, reason }],
  });
});

test("every fault is told at once, of all lines, up to a hundred", () => {
  const [first] = written.cuerpoDocumento;
  expect(read({ cuerpoDocumento: [{ ...first, cantidad: -1 }, first, "x"] })).toMatchObject({
    problems: [
      { line: 1, field: "cantidad" },
      { line: 3, field: "descripcion" },
      { line: 3, field: "cantidad" },
      { line: 3, field: "precioUni" },
      { line: 3, field: "ventaGravada" },
    ],
  });
  const many = read({ cuerpoDocumento: Array.from({ length: 2000 }, () => null) });
  expect("problems" in many && many.problems).toHaveLength(DOCUMENT_PROBLEMS_MAX);
});

test.each([[[]], [null], [{}], ["líneas"], [undefined]])(
  "a document with %j for lines has no items",
  (lines) => {
    expect(read({ cuerpoDocumento: lines })).toEqual({ code: "NO_ITEMS_IN_DTE" });
  },
);

test("2,000 lines are read, one more and a hundred thousand are not", () => {
  const [first] = written.cuerpoDocumento;
  const lines = (length: number) => read({ cuerpoDocumento: Array.from({ length }, () => first) });
  expect(lines(2000)).toMatchObject({ type: "03" });
  expect(lines(2001)).toEqual({ code: "dte_too_many_lines", lines: 2001 });
  const empty = `{"identificacion":{"tipoDte":"01"},"cuerpoDocumento":[${"{},".repeat(99_999)}{}]}`;
  const refused = readPurchaseDocument(empty);
  expect(refused).toEqual({ ok: false, refusal: { code: "dte_too_many_lines", lines: 100_000 } });
});

test("__proto__ and its like are names that nobody reads", () => {
  const [first] = written.cuerpoDocumento;
  const { cantidad, ...without } = first ?? {};
  const text = JSON.stringify({ ...written, cuerpoDocumento: [without] }).replace(
    '"numItem":1,',
    `"numItem":1,"__proto__":{"cantidad":${JSON.stringify(cantidad)}},"constructor":{"prototype":{"polluted":1}},`,
  );
  expect(text).toContain("__proto__");
  expect(readPurchaseDocument(text)).toMatchObject({
    refusal: { problems: [{ line: 1, field: "cantidad", reason: "required" }] },
  });
  expect(({} as Fields).cantidad).toBeUndefined();
  expect(({} as Fields).polluted).toBeUndefined();
});

test("texts come without what cannot be stored or shows otherwise than it is", () => {
  const document = withSecondLine({ descripcion: " Queso\u0000\n duro\u202e \ud800", codigo: 17 });
  const plain = expect.objectContaining({ title: "Queso  duro \ufffd", code: "17" });
  expect(document).toMatchObject({ lines: [{}, plain] });
});

test.each(["0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31"])(
  "the day %s is of nobody's books",
  (fecEmi) => {
    const { identificacion } = written;
    expect(read({ identificacion: { ...identificacion, fecEmi } })).toMatchObject({
      problems: [{ line: null, field: "identificacion.fecEmi", reason: "not_a_date", found: fecEmi }],
    });
  },
);

test.each([0, 100, 150, 2.5, "kg"])("the unit %j is in no catalogue", (uniMedida) => {
  expect(withSecondLine({ uniMedida })).toMatchObject({ lines: [{}, { unitCode: null }] });
});
