import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { listInvoices } from "#money/invoices/contract/invoices.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { toId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { readTaxStatus } from "#tax/tax-documents/contract/sending.ts";
import {
  listAccounting,
  readAccountedDocument,
  readAccountedInvoice,
  readDocumentDte,
  readInvoiceDte,
} from "../contract/accounting.ts";

interface Office {
  readonly floor: IssuingFloor;
  readonly clerk: Person;
}

async function anOffice(): Promise<Office> {
  const floor = await issuingOn(await aFloor());
  return { floor, clerk: await aPerson(floor.server, floor.small.tenantId, { scope: ["ACCOUNTING"] }) };
}

const newest = async (floor: IssuingFloor) => required((await floor.documents()).at(-1), "a document");

/** Sells the usual lines, and gives the document that the sale made. */
async function sell(floor: IssuingFloor) {
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  return newest(floor);
}

const list = async (who: Person, query: Record<string, string> = {}) =>
  (await who.call(listAccounting, { query })).ok.rows;

async function fileOf({ server }: IssuingFloor, who: Person): Promise<string> {
  const answer = await server.app.inject({
    url: "/api/v1/accounting/documents/export?lang=es",
    cookies: who.cookies,
  });
  return answer.payload;
}

/** A document without a sale, as a note or a purchase of somebody without NRC leaves it. */
async function anUnsoldDocument(
  { rows }: IssuingFloor,
  kind: "05" | "14",
  { about = null, code = randomUUID().toUpperCase() }: { about?: number | null; code?: string } = {},
) {
  const [row] = await rows<{ id: number }>(
    `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, about_id, issued_on,
        issued_at, made_at, input, party_name, party_number, not_subject_cents, exempt_cents, taxed_cents, vat_cents, tributes_cents,
        withheld_cents, perceived_cents, outside_cents, total_cents, to_pay_cents, state)
      select tenant_id, $2, environment, generation, $4, 'DTE-' || $2 || substr(control_number, 7), $3::bigint, issued_on, issued_at,
        made_at, jsonb_set(input, '{notes}', '"Del mercado"'), 'Marta Ñandú', '012345678', 0, 0, 0, 0, 0, 0, 0, 0, 4500, 4500, 'rejected'
      from tax_documents where tenant_id = $1 and sale_id is not null order by id limit 1 returning id`,
    kind,
    about,
    code,
  );
  return toId<"TaxDocument">(required(row, "a document").id);
}

test("invoices stand with their documents, the newest first", async () => {
  const { floor, clerk } = await anOffice();
  const sealed = await sell(floor);
  await floor.deliver(sealed.id);
  await sell(floor);
  await floor.rows("update fiscal_settings set environment = null where tenant_id = $1");
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  await floor.admin.call(payOrders, { body, headers: aKey() });
  const unsold = await anUnsoldDocument(floor, "14");
  const rows = await list(clerk);
  expect(rows.map(({ invoice_no, kind, estado_hacienda }) => [invoice_no, kind, estado_hacienda])).toEqual([
    [null, "14", "RECHAZADO"],
    [3, null, null],
    [2, "01", "PENDIENTE"],
    [1, "01", "PROCESADO"],
  ]);
  expect(rows[0]).toMatchObject({ document_id: unsold, name: "Marta Ñandú", total: 4500 });
  expect(rows[3]).toMatchObject({ total: 976, control_number: sealed.control_number, is_contingency: false });
  const numbers = async (query: Record<string, string>) =>
    (await list(clerk, query)).map(({ invoice_no }) => invoice_no);
  expect(await numbers({ estado: "to_mend" })).toEqual([null]);
  expect(await numbers({ estado: "none" })).toEqual([3]);
  expect(await numbers({ estado: "PROCESADO" })).toEqual([1]);
  expect(await numbers({ kind: "01", environment: "00" })).toEqual([2, 1]);
  expect(await numbers({ environment: "01" })).toEqual([]);
  expect(await numbers({ kind: "01", estado: "none" })).toEqual([]);
  expect(await numbers({ period: "yesterday" })).toEqual([]);
  expect(await numbers({ period: "today", sort: "date" })).toEqual([1, 2, 3, null]);
  // The excluded purchase is of 45.00, each sale of 9.76; equal ones stand in the order in which they were made.
  for (const query of [{}, { period: "today" }]) {
    expect(await numbers({ ...query, sort: "-total" })).toEqual([null, 3, 2, 1]);
    expect(await numbers({ ...query, sort: "total", environment: "00" })).toEqual([1, 2, null]);
  }
  const blind = await aPerson(floor.server, floor.small.tenantId, { scope: ["ACCOUNTING", "ORDER_BILLING"] });
  expect((await blind.call(listAccounting, { query: { sort: "total" } })).error.code).toBe("not_permitted");
});

