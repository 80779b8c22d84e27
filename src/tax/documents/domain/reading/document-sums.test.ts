import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { documentWarnings } from "#back-office/purchase-documents/domain/document-warnings.ts";
import { lineCosts } from "#back-office/purchase-documents/domain/line-costs.ts";
import { summaryDifferences } from "./document-sums.ts";
import type { PurchaseDocument } from "./purchase-document.ts";
import { readPurchaseDocument } from "./read-purchase-document.ts";

type Fields = Readonly<Record<string, unknown>>;
interface Written {
  readonly identificacion: Fields;
  readonly cuerpoDocumento: readonly Fields[];
  readonly resumen: Fields;
}

const folder = path.join(import.meta.dirname, "../samples");
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
const written = (file: string) => json(file) as Written;

function documentOf(content: unknown): PurchaseDocument {
  const read = readPurchaseDocument(JSON.stringify(content));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.document;
}

const kinds = (document: PurchaseDocument, nit: string | null = null) =>
  documentWarnings(document, nit).map(({ kind }) => kind);

const sealed = { selloRecibido: "2024C3FC5E1010E03E59EBF8104C0122DB7F4W1T" };
const real = written("03/03-real-002.json");

/** Fourteen documents that were sealed, their numbers alone; IVA is named outside the tributes there. */
interface RealNumbers {
  readonly id: string;
  readonly tipoDte: "01" | "03";
  readonly cuerpoDocumento: readonly Fields[];
  readonly resumen: Fields;
}

test.each(json("calculo-reales.json") as RealNumbers[])(
  "$id: what was sealed is not warned about",
  (numbers) => {
    const frame = written(numbers.tipoDte === "01" ? "01/01-real-002.json" : "03/03-real-001.json");
    const [line] = frame.cuerpoDocumento;
    const { iva, ...resumen } = numbers.resumen;
    const document = documentOf({
      ...frame,
      cuerpoDocumento: numbers.cuerpoDocumento.map((each) => ({ ...line, ...each })),
      resumen: { ...resumen, ...(iva === undefined ? {} : { tributos: [{ codigo: "20", valor: iva }] }) },
    });
    expect(summaryDifferences(document)).toEqual([]);
    expect(kinds(document)).not.toContain("line_differs");
  },
);

test("a sealed document of production to us is not warned about", () => {
  expect(kinds(documentOf({ ...real, ...sealed }), "0307-100190-101-3")).toEqual([]);
});

test("another buyer is told, an unnamed one is not", () => {
  const document = documentOf({ ...real, ...sealed });
  expect(documentWarnings(document, "06142303181016")).toEqual([
    { kind: "other_buyer", number: "03071001901013" },
  ]);
  // A person's NIT and DUI are two numbers; the NRC is one.
  expect(documentWarnings(document, "063142301", "290001-1")).toEqual([]);
  expect(kinds(document, null)).toEqual([]);
  expect(kinds(documentOf({ ...written("01/01-real-002.json"), ...sealed }), "06142303181016")).toEqual([]);
});

test("test documents, missing seals, unknown versions and unknown units are told", () => {
  const [first, second] = real.cuerpoDocumento;
  const document = documentOf({
    ...real,
    identificacion: {
      ...real.identificacion,
      ambiente: "00",
      version: 9,
    },
    cuerpoDocumento: [
      { ...first, uniMedida: 77 },
      { ...second, uniMedida: "59" },
    ],
  });
  expect(documentWarnings(document, null)).toEqual([
    { kind: "test_environment" },
    { kind: "no_seal" },
    { kind: "unknown_version", version: 9 },
    { kind: "unknown_unit", line: 1, unitCode: 77 },
  ]);
});

test("a line that does not come to its amount is named, and one cent is let pass", () => {
  const [first, second] = real.cuerpoDocumento;
  const off = documentOf({ ...real, ...sealed, cuerpoDocumento: [first, { ...second, cantidad: 2 }] });
  expect(documentWarnings(off, null)).toEqual([
    { kind: "line_differs", line: 2, expected: 12_734_513_274, found: 6_367_260_000 },
  ]);
  const cent = documentOf({ ...real, ...sealed, cuerpoDocumento: [{ ...first, precioUni: 1.4259 }, second] });
  expect(kinds(cent)).toEqual([]);
});

test.each([
  ["totalGravada", "taxed", 70, 6509],
  ["subTotalVentas", "sales", 70, 6509],
  ["subTotal", "subtotal", 51, 5008],
  ["totalPagar", "toPay", 60, 5659],
  ["totalNoGravado", "outsideTax", 1, 0],
])("a wrong %s is told as %s", (field, figure, value, expected) => {
  const document = documentOf({ ...real, ...sealed, resumen: { ...real.resumen, [field]: value } });
  expect(documentWarnings(document, null)).toContainEqual({
    kind: "summary_differs",
    figure,
    expected,
    found: value * 100,
  });
});

