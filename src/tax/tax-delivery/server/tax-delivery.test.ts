import { gzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { apiBase } from "#app/contract/routes.ts";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { bookDocument } from "#app/server/testing/ministry/booked-document.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { callRoute, ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { type InvoiceId, toId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import * as contract from "../contract/tax-delivery.ts";
import { deliverTaxDocument } from "./mailing/deliver-tax-document.ts";

let floor: IssuingFloor;
beforeAll(async () => {
  floor = await issuingOn(await aFloor(await ownTestServer()));
});

const buyer = {
  tipoDocumento: "13",
  numDocumento: "04589123-4",
  nombre: "Carlos Ejemplo",
  correo: "carlos@test.example",
};

/** Sells the usual lines; gives the invoice and its document. */
async function sell(receptor: typeof buyer | null = buyer) {
  const orderId = await floor.sendReadyOrder();
  const body = await floor.payBody([orderId], receptor ? { receptor } : {});
  const { invoice_id } = (await floor.admin.call(payOrders, { body, headers: aKey() })).ok;
  return { invoiceId: invoice_id, ...required((await floor.documents()).at(-1), "a document") };
}

/** What the job mails now. */
async function mailed(documentId: Parameters<IssuingFloor["deliver"]>[0]) {
  const { server, small } = floor;
  const before = server.mails.length;
  await deliverTaxDocument.handle({ tenantId: small.tenantId, documentId }, server.deps);
  return server.mails.slice(before);
}

const jobsOf = async (documentId: number) =>
  (await waitingJobs(floor.server)).filter(
    ({ name, payload }) => name === "deliver-tax-document" && payload.documentId === documentId,
  );

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("utf8");

test("once it is sealed the buyer is mailed it, with signature, seal and print", async () => {
  const { id, generation_code: code } = await sell();
  expect(await jobsOf(id)).toEqual([]);
  expect(await mailed(id)).toEqual([]);
  await floor.deliver(id);
  expect(await jobsOf(id)).toHaveLength(1);
  const [mail, ...others] = await mailed(id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "carlos@test.example" });
  expect(mail?.text).toContain(`http://localhost:3000/d/${code}`);
  const [pdf, json] = mail?.files ?? [];
  expect([pdf?.name, json?.name]).toEqual([`${code}.pdf`, `${code}.json`]);
  expect(textOf(pdf?.bytes).slice(0, 5)).toBe("%PDF-");
  const [sealed] = floor.ministry.liveDocuments().filter(({ generationCode }) => generationCode === code);
  expect(JSON.parse(textOf(json?.bytes))).toMatchObject({
    identificacion: { codigoGeneracion: code },
    firmaElectronica: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    selloRecibido: sealed?.seal,
  });
  expect(await mailed(id)).toEqual([]);
  const walkIn = await sell(null);
  await floor.deliver(walkIn.id);
  expect(await jobsOf(walkIn.id)).toEqual([]);
});

test("the paper of a crédito fiscal has the document's own lines, without IVA", async () => {
  const receptor = {
    tipoDocumento: "36",
    numDocumento: "06140101901010",
    nrc: "123456-7",
    nombre: "Comedores de Prueba, S.A. de C.V.",
    nombreComercial: "El Buen Plato",
    codActividad: "56101",
    descActividad: "Restaurantes",
    correo: "compras@prueba.test",
    telefono: "22223333",
    direccion: { departamento: "06", municipio: "23", complemento: "Calle Arce 12" },
  };
  const orderId = await floor.sendReadyOrder();
  const body = await floor.payBody([orderId], { invoiceType: "CREDITO_FISCAL", receptor, tipAmount: 1 });
  const { document } = (await floor.admin.call(payOrders, { body, headers: aKey() })).ok.receipt;
  const { lines, not_subject, exempt, taxed, vat, outside, total, to_pay } = required(document, "a document");
  const sumOf = (sale: string) =>
    lines.filter((line) => line.sale === sale).reduce((sum, { amount }) => sum + amount, 0);
  expect(lines.map(({ title }) => title).at(-1)).toBe("Propina");
  expect([sumOf("notSubject"), sumOf("exempt"), sumOf("outside")]).toEqual([not_subject, exempt, outside]);
  expect(sumOf("taxed")).toBe(taxed);
  expect([vat, total, to_pay]).toEqual([
    Math.round(taxed * 0.13),
    not_subject + exempt + taxed + vat,
    total + outside,
  ]);
  for (const { sale, quantity, unit_price, discount, amount } of lines)
    if (sale !== "outside")
      expect(Math.round(Number(quantity) * Number(unit_price) * 100 + 1e-7) - discount).toBe(amount);
  expect(document?.buyer).toEqual({
    trade_name: "El Buen Plato",
    address: "Calle Arce 12, San Salvador Centro, San Salvador",
  });
});