/** An event about a document, or of a contingency, as it waits for a person. */
async function anEventToMend(
  { rows }: IssuingFloor,
  { kind, state, about = null }: { kind: string; state: "draft" | "rejected"; about?: number | null },
) {
  const [row] = await rows<{ id: number }>(
    `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, about_id, issued_on, issued_at, made_at, input,
        state)
      select tenant_id, $2, environment, generation, $5, $4::bigint, issued_on, issued_at, made_at, '{}', $3
      from tax_documents where tenant_id = $1 and sale_id is not null order by id limit 1 returning id`,
    kind,
    state,
    about,
    randomUUID().toUpperCase(),
  );
  return toId<"TaxDocument">(required(row, "an event").id);
}

test("what the notice counts is what 'to be corrected' lists, events too", async () => {
  const { floor, clerk } = await anOffice();
  const sealed = await sell(floor);
  await floor.deliver(sealed.id);
  const rejected = await anUnsoldDocument(floor, "14");
  const isGreen = async () => {
    const [row] = await list(clerk, { estado: "PROCESADO" });
    const invoices = (await floor.admin.call(listInvoices, { query: {} })).ok.rows;
    return [row?.has_correction_to_mend, invoices[0]?.has_correction_to_mend].map((held) => !held);
  };
  expect(await isGreen()).toEqual([true, true]);
  const invalidation = await anEventToMend(floor, { kind: "invalidation", state: "draft", about: sealed.id });
  const contingency = await anEventToMend(floor, { kind: "contingency", state: "rejected" });
  expect(await isGreen()).toEqual([false, false]);
  const { environment, rejected: refused, drafts } = (await clerk.call(readTaxStatus)).ok;
  expect([refused, drafts]).toEqual([2, 1]);
  const shown = { estado: "to_mend", environment: environment ?? "" };
  for (const sort of ["date", "-total"])
    expect((await list(clerk, { ...shown, sort })).map(({ document_id }) => document_id)).toEqual(
      sort === "date" ? [rejected, invalidation, contingency] : [rejected, contingency, invalidation],
    );
  const [first, , last] = await list(clerk, { ...shown, sort: "date" });
  expect(first).toMatchObject({ kind: "14", invoice_no: null });
  expect(last).toMatchObject({ kind: "contingency", name: null, total: null, estado_hacienda: "RECHAZADO" });
  expect(await list(clerk, { estado: "ERROR" })).toMatchObject([
    { document_id: invalidation, invoice_no: 1, kind: "invalidation", total: null },
  ]);
});

test("words find by number, control number, generation code and party", async () => {
  const { floor, clerk } = await anOffice();
  const first = await sell(floor);
  const second = await sell(floor);
  const code = randomUUID().toUpperCase();
  const unsold = await anUnsoldDocument(floor, "14", { code });
  const found = async (q: string) => (await list(clerk, { q })).map(({ document_id }) => document_id);
  expect(await found("#2")).toEqual([second.id]);
  expect(await found(first.control_number.toLowerCase())).toEqual([first.id]);
  expect(await found(first.generation_code.toLowerCase())).toEqual([first.id]);
  expect(await found(code.slice(0, 13).toLowerCase())).toEqual([unsold]);
  expect(await found("nandu")).toEqual([unsold]);
  expect(await found("nobody")).toEqual([]);
});