test("what is withheld may be in the total or not", () => {
  const manual = written("03/03-v4-006.json");
  const printed = documentOf({ ...manual, resumen: { ...manual.resumen, montoTotalOperacion: 781.2 } });
  expect(summaryDifferences(printed)).toEqual([]);
});

/** A document made up of lines, its sums by GUIDE §6 and §7 in whole numbers. */
const madeUp = fc.record({
  type: fc.constantFrom("01" as const, "03" as const),
  discount: fc.nat(100),
  lines: fc.array(
    fc.record({
      thousandths: fc.integer({ min: 1, max: 1_000_000 }),
      price: fc.integer({ min: 0, max: 5_000_000 }),
      column: fc.constantFrom("ventaGravada", "ventaExenta", "ventaNoSuj"),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

const half = (value: bigint, over: bigint) => (2n * value + over) / (2n * over);

function build({ type, discount, lines }: typeof madeUp extends fc.Arbitrary<infer Made> ? Made : never) {
  const items = lines.map(({ thousandths, price, column }) => {
    const amount = Number(half(BigInt(thousandths) * BigInt(price), 1000n));
    const vat = type === "01" && column === "ventaGravada" ? Number(half(BigInt(amount) * 13n, 113n)) : 0;
    return { thousandths, price, column, amount, vat };
  });
  const total = (column: string) =>
    Number(
      half(BigInt(items.reduce((sum, item) => sum + (item.column === column ? item.amount : 0), 0)), 100n),
    );
  const [taxed, exempt, notSubject] = [total("ventaGravada"), total("ventaExenta"), total("ventaNoSuj")];
  const off = Math.min(discount, taxed);
  const subtotal = taxed + exempt + notSubject - off;
  const added = type === "03" ? Number(half(BigInt(taxed - off) * 13n, 100n)) : 0;
  const included = Number(half(BigInt(taxed - off) * 13n, 113n));
  const frame = written(type === "01" ? "01/01-real-002.json" : "03/03-real-001.json");
  const resumen = {
    totalGravada: taxed / 100,
    totalExenta: exempt / 100,
    totalNoSuj: notSubject / 100,
    subTotalVentas: (taxed + exempt + notSubject) / 100,
    descuGravada: off / 100,
    subTotal: subtotal / 100,
    ...(type === "01" ? { totalIva: included / 100 } : { tributos: [{ codigo: "20", valor: added / 100 }] }),
    montoTotalOperacion: (subtotal + added) / 100,
    totalPagar: (subtotal + added) / 100,
  };
  const cuerpoDocumento = items.map(({ thousandths, price, column, amount, vat }) => ({
    ...frame.cuerpoDocumento[0],
    cantidad: thousandths / 1000,
    precioUni: price / 10_000,
    montoDescu: 0,
    ventaGravada: 0,
    ivaItem: vat / 10_000,
    [column]: amount / 10_000,
  }));
  return documentOf({ ...frame, cuerpoDocumento, resumen });
}

test("documents that add up are never warned about", () => {
  fc.assert(
    fc.property(madeUp, (made) => {
      const document = build(made);
      const sums = documentWarnings(document, null).filter(({ kind }) => kind.endsWith("differs"));
      expect(sums).toEqual([]);
      const { summary, lines, type } = document;
      const costs = (isRegistered: boolean) =>
        lineCosts(document, isRegistered).reduce((sum, cost) => sum + cost, 0) / 1_000_000;
      // Each column of a summary is rounded to the cent once.
      const withoutTax = type === "01" ? summary.total : summary.net;
      expect(Math.abs(costs(true) - withoutTax)).toBeLessThanOrEqual(1.5);
      expect(Math.abs(costs(false) - summary.total)).toBeLessThanOrEqual(2.5);
      expect(lines).toHaveLength(made.lines.length);
    }),
  );
});

test("a figure that is off by more than a cent is always told", () => {
  const figures = [
    "totalGravada",
    "subTotalVentas",
    "subTotal",
    "montoTotalOperacion",
    "totalPagar",
  ] as const;
  const wrong = fc.integer({ min: 2, max: 100_000 });
  fc.assert(
    fc.property(madeUp, fc.constantFrom(...figures), wrong, (made, figure, cents) => {
      const document = build(made);
      const name = { totalGravada: "taxed", subTotalVentas: "sales", subTotal: "subtotal" } as const;
      const changed =
        figure === "montoTotalOperacion" ? "total" : figure === "totalPagar" ? "toPay" : name[figure];
      const figuresNow = { ...document.summary.figures };
      figuresNow[changed] = ((figuresNow[changed] ?? 0) + cents) as typeof document.summary.total;
      const summary = { ...document.summary, figures: figuresNow };
      expect(summaryDifferences({ ...document, summary }).map((each) => each.figure)).toContain(changed);
    }),
  );
});
