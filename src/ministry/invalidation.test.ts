import { expect, test } from "vitest";
import { type MinistryDesk, ministryDesk } from "#app/server/testing/ministry/ministry-desk.ts";
import type {
  DocumentWish,
  InvalidationWish,
  SignedDocument,
} from "#app/server/testing/ministry/tax-issuer.ts";
import { invalidationRules } from "#tax/tax-documents/domain/life/invalidation-window.ts";

const LONG = { terms: { tokenHours: 10_000 } };

async function sealedSale(desk: MinistryDesk, wish: DocumentWish = {}): Promise<[SignedDocument, string]> {
  const document = desk.make.sale(wish);
  const { json } = await desk.receive(document);
  return [document, json.selloRecibido];
}

test.each([
  ["an anonymous factura", {}, {}],
  ["an anonymous factura, older event", { generation: "2022-12" }, { generation: "2022-12" }],
  ["a crédito fiscal", { type: "03", price: 20 }, {}],
  ["a factura with its buyer, older event", { named: true }, { generation: "2022-12" }],
  ["what Ana bought", { buyer: { name: "Ana", phone: "ext 1234" } }, { generation: "2022-12" }],
  ["a factura of a long name", { buyer: { name: "Ñ".repeat(250) } }, { generation: "2022-12" }],
] as const satisfies readonly (readonly [string, DocumentWish, InvalidationWish])[])(
  "%s is invalidated, and then counts no more",
  async (_, wish, how) => {
    const desk = await ministryDesk();
    const [document, seal] = await sealedSale(desk, wish);
    const event = desk.make.invalidation(document, seal, how);
    const { status, json } = await desk.invalidate(event);
    expect(json).toEqual({
      version: 2,
      ambiente: "00",
      versionApp: 1,
      estado: "PROCESADO",
      codigoGeneracion: event.generationCode,
      selloRecibido: expect.stringMatching(/^2026[0-9A-Z]{36}$/),
      fhProcesamiento: "18/08/2026 10:00:00",
      codigoMsg: "001",
      descripcionMsg: "Invalidación Recibida y Procesada",
      observaciones: null,
    });
    expect(status).toBe(200);
    expect((await desk.consult(document)).json).toMatchObject({ estado: "INVALIDADO", selloRecibido: seal });
    expect(desk.ministry.liveDocuments()).toEqual([]);
    expect((await desk.invalidate(event)).json.descripcionMsg).toContain("codigoGeneracion] YA EXISTE");
    expect((await desk.invalidate(desk.make.invalidation(document, seal, how))).json).toMatchObject({
      estado: "RECHAZADO",
      codigoMsg: "015",
      descripcionMsg: "[documento.codigoGeneracion] DOCUMENTO SE ENCUENTRA ANULADO",
    });
  },
);

test("wrong data are invalidated when the replacement is sealed", async () => {
  const desk = await ministryDesk();
  const [document, seal] = await sealedSale(desk);
  const replacement = desk.make.sale();
  const invalidate = (wish: InvalidationWish) =>
    desk.invalidate(desk.make.invalidation(document, seal, wish));
  expect((await invalidate({ kind: 1 })).json).toMatchObject({ codigoMsg: "003" });
  const early = await invalidate({ kind: 1, replacement: replacement.generationCode });
  expect(early.json).toMatchObject({
    codigoMsg: "014",
    descripcionMsg: "[documento.codigoGeneracionR] NO EXISTE UN REGISTRO CON ESTE DATO",
  });
  await desk.receive(replacement);
  const right = await invalidate({ kind: 1, replacement: replacement.generationCode });
  expect(right.json.estado).toBe("PROCESADO");
  expect(desk.ministry.liveDocuments().map(({ generationCode }) => generationCode)).toEqual([
    replacement.generationCode,
  ]);
});