test("pages follow each other over all kinds of rows, and the file holds them all", async () => {
  const { floor, clerk } = await anOffice();
  for (let sale = 0; sale < 3; sale++) await sell(floor);
  await anUnsoldDocument(floor, "14");
  const all = await list(clerk);
  for (const narrowed of [{}, { environment: "00" }]) {
    const seen: (number | null)[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...narrowed, limit: "1", ...(cursor === undefined ? {} : { cursor }) };
      const page = (await clerk.call(listAccounting, { query })).ok;
      seen.push(...page.rows.map(({ document_id }) => document_id));
      expect(page.total).toBe(4);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen)).toEqual(new Set(all.map(({ document_id }) => document_id)));
    expect(seen).toHaveLength(4);
  }
  const lines = (await fileOf(floor, clerk)).trimEnd().split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain("Factura de sujeto excluido");
  expect(lines[1]).toContain("Rechazado");
});

test("an invoice tells of every document and event about it, a document of its lines", async () => {
  const { floor, clerk } = await anOffice();
  const sold = await sell(floor);
  const note = await anUnsoldDocument(floor, "05", { about: sold.id });
  const [row] = await list(clerk, { q: "#1" });
  const invoiceId = required(row?.invoice_id, "an invoice");
  const invoice = (await clerk.call(readAccountedInvoice, { params: { invoiceId } })).ok;
  expect(invoice).toMatchObject({ invoice_no: 1, total: 976 });
  expect(invoice.documents.map(({ id, about_id }) => [id, about_id])).toEqual([
    [sold.id, null],
    [note, sold.id],
  ]);
  expect(invoice.documents[0]).toMatchObject({
    estado_hacienda: "PENDIENTE",
    figures: { total: 976 },
    problems: [],
    words: null,
  });
  const single = (await clerk.call(readAccountedDocument, { params: { documentId: sold.id } })).ok;
  expect(single.documents.map(({ id }) => id)).toEqual([sold.id, note]);
  expect(single.lines.map(({ total }) => total).reduce((sum, total) => sum + total, 0)).toBe(976);
  const nobody = { documentId: toId<"TaxDocument">(987_654_321) };
  expect((await clerk.call(readAccountedDocument, { params: nobody })).error.code).toBe("not_found");
});

test("a document is told as a whole: its JSON, the answer, every exchange", async () => {
  const { floor, clerk } = await anOffice();
  const { id } = await sell(floor);
  const [row] = await list(clerk);
  const invoiceId = required(row?.invoice_id, "an invoice");
  const ask = async () => (await clerk.call(readInvoiceDte, { params: { invoiceId } })).ok;
  expect(await ask()).toMatchObject({
    success: true,
    data: {
      invoice: { invoice_no: 1 },
      dte_initial: { id_dte: id, estado: "generated" },
      hacienda_final: { estado_hacienda: "PENDIENTE", sello_recibido: null },
      status: { is_complete: false, can_send_email: false },
      dte_json_completo: { identificacion: { tipoDte: "01" } },
      hacienda_response: null,
      exchanges: [],
    },
  });
  floor.ministry.addFault({ kind: "unknown", on: "reception", times: 1 });
  await floor.deliver(id);
  const { data } = await ask();
  const seal = required(floor.ministry.liveDocuments()[0], "a sealed document").seal;
  expect(data).toMatchObject({
    hacienda_final: { estado_hacienda: "PROCESADO", sello_recibido: seal },
    status: { is_complete: true },
    hacienda_response: { selloRecibido: seal },
  });
  expect(data?.exchanges.length).toBeGreaterThan(1);
  expect(data?.exchanges.at(-1)).toMatchObject({ meaning: "sealed", status: 200 });
  expect((await clerk.call(readDocumentDte, { params: { documentId: id } })).ok.data).toEqual(data);
  await floor.rows("update fiscal_settings set environment = null where tenant_id = $1");
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  await floor.admin.call(payOrders, { body, headers: aKey() });
  const [bare] = await list(clerk, { estado: "none" });
  const params = { invoiceId: required(bare?.invoice_id, "an invoice") };
  expect((await clerk.call(readInvoiceDte, { params })).ok).toMatchObject({ success: false, data: null });
});

test("a document that comes a step on tells the screens", async () => {
  const { floor } = await anOffice();
  const { id } = await sell(floor);
  const told = () =>
    floor.server.events.filter(
      ({ tenantId, event }) => tenantId === floor.small.tenantId && event.type === "tax_documents_changed",
    ).length;
  const before = told();
  await floor.deliver(id);

  expect(told()).toBeGreaterThan(before);
});
