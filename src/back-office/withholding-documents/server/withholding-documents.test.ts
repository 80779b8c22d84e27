import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, aKey, eight } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import {
  cardSettlement,
  retentionDocument,
  salesSettlement,
} from "#app/server/testing/ministry/withholding-document.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { exportWithheld, readWithheld } from "#back-office/tax-books/contract/withheld.ts";
import {
  importWithholdingDocument,
  previewWithholdingDocument,
  readWithholdingText,
  removeWithholdingDocument,
} from "../contract/withholding-documents.ts";

/** A restaurant that is named by the numbers of the documents of tests. */
async function aTaxpayer() {
  const floor = await issuingOn(await aFloor());
  await floor.rows(
    "update fiscal_settings set nit = '06142303181016', nrc = '2768431', environment = '01' where tenant_id = $1",
  );
  return floor;
}

const bring = (person: Person, document: object) =>
  person.call(importWithholdingDocument, { body: { dte: JSON.stringify(document) }, headers: aKey() });
const look = (person: Person, document: object) =>
  person.call(previewWithholdingDocument, { body: { dte: JSON.stringify(document) } });

const october = { month: "2026-10-01" };
const lines = [
  { document: randomUUID().toUpperCase(), base: 150, amount: 1.5 },
  { document: randomUUID().toUpperCase(), base: 250.5, amount: 2.51 },
];

test("a comprobante de retención is shown, kept, and stands in annex 7 of its month", async () => {
  const { admin } = await aTaxpayer();
  const document = retentionDocument({ lines });
  const { document: shown, warnings, known } = (await look(admin, document)).ok;
  expect(shown).toMatchObject({ type: "07", list: "withheld", base: 40_050, amount: 401, related: 2 });
  // Its schema finds nothing, and the rate is right; the sales are of somebody else's tests.
  expect([warnings.map(({ kind }) => kind), known]).toEqual([["unknown_sales"], null]);
  const { id, list } = (await bring(admin, document)).ok;
  expect(list).toBe("withheld");
  const { sums, rows } = (await admin.call(readWithheld, { query: { ...october, list: "withheld" } })).ok;
  expect(sums.withheld).toEqual({ count: 1, base: 40_050, amount: 401 });
  expect(rows).toMatchObject([{ withholding_document_id: id, day: "2026-10-31", party_nrc: "2187654" }]);
  const file = await admin.call(exportWithheld, { query: { ...october, list: "withheld", form: "annex" } });
  const code = document.identificacion.codigoGeneracion.replaceAll("-", "");
  expect(file.raw.trim()).toBe(
    `06142509871034;31/10/2026;07;${document.selloRecibido};${code};400.50;4.01;;7`,
  );
  const text = await admin.call(readWithholdingText, { params: { id } });
  expect(JSON.parse(text.raw)).toEqual(document);
});

test("the 2 % of cards stands in annex 6; what an 08 settles in no annex", async () => {
  const { admin } = await aTaxpayer();
  await bring(admin, cardSettlement({ taxed: 1000, advance: 20 }));
  await bring(admin, salesSettlement({ taxed: 100, vat: 13 }));
  const { sums } = (await admin.call(readWithheld, { query: october })).ok;
  expect(sums.advances).toEqual({ count: 1, base: 100_000, amount: 2_000 });
  expect(sums.settled).toEqual({ count: 1, base: 10_000, amount: 1_300 });
  const file = await admin.call(exportWithheld, { query: { ...october, list: "advances", form: "annex" } });
  expect(file.raw.trim().split(";").slice(4)).toEqual(["1000.00", "20.00", "", "6"]);
});

test("a 07 of the restaurant's own is what it withheld: annex 10", async () => {
  const { admin } = await aTaxpayer();
  const own = retentionDocument({ lines: lines.slice(0, 1), isOwn: true });
  expect((await look(admin, own)).ok.document).toMatchObject({
    list: "withheld_by_us",
    party_nit: "06142509871034",
    amount: 150,
  });
  await bring(admin, own);
  const query = { ...october, list: "withheld_by_us", form: "annex" } as const;
  const columns = (await admin.call(exportWithheld, { query })).raw.trim().split(";");
  expect([columns.length, columns[3], columns.at(-1)]).toEqual([10, "DTE07M001P001000000000000042", "10"]);
});