test("what is invalidated was sealed, and is named as it was sent", async () => {
  const desk = await ministryDesk();
  const [document, seal] = await sealedSale(desk, { type: "03", price: 20 });
  const other = desk.make.sale({ type: "03" });
  const codeOf = async (sent: SignedDocument, with_: string) =>
    (await desk.invalidate(desk.make.invalidation(sent, with_))).json;
  expect(await codeOf(other, seal)).toMatchObject({ codigoMsg: "014" });
  expect(await codeOf(document, `${seal.slice(0, -1)}${seal.endsWith("Z") ? "Y" : "Z"}`)).toMatchObject({
    codigoMsg: "027",
    descripcionMsg: "[documento.selloRecibido] DATO NO COINCIDE CON DTE",
  });
  expect(await codeOf({ ...document, controlNumber: other.controlNumber }, seal)).toMatchObject({
    descripcionMsg: "[documento.numeroControl] DATO NO COINCIDE CON DTE",
  });
  expect(await codeOf({ ...document, text: '{"receptor":null}' }, seal)).toMatchObject({
    descripcionMsg: "[documento.tipoDocumento] DATO NO COINCIDE CON DTE",
  });
  const event = desk.make.invalidation(document, seal);
  expect((await desk.invalidate({ ...event, version: 2 })).json.codigoMsg).toBe("027");
  expect((await desk.ask("/fesv/anulardte", { documento: event.jws })).json.codigoMsg).toBe("097");
});

test("a crédito fiscal with a live credit note stays until that is invalidated", async () => {
  const desk = await ministryDesk();
  const [document, seal] = await sealedSale(desk, { type: "03", price: 20 });
  const note = desk.make.creditNote(document, 5);
  const noteSeal = (await desk.receive(note)).json.selloRecibido;
  const invalidate = async (sent: SignedDocument, with_: string) =>
    (await desk.invalidate(desk.make.invalidation(sent, with_))).json;
  expect(await invalidate(document, seal)).toMatchObject({
    codigoMsg: "028",
    descripcionMsg: "[documento.codigoGeneracion] DTE ESTA RELACIONADO CON OTRO DTE",
  });
  expect(await invalidate({ ...note, text: document.text }, noteSeal)).toMatchObject({ estado: "PROCESADO" });
  expect(await invalidate(document, seal)).toMatchObject({ estado: "PROCESADO" });
  expect((await desk.receive(desk.make.creditNote(document, 5))).json.codigoMsg).toBe("015");
});

test.each([
  ["01", "2026-11-18T16:00:00Z", "PROCESADO"],
  ["01", "2026-11-19T16:00:00Z", "RECHAZADO"],
  ["03", "2026-09-14T16:00:00Z", "PROCESADO"],
  ["03", "2026-09-17T16:00:00Z", "RECHAZADO"],
] as const)("a %s of 18 August is invalidated on %s: %s", async (type, at, state) => {
  const desk = await ministryDesk(LONG);
  const [document, seal] = await sealedSale(desk, { type });
  desk.travel((Date.parse(at) - desk.clock().getTime()) / 3_600_000);
  const { json } = await desk.invalidate(desk.make.invalidation(document, seal));
  expect([json.estado, json.codigoMsg]).toEqual([state, state === "PROCESADO" ? "001" : "018"]);
});

test("its limits can be those of another text", async () => {
  const desk = await ministryDesk({
    terms: { ...LONG.terms, invalidation: invalidationRules.regulation_2_0 },
  });
  const [document, seal] = await sealedSale(desk, { type: "03" });
  desk.travel(48);
  expect((await desk.invalidate(desk.make.invalidation(document, seal))).json.codigoMsg).toBe("018");
});

test.each([
  ["01", "2026-08-17", "RECHAZADO"],
  ["01", "2026-08-19", "PROCESADO"],
  ["01", "2026-08-21", "RECHAZADO"],
  ["03", "2026-08-18", "PROCESADO"],
  ["03", "2026-08-19", "RECHAZADO"],
] as const)("an event of 20 August about a %s of the 18th, dated %s: %s", async (type, day, state) => {
  const desk = await ministryDesk(LONG);
  const [document, seal] = await sealedSale(desk, { type });
  desk.travel(48);
  const { json } = await desk.invalidate(desk.make.invalidation(document, seal, { day }));
  expect([json.estado, json.codigoMsg]).toEqual([state, state === "PROCESADO" ? "001" : "017"]);
});

test("what counts no more replaces nothing", async () => {
  const desk = await ministryDesk();
  const [gone, goneSeal] = await sealedSale(desk);
  await desk.invalidate(desk.make.invalidation(gone, goneSeal));
  const [document, seal] = await sealedSale(desk);
  const event = desk.make.invalidation(document, seal, { kind: 1, replacement: gone.generationCode });
  expect((await desk.invalidate(event)).json).toMatchObject({
    codigoMsg: "015",
    descripcionMsg: "[documento.codigoGeneracionR] DOCUMENTO SE ENCUENTRA ANULADO",
  });
});