test("a payment's own mail gives way to the document's", async () => {
  const before = (await waitingJobs(floor.server)).filter(({ name }) => name === "send-mail").length;
  await sell();
  expect((await waitingJobs(floor.server)).filter(({ name }) => name === "send-mail")).toHaveLength(before);
});

test("in a contingency it is mailed without its seal, and again with it", async () => {
  const { rows } = floor;
  const { id } = await sell();
  await floor.deliver(id);
  await rows(
    "update tax_documents set state = 'contingency', seal = null, sealed_at = null where tenant_id = $1 and id = $2",
    id,
  );
  const [first] = await mailed(id);
  expect(first?.text).toMatch(/no seal of the ministry yet|todavía no tiene el sello/);
  expect(JSON.parse(textOf(first?.files?.[1]?.bytes)).selloRecibido).toBeNull();
  expect(await mailed(id)).toEqual([]);
  await rows(
    "update tax_documents set state = 'sealed', seal = repeat('A', 40), sealed_at = now() where tenant_id = $1 and id = $2",
    id,
  );
  expect(await mailed(id)).toHaveLength(1);
  expect(await mailed(id)).toEqual([]);
});

test("somebody asks for it to another address: it goes when it is sealed", async () => {
  const { admin } = floor;
  const { id, invoiceId } = await sell(null);
  const ask = (body: object) =>
    admin.call(contract.sendInvoice, { body: { invoiceId, ...body }, headers: aKey() });
  expect((await ask({})).error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "to", code: "required" }],
  });
  expect((await ask({ to: "no es un correo" })).error.code).toBe("invalid_input");
  expect((await ask({ to: "ana@test.example" })).ok).toMatchObject({ success: true });
  expect(await mailed(id)).toEqual([]);
  await floor.deliver(id);
  expect(await jobsOf(id)).toHaveLength(1);
  expect((await mailed(id)).map(({ to }) => to)).toEqual(["ana@test.example"]);
  expect(
    (await admin.call(contract.sendTaxDocumentMail, { params: { id }, body: { to: "eva@test.example" } }))
      .status,
  ).toBe(200);
  expect((await mailed(id)).map(({ to }) => to)).toEqual(["eva@test.example"]);
  const { document } = (await admin.call(contract.copiesOfInvoice, { params: { invoiceId } })).ok;
  expect(document).toMatchObject({ id, state: "sealed", has_files: true, to: null });
  expect(
    document?.deliveries.map(({ to, cause, has_failed, sent_at }) => [
      to,
      cause,
      has_failed,
      sent_at !== null,
    ]),
  ).toEqual([
    ["eva@test.example", "staff", false, true],
    ["ana@test.example", "staff", false, true],
  ]);
});

test("a mail that fails is noted and tried again, and eight tries at once send it once", async () => {
  const { server, small } = floor;
  const { id } = await sell();
  await floor.deliver(id);
  const failing = {
    ...server.deps,
    mailer: { delivers: true, send: () => Promise.reject(new Error("mailbox full")) },
  };
  const payload = { tenantId: small.tenantId, documentId: id };
  await expect(deliverTaxDocument.handle(payload, failing)).rejects.toThrow("mailbox full");
  const { deliveries } = (await floor.admin.call(contract.copiesOfDocument, { params: { id } })).ok;
  expect(deliveries).toMatchObject([{ has_failed: true, sent_at: null }]);
  const before = server.mails.length;
  await Promise.all(Array.from({ length: 8 }, () => deliverTaxDocument.handle(payload, server.deps)));
  expect(server.mails.length - before).toBe(1);
});

test("without a mail server nothing is promised", async () => {
  const { server, small } = floor;
  const { id } = await sell();
  await floor.deliver(id);
  const silent = { ...server.deps, mailer: { ...server.deps.mailer, delivers: false } };
  await deliverTaxDocument.handle({ tenantId: small.tenantId, documentId: id }, silent);
  expect((await floor.admin.call(contract.copiesOfDocument, { params: { id } })).ok.deliveries).toEqual([]);
});

