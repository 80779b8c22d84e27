import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { urlOf } from "#app/server/suites/call.ts";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { importDte } from "#back-office/purchase-documents/contract/import-dte.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { languages, localeOf, writingOf } from "#platform/domain/text/languages.ts";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import { printBook } from "../../contract/print.ts";
import { drawBook, type PrintedBook } from "./draw-book.ts";

const tight = (text: string) => text.replaceAll(/\s+/g, "");

async function pagesOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const { view } = await pdf.getPage(1);
  return {
    texts: text.map(tight),
    lines: text.flatMap((page) => page.split("\n")),
    width: view[2],
    height: view[3],
  };
}

const long =
  "Distribuidora de Productos Alimenticios y Bebidas de Centroamérica, Sociedad Anónima de Capital Variable";

const aBook = (rows: number): PrintedBook => ({
  language: "es",
  title: "Libro de compras",
  heads: [
    ["Contribuyente", "Pupusería La Ceiba, S.A. de C.V."],
    ["NRC", "276843-1"],
    ["NIT", "0614-230318-101-6"],
    ["Mes", "octubre"],
    ["Año", "2026"],
  ],
  notes: ["Montos en USD"],
  columns: [
    { title: "N.º", share: 4, isAmount: false },
    { title: "Nombre", share: 18, isAmount: false },
    { title: "Total", share: 7, isAmount: true },
  ],
  isDense: false,
  rows: Array.from({ length: rows }, (_, index) => [String(index + 1), long, "11.30"]),
  totals: () => ["Total", "", `${rows}.00`],
  empty: "Sin operaciones en el mes",
  signature: "Nombre y firma del contador",
  folio: (page, pages) => `Folio ${page} de ${pages}`,
  now: new Date("2026-11-21T12:00:00Z"),
});

test("a long book: taxpayer and folio on every page, sums and signature last", async () => {
  const { texts, width, height } = await pagesOf(await drawBook(aBook(120)));
  // Letter size, landscape.
  expect([width, height]).toEqual([792, 612]);
  expect(texts.length).toBeGreaterThan(2);
  for (const [index, text] of texts.entries()) {
    expect(text).toContain(tight(`Folio ${index + 1} de ${texts.length}`));
    for (const part of [
      "Pupusería La Ceiba, S.A. de C.V.",
      "276843-1",
      "0614-230318-101-6",
      "octubre",
      "2026",
    ])
      expect(text).toContain(tight(part));
  }
  expect(texts.filter((text) => text.includes("firmadelcontador"))).toEqual([texts.at(-1)]);
  expect(texts.at(-1)).toContain("120.00");
  // A long name is wrapped, not cut.
  expect(texts.join("").split(tight(long))).toHaveLength(121);
});

test("whatever fits on a page, the sums and the signature stand together", async () => {
  for (const rows of Array.from({ length: 30 }, (_, index) => 30 + index)) {
    const { texts } = await pagesOf(await drawBook(aBook(rows)));
    const last = texts.at(-1) ?? "";
    expect([last.includes("firmadelcontador"), last.includes(`${rows}.00`)], `${rows} rows`).toEqual([
      true,
      true,
    ]);
  }
});

test.each(languages)("a day of a book in %s stands on one line, whatever its share", async (language) => {
  const day = dayText("2044-04-04", writingOf(language));
  const { lines } = await pagesOf(
    await drawBook({
      ...aBook(1),
      columns: [
        { title: "A", share: 1, isAmount: false, longest: day },
        { title: "B", share: 60, isAmount: false },
        { title: "C", share: 39, isAmount: true },
      ],
      rows: [[day, long, "11.30"]],
    }),
  );
  expect(lines.filter((line) => line.includes(day))).toHaveLength(1);
});