test("a document of somebody else is refused by name, before and at its import", async () => {
  const { admin, rows } = await aTaxpayer();
  const foreign = cardSettlement({ taxed: 1000, advance: 20, own: { nit: "06140101901010", nrc: "999999" } });
  for (const reply of [await look(admin, foreign), await bring(admin, foreign)])
    expect(reply.error).toMatchObject({ code: "document_of_another", details: { number: "06140101901010" } });
  // The NRC alone names the same taxpayer, whose NIT may be written as a DUI.
  await rows("update fiscal_settings set nrc = '99999-9' where tenant_id = $1");
  expect((await look(admin, foreign)).status).toBe(200);
  // Nobody can say while the restaurant has entered neither.
  await rows("update fiscal_settings set nit = null, nrc = null where tenant_id = $1");
  expect((await look(admin, foreign)).ok.warnings.map(({ kind }) => kind)).toEqual(["unchecked_party"]);
});

test("eight imports of one document at once keep one, and tell the others who did", async () => {
  const { admin, server, small } = await aTaxpayer();
  const other = await aPerson(server, small.tenantId, { role: "admin" });
  const document = cardSettlement({ taxed: 500, advance: 10 });
  const replies = await Promise.all(
    eight.map((_, index) => bring(index % 2 === 0 ? admin : other, document)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused.map(({ error }) => error.code)).toEqual(Array(7).fill("withholding_document_known"));
  expect((await look(admin, document)).ok.known).not.toBeNull();
  const { sums } = (await admin.call(readWithheld, { query: october })).ok;
  expect(sums.advances).toEqual({ count: 1, base: 50_000, amount: 1_000 });
});

test("one taken out is in no figure and may be imported again", async () => {
  const { admin } = await aTaxpayer();
  const document = cardSettlement({ taxed: 500, advance: 10 });
  const { id } = (await bring(admin, document)).ok;
  const remove = () => admin.call(removeWithholdingDocument, { params: { id }, headers: aKey() });
  expect((await remove()).status).toBe(200);
  expect((await remove()).error.code).toBe("not_found");
  expect((await admin.call(readWithheld, { query: october })).ok.sums.advances.count).toBe(0);
  expect((await bring(admin, document)).status).toBe(200);
});

test("what is odd is told: rate, codes, schema, environment; other kinds are refused", async () => {
  const { admin } = await aTaxpayer();
  const kinds = async (document: object) => (await look(admin, document)).ok.warnings.map(({ kind }) => kind);
  const dear = (await look(admin, cardSettlement({ taxed: 1000, advance: 25 }))).ok.warnings;
  expect(dear).toMatchObject([{ kind: "rate", message: expect.stringMatching(/ \$20\.00, .* \$25\.00\.$/) }]);
  expect(await kinds(cardSettlement({ taxed: 1000, advance: 20, environment: "00" }))).toEqual([
    "test_environment",
  ]);
  const special = [{ document: "F-12", base: 100, amount: 13, code: "C4" }];
  expect(await kinds(retentionDocument({ lines: special }))).toEqual(["other_codes", "unknown_sales"]);
  const odd = cardSettlement({ taxed: 1000, advance: 20 });
  const { telefono: _, ...issuer } = odd.emisor;
  const faulty = (await look(admin, { ...odd, emisor: issuer })).ok.warnings;
  expect(faulty).toMatchObject([{ kind: "schema", message: expect.stringContaining("emisor.telefono") }]);
  const invoice = { ...odd, identificacion: { ...odd.identificacion, tipoDte: "03" } };
  expect((await look(admin, invoice)).error.code).toBe("withholding_type_unsupported");
  const quoted = { ...odd, cuerpoDocumento: { ...odd.cuerpoDocumento, ivaPercibido: "20.00" } };
  expect((await bring(admin, quoted)).error.code).toBe("dte_fields_invalid");
});

test("documents of the test environment are in no figure of the real books", async () => {
  const { admin } = await aTaxpayer();
  await bring(admin, cardSettlement({ taxed: 1000, advance: 20, environment: "00" }));
  expect((await admin.call(readWithheld, { query: october })).ok.sums.advances.count).toBe(0);
});