test("what was rejected or never signed is handed to nobody", async () => {
  const { admin, rows } = floor;
  const { id, generation_code: code } = await sell();
  const pdf = () => admin.call(contract.taxDocumentPdf, { params: { id } });
  expect((await pdf()).error.code).toBe("tax_document_unsigned");
  floor.ministry.addFault({ kind: "reject", code: "020", on: "reception", times: 1 });
  await floor.deliver(id);
  expect((await pdf()).raw.slice(0, 5)).toBe("%PDF-");
  expect(
    (await admin.call(contract.sendTaxDocumentMail, { params: { id }, body: { to: "ana@test.example" } }))
      .error.code,
  ).toBe("tax_document_void");
  const { app } = floor.server;
  expect((await callRoute(app, contract.publicDocumentJson, { params: { code } })).error.code).toBe(
    "tax_document_void",
  );
  expect((await callRoute(app, contract.readPublicDocument, { params: { code } })).ok).toMatchObject({
    state: "rejected",
    has_files: false,
    may_mail: false,
  });
  await rows("update tax_documents set state = 'draft' where tenant_id = $1 and id = $2", id);
  expect((await pdf()).error.code).toBe("tax_document_unsigned");
});

test("an invoice without a document, and whoever may not charge, get none", async () => {
  const { server } = floor;
  const plain = await aFloor(server);
  const orderId = await plain.sendReadyOrder();
  const body = await plain.payBody([orderId]);
  const invoiceId: InvoiceId = (await plain.admin.call(payOrders, { body, headers: aKey() })).ok.invoice_id;
  expect((await plain.admin.call(contract.copiesOfInvoice, { params: { invoiceId } })).ok).toEqual({
    document: null,
  });
  expect(
    (await plain.admin.call(contract.sendInvoice, { body: { invoiceId }, headers: aKey() })).error.code,
  ).toBe("no_tax_document");
  expect(
    (await plain.admin.call(contract.copiesOfInvoice, { params: { invoiceId: toId<"Invoice">(999_999) } }))
      .error.code,
  ).toBe("not_found");
  const cook = await aPerson(server, floor.small.tenantId, { scope: ["KITCHEN"] });
  const [{ id } = { id: 1 }] = await floor.documents();
  expect((await cook.call(contract.taxDocumentJson, { params: { id } })).status).toBe(403);
});

test("whoever has the code sees the document and nothing else", async () => {
  const { server } = floor;
  const other = await aFloor(server);
  const { code } = await bookDocument(server, other.small.tenantId);
  const see = (typed: string) =>
    callRoute(server.app, contract.readPublicDocument, { params: { code: typed } });
  const page = await see(code.toLowerCase());
  expect(page.ok).toMatchObject({
    issuer: "PUPUSERIA EL COMAL DORADO",
    issued_on: "2026-08-20",
    type: "01",
    is_test: true,
    has_files: true,
  });
  expect(page.raw).not.toMatch(/carlos|CARLOS|04589123/);
  const json = await callRoute(server.app, contract.publicDocumentJson, { params: { code } });
  expect(json.headers["content-disposition"]).toContain(`${code}.json`);
  expect(JSON.parse(json.raw)).toMatchObject({
    identificacion: { codigoGeneracion: code },
    firmaElectronica: "a.b.c",
  });
  for (const wrong of [code.slice(1), `${code.slice(0, -1)}G`, crypto.randomUUID(), ".."])
    expect((await see(wrong)).status, wrong).toBe(404);
  // An address with signs that nobody sees is none.
  expect((await see("%00")).status).toBe(400);
});

test("a guest asks for it by mail, ten times a day for one document at most", async () => {
  const { server, small } = floor;
  const { id, code } = await bookDocument(server, small.tenantId, { email: null });
  const ask = (no: number, to = `ana.${no}@test.example`) =>
    callRoute(server.app, contract.mailPublicDocument, {
      params: { code },
      body: { to },
      address: `10.9.8.${no}`,
    });
  // Of what comes at once from many addresses of the network no more are taken than one after the other.
  const toOne = await Promise.all(Array.from({ length: 8 }, (_, no) => ask(no + 1, "Eva@test.example")));
  expect(toOne.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array<number>(5).fill(429)]);
  const others = await Promise.all(Array.from({ length: 12 }, (_, no) => ask(no + 11)));
  expect(others.filter(({ status }) => status === 200)).toHaveLength(7);
  expect((await ask(30)).error.code).toBe("too_many_requests");
  expect(await mailed(id)).toHaveLength(10);
});

test("strangers who try codes are slowed down", async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) {
    const params = { code: crypto.randomUUID() };
    statuses.push(
      (await callRoute(floor.server.app, contract.readPublicDocument, { params, address: "10.1.2.3" }))
        .status,
    );
  }
  expect(statuses).toEqual([...Array<number>(30).fill(404), 429]);
});