test.each(languages)(
  "amounts of nine digits in %s stand on one line, and so do their sums",
  async (language) => {
    const amount = formatMoney(cents(-123_456_789), "", localeOf(language));
    const amounts = Array.from({ length: 8 }, () => amount);
    for (const isDense of [false, true]) {
      const { lines } = await pagesOf(
        await drawBook({
          ...aBook(1),
          language,
          isDense,
          columns: [
            { title: "A", share: 90, isAmount: false },
            ...amounts.map(() => ({ title: "B", share: 1, isAmount: true, longest: amount })),
          ],
          rows: [["A", ...amounts]],
          totals: () => ["B", ...amounts],
        }),
      );
      const shown = lines.map((line) => line.replaceAll(/[\u200e\s]+/g, "")).join("\n");
      expect(shown.split(tight(amount).replaceAll("\u200e", ""))).toHaveLength(17);
    }
  },
);

test("a month of large purchases is printed with every amount on one line", async () => {
  const floor = await issuingOn(await aFloor());
  for (const price of [999_999.99, 999_999.98]) {
    const document = supplierDocument({
      goods: [{ title: "Flete", quantity: 1, price, kind: 2 }],
      issuedOn: "2026-10-30",
    });
    const body = { dte: JSON.stringify(document), lines: [] };
    expect((await floor.admin.call(importDte, { body, headers: aKey() })).status).toBe(200);
  }
  const { rawPayload } = await floor.server.app.inject({
    url: `${urlOf(printBook, { query: { month: "2026-10-01", book: "purchases" } })}&lang=es`,
    cookies: floor.admin.cookies,
  });
  const { lines } = await pagesOf(rawPayload);
  for (const amount of ["999,999.99", "999,999.98", "1,999,999.97", "2,259,999.97"])
    expect(
      lines.filter((line) => line.includes(amount)),
      amount,
    ).not.toEqual([]);
});

test("the printed book of purchases says who bought what, and its sums", async () => {
  const floor = await issuingOn(await aFloor());
  const { admin } = floor;
  await floor.rows(
    "update fiscal_settings set legal_name = 'Pupusería La Ceiba, S.A. de C.V.', nrc = '2768431', environment = '01' where tenant_id = $1",
  );
  for (const price of [5, 10]) {
    const document = supplierDocument({
      goods: [{ title: "Flete", quantity: 1, price, kind: 2 }],
      issuedOn: "2026-10-30",
      vendor: { name: long, nit: "06142509871034" },
    });
    const body = { dte: JSON.stringify(document), lines: [] };
    expect((await admin.call(importDte, { body, headers: aKey() })).status).toBe(200);
  }
  const print = async (book: "consumers" | "taxpayers" | "purchases", language = "en") => {
    const { headers, rawPayload } = await floor.server.app.inject({
      url: `${urlOf(printBook, { query: { month: "2026-10-01", book } })}&lang=${language}`,
      cookies: admin.cookies,
    });
    expect(headers["content-type"]).toContain("application/pdf");
    const { texts, lines } = await pagesOf(rawPayload);
    return { text: texts.join(""), lines };
  };
  const { text: purchases, lines } = await print("purchases");
  for (const part of [
    "Pupusería La Ceiba, S.A. de C.V.",
    "276843-1",
    "October",
    "2026",
    long,
    "15.00",
    "1.95",
    "16.95",
  ])
    expect(purchases).toContain(tight(part));
  // Days are the reader's, and whole.
  for (const [language, day] of [
    ["en", "30/10/2026"],
    ["ja", "2026/10/30"],
    ["ko", "2026. 10. 30."],
  ] as const) {
    const { lines } = await print("purchases", language);
    expect(lines.filter((line) => line.includes(day))).toHaveLength(2);
  }
  // The vendor's NRC as people write it.
  expect(purchases).toContain("218765-4");
  // A generation code is broken nowhere.
  expect(
    lines.filter((line) => /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/.test(line.trim())),
  ).toHaveLength(2);
  expect((await print("consumers")).text).toContain(tight("No operations this month"));
  const test = tight("Ministry of Finance's test environment");
  expect(purchases).not.toContain(test);
  await floor.rows("update fiscal_settings set environment = '00' where tenant_id = $1");
  expect((await print("consumers")).text).toContain(test);
});
