import { readdirSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { sampleText } from "#app/server/testing/ministry/booked-document.ts";
import { outsideBrackets } from "#app/words/test-language.ts";
import type { JsonRecord } from "#platform/domain/text/json-record.ts";
import { testLanguage } from "#platform/domain/text/languages.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";
import { type IssuedType, issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import { composePaper, type PrintableDocument } from "./compose-paper.ts";
import type { DocumentPaper } from "./document-paper.ts";
import { drawPaper } from "./draw-paper.ts";

const SEAL = "2026A1B2C3D4E5F6A7B8C9D0E1F2A3B4C5D6E7F8";
const folder = new URL("../../../documents/domain/samples/", import.meta.url);
/** Both generations of every type, and those that the ministry sealed. */
const samples = issuedTypes.flatMap((type) =>
  readdirSync(new URL(type, folder)).filter((name) => !/malo|rechazado/.test(name)),
);

interface Identified {
  readonly identificacion: {
    readonly tipoDte: IssuedType;
    readonly ambiente: "00" | "01";
    readonly codigoGeneracion: string;
    readonly fecEmi: string;
  };
}

function printable(name: string, change: Partial<PrintableDocument> = {}): PrintableDocument {
  const document = JSON.parse(sampleText(name.replace(".json", ""))) as JsonRecord & Identified;
  const { tipoDte, ambiente, codigoGeneracion, fecEmi } = document.identificacion;
  return {
    type: tipoDte,
    environment: ambiente,
    generationCode: codigoGeneracion,
    issuedOn: fecEmi,
    state: "sealed",
    seal: SEAL,
    document,
    ...change,
  };
}

/** The words of a print, without what parts lines. */
async function wordsOf(paper: DocumentPaper): Promise<{ text: string; pages: number }> {
  const bytes = await drawPaper({ paper, logo: null, now: new Date("2026-11-21T12:00:00Z") });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: tight(text), pages: totalPages };
}

const tight = (text: string) => text.normalize("NFC").replaceAll(/\s+/g, "");

test.each(samples)("%s: every word of its print stands on its pages", async (name) => {
  const paper = composePaper(printable(name), sayIn("es"));
  const { text, pages } = await wordsOf(paper);
  const facts = [paper.identification, paper.issuer.facts, paper.party.facts, paper.sums, paper.facts].flat();
  const expected = [
    "DOCUMENTO TRIBUTARIO ELECTRÓNICO",
    paper.type,
    paper.version,
    SEAL,
    paper.lookUp,
    `Página 1 de ${pages}`,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...paper.columns.flatMap(({ title, cells }) => [title, ...cells]),
    ...(paper.related?.rows ?? []),
  ];
  expect(expected.filter((words) => !text.includes(tight(words)))).toEqual([]);
});

test.each(samples)("%s: what its print says beside the document comes from the words", (name) => {
  const paper = composePaper(printable(name), sayIn(testLanguage));
  const labels = [
    paper.lookUp,
    ...[paper.identification, paper.issuer.facts, paper.party.facts, paper.sums, paper.facts]
      .flat()
      .map(({ label }) => label),
    ...paper.columns.map(({ title }) => title),
  ];
  const document = JSON.stringify(printable(name));
  const isUnworded = (piece: string) => /\p{L}{2}/u.test(piece) && !document.includes(piece);
  expect(labels.filter((label) => outsideBrackets(label).some(isUnworded))).toEqual([]);
});

test("a factura does not break its IVA out, a crédito fiscal does", () => {
  const labels = (name: string) => composePaper(printable(name), sayIn("es")).sums.map(({ label }) => label);
  expect(labels("01-v1-001").join()).not.toMatch(/IVA|Valor Agregado/);
  expect(labels("03-v3-001")).toContain("Impuesto al Valor Agregado 13%");
});

test("a factura as it is printed, down to what is to be paid", () => {
  const paper = composePaper(printable("01-v2-004"), sayIn("es"));
  expect(paper).toMatchObject({
    type: "FACTURA",
    version: "Ver. 2",
    store: "PUPUSERIA EL COMAL DORADO",
    marks: ["DOCUMENTO DE PRUEBA, SIN EFECTO LEGAL"],
    stamp: "PRUEBA",
  });
  expect(paper.queryAddress).toBe(
    "https://admin.factura.gob.sv/consultaPublica?ambiente=00&codGen=A0AEFAEA-5293-499A-B84F-B170A9879B70&fechaEmi=2026-08-20",
  );
  expect(Object.fromEntries(paper.party.facts.map(({ label, value }) => [label, value]))).toMatchObject({
    Documento: "DUI 04589123-4",
    Dirección: "RESIDENCIAL ZACAMIL #2, Mejicanos, San Salvador Centro, San Salvador",
  });
  expect(paper.columns.map(({ cells }) => cells[0])).toEqual([
    "1",
    "10",
    "Otra",
    "BANQ-A",
    "Servicio de banquete A",
    "25.00",
    "25.00",
    "0.00",
    "0.00",
    "0.00",
    "225.00",
  ]);
  expect(paper.sums.at(-1)).toEqual({ label: "Total a pagar", value: "$580.50", isStrong: true });
});

test.each([
  ["05-v3-002", "$100.80", "CIEN DÓLARES CON 80/100"],
  ["05-v4-002", "$95.80", "NOVENTA Y CINCO DÓLARES CON 80/100"],
])("%s: of 101.70 with 0.90 withheld the print says what is handed over", (name, toPay, words) => {
  const { sums, facts } = composePaper(printable(name), sayIn("es"));
  const said = Object.fromEntries(sums.map(({ label, value }) => [label, value]));
  expect(said).toMatchObject({ "IVA retenido": "$0.90", "Total a pagar": toPay });
  expect(Object.values(said)).toContain("$101.70");
  expect(facts[0]?.value).toBe(words);
});

test.each([
  ["invalidated", SEAL, "INVALIDADO"],
  ["rejected", null, "RECHAZADO"],
  ["replaced", null, "REEMPLAZADO"],
  ["sent", null, null],
  ["sealed_with_remarks", SEAL, null],
] as const)("one that is %s says so", (state: DocumentState, seal: string | null, stamp: string | null) => {
  const paper = composePaper(printable("03-v3-001", { state, seal, environment: "01" }), sayIn("es"));
  expect(paper.stamp).toBe(stamp);
  expect(paper.marks).toHaveLength(state === "sealed_with_remarks" ? 0 : 1);
  expect(paper.identification[2]?.value).toBe(seal ?? "Todavía sin sello");
});

test("in a contingency it says that it has no seal, and how it is transmitted", () => {
  const { document, ...rest } = printable("03-v3-001", {
    state: "contingency",
    seal: null,
    environment: "01",
  });
  const identificacion = { ...(document.identificacion as object), tipoModelo: 2, tipoOperacion: 2 };
  const paper = composePaper({ ...rest, document: { ...document, identificacion } }, sayIn("es"));
  expect(paper.marks[0]).toMatch(/^Sin sello, transmisión: contingencia/);
  expect(paper.identification.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["Diferido", "Contingencia"]),
  );
});