test("beside strangers who try codes and mail without end a guest gets the own one", async () => {
  const { server, small } = floor;
  const address = "10.1.2.4";
  const [theirs, own] = [
    await bookDocument(server, small.tenantId, { email: null }),
    await bookDocument(server, small.tenantId, { email: null }),
  ];
  const mail = (code: string, time = 0) =>
    callRoute(server.app, contract.mailPublicDocument, {
      params: { code },
      body: { to: `ana.${time}@test.example` },
      address,
    });
  const read = (code: string) =>
    callRoute(server.app, contract.readPublicDocument, { params: { code }, address });
  for (let time = 0; time < 40; time += 1) await read(crypto.randomUUID());
  const mailed = [];
  for (let time = 0; time < 8; time += 1) mailed.push((await mail(theirs.code, time)).status);
  expect(mailed).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect((await read(own.code)).status).toBe(200);
  expect((await mail(own.code)).status).toBe(200);
});

test("a period goes out whole: an index, and of each document what was signed", async () => {
  const { server } = floor;
  const house = await aFloor(server);
  // More than is read at once; few of them are signed, because each of those is printed.
  const states = ["sealed", "invalidated", "rejected", "draft", "contingency"] as const;
  const stateOf = (no: number) => (no % 50 < states.length ? states[no % 50] : "draft") ?? "draft";
  const booked = await Promise.all(
    Array.from({ length: 250 }, (_, no) =>
      bookDocument(server, house.small.tenantId, {
        state: stateOf(no),
        issuedOn: `2026-08-${String(1 + (no % 28)).padStart(2, "0")}`,
      }),
    ),
  );
  await bookDocument(server, house.small.tenantId, { issuedOn: "2026-09-01" });
  const asked = required(booked[204], "a document");
  await house.rows(
    `insert into tax_exchanges (tenant_id, tax_document_id, service, at, took_ms, request_sha256, sending, status, answer, meaning)
     select $1, $2, 'consultation', now(), 7, repeat('a', 64), 'sent', 503, $3, 'down' from generate_series(1, 120)`,
    asked.id,
    gzipSync("<html>Mantenimiento</html>"),
  );
  const mended = required(booked[0], "a document");
  await house.rows(
    `insert into tax_document_texts (tenant_id, tax_document_id, no, text, jws, signed_at)
     select $1, $2, 2, text, 'd.e.f', now() from tax_document_texts where tenant_id = $1 and tax_document_id = $2`,
    mended.id,
  );
  const reply = await server.app.inject({
    method: "GET",
    url: `${apiBase}${contract.exportTaxDocuments.path}?type=custom&from=2026-08-01&to=2026-08-31&lang=en`,
    cookies: house.admin.cookies,
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("application/zip");
  const files = unzipSync(new Uint8Array(reply.rawPayload));
  const [head, ...lines] = textOf(files["index.csv"]).trim().split("\r\n");
  expect(head).toContain("Generation code");
  expect(lines).toHaveLength(250);
  const signed = booked.filter((_, no) => stateOf(no) !== "draft");
  expect(Object.keys(files)).toHaveLength(4 + 3 * signed.length);
  expect(textOf(files[`01/${mended.code}.jws`])).toBe("d.e.f");
  expect(textOf(files[`01/${mended.code}.signing-1.jws`])).toBe("a.b.c");
  expect(JSON.parse(textOf(files[`01/${mended.code}.signing-1.json`]))).toMatchObject({
    firmaElectronica: "a.b.c",
    selloRecibido: null,
  });
  expect(lines.find((row) => row.includes(mended.code))).toContain(`01/${mended.code}.signing-1.json`);
  const exchanges = textOf(files[`01/${asked.code}.exchanges.jsonl`]).trim().split("\n");
  expect(exchanges).toHaveLength(120);
  expect(JSON.parse(exchanges[119] ?? "")).toMatchObject({
    service: "consultation",
    status: 503,
    answer: "<html>Mantenimiento</html>",
  });
  for (const { code } of signed.slice(1)) {
    expect(JSON.parse(textOf(files[`01/${code}.json`]))).toMatchObject({ firmaElectronica: "a.b.c" });
    expect(textOf(files[`01/${code}.jws`])).toBe("a.b.c");
    expect(textOf(files[`01/${code}.pdf`]).slice(0, 5)).toBe("%PDF-");
  }
  const [first] = signed;
  const line = lines.find((row) => row.includes(first?.code ?? ""));
  expect(line).toContain("11.30");
  expect(line).toContain(`01/${first?.code}.json`);
});