test("many lines are many pages, each with its number and the titles", async () => {
  const { document, ...rest } = printable("01-v1-004");
  const [line] = document.cuerpoDocumento as readonly JsonRecord[];
  const cuerpoDocumento = Array.from({ length: 90 }, (_, index) => ({
    ...line,
    numItem: index + 1,
    descripcion: `Pupusa de ${"loroco ".repeat((index % 4) + 1)}número ${index + 1}`,
  }));
  const paper = composePaper({ ...rest, document: { ...document, cuerpoDocumento } }, sayIn("es"));
  const { text, pages } = await wordsOf(paper);
  expect(pages).toBe(4);
  for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Página${page}de4`);
  expect(text.split("Descripción").length - 1).toBeGreaterThanOrEqual(3);
  expect(text).toContain("número90");
});

test("a price of eight decimals stands in one piece, however wide its figures are", async () => {
  const { document, ...rest } = printable("03-v3-001");
  const [line] = document.cuerpoDocumento as readonly JsonRecord[];
  const prices = ["0.11111111", "1.99115044", "3333.33333333"];
  // Of a million pieces each decimal of the price counts.
  const cuerpoDocumento = prices.map((precioUni) => {
    const cantidad = 1_000_000;
    return { ...line, cantidad, precioUni, ventaGravada: (Number(precioUni) * cantidad).toFixed(2) };
  });
  const paper = composePaper({ ...rest, document: { ...document, cuerpoDocumento } }, sayIn("es"));
  const bytes = await drawPaper({ paper, logo: null, now: new Date("2026-11-21T12:00:00Z") });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  expect(prices.filter((price) => !text.includes(price))).toEqual([]);
});

const columnOf = (paper: DocumentPaper, title: string) =>
  paper.columns.find((column) => column.title === title)?.cells ?? [];

test("a factura prints the prices of the menu, a crédito fiscal short ones that add up", () => {
  const factura = composePaper(printable("01-v2-001"), sayIn("es"));
  expect(columnOf(factura, "Precio unitario")).toEqual(["0.75", "1.25"]);
  const fiscal = composePaper(printable("03-v3-001"), sayIn("es"));
  expect(columnOf(fiscal, "Precio unitario").filter((price) => /\.\d{5}/.test(price))).toEqual([]);
});

test.each(samples)(
  "%s: quantity × price − discount is the amount on paper, and all of them the sum",
  (name) => {
    const paper = composePaper(printable(name), sayIn("es"));
    const centsOf = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, "")) * 100);
    const [pieces, prices, taken] = ["Cant.", "Precio unitario", "Descuento"].map((title) =>
      columnOf(paper, title),
    );
    const columns = ["No sujetas", "Exentas", "Gravadas", "Compras"].map((title) => columnOf(paper, title));
    const sold = prices?.map((_, row) => columns.map((cells) => centsOf(cells[row] ?? "0")));
    for (const [row, price] of (prices ?? []).entries()) {
      const amount = (sold?.[row] ?? []).reduce((sum, each) => sum + each, 0);
      if (amount === 0) continue;
      const whole = Math.round(Number(price.replaceAll(",", "")) * Number(pieces?.[row]) * 100 + 1e-7);
      expect([row, whole - centsOf(taken?.[row] ?? "0")]).toEqual([row, amount]);
    }
    const { resumen } = printable(name).document as { resumen: Record<string, number | undefined> };
    const sums = [resumen.totalNoSuj, resumen.totalExenta, resumen.totalGravada, resumen.totalCompra];
    for (const [at, total] of sums.entries())
      if (total !== undefined && (columns[at]?.length ?? 0) > 0)
        expect((sold ?? []).reduce((sum, row) => sum + (row[at] ?? 0), 0)).toBe(Math.round(total * 100));
  },
);

test("names of every script stand on the print, and nothing turns its lines round", async () => {
  const { document, ...rest } = printable("01-v1-001");
  const [line] = document.cuerpoDocumento as readonly JsonRecord[];
  const odd = { ...line, descripcion: `Ramen 日本 🍜 \u202ełō \n${"x".repeat(1_000)}` };
  const paper = composePaper({ ...rest, document: { ...document, cuerpoDocumento: [odd] } }, sayIn("en"));
  const { text, pages } = await wordsOf(paper);
  expect(text).toContain("Ramen日本🍜łō");
  expect(pages).toBeLessThanOrEqual(2);
});
