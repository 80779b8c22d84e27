import { expect, test } from "vitest";
import { type MinistryDesk, ministryDesk } from "#app/server/testing/ministry/ministry-desk.ts";
import type { DocumentWish, SignedDocument } from "#app/server/testing/ministry/tax-issuer.ts";

const OUTAGE = { began: new Date("2026-08-18T13:00:00Z"), ended: new Date("2026-08-18T15:00:00Z") };
const DURING = new Date("2026-08-18T14:00:00Z");
const offline = { contingency: { kind: 3, reason: null }, at: DURING } as const satisfies DocumentWish;

/** A ministry, and documents that were made while it could not be reached. */
async function afterOutage(count = 1): Promise<{ desk: MinistryDesk; documents: SignedDocument[] }> {
  const desk = await ministryDesk();
  return { desk, documents: Array.from({ length: count }, () => desk.make.sale(offline)) };
}

test.each(["2022-12", "2026-07"] as const)(
  "a contingency is reported in generation %s, and then its documents are sealed",
  async (generation) => {
    const desk = await ministryDesk();
    const documents = [
      desk.make.sale({ ...offline, generation }),
      desk.make.sale({ ...offline, generation, type: "03" }),
    ];
    const early = (await desk.receive(desk.make.sale({ ...offline, generation }))).json;
    expect([early.codigoMsg, early.descripcionMsg]).toEqual([
      "012",
      "[identificacion.codigoGeneracion] NO EXISTE EVENTO DE CONTINGENCIA",
    ]);
    const { status, json } = await desk.report(desk.make.contingency(documents, OUTAGE, generation));
    expect(json).toEqual({
      estado: "RECIBIDO",
      fechaHora: "18/08/2026 10:00:00",
      mensaje: "Documento recibido",
      selloRecibido: expect.stringMatching(/^2026[0-9A-Z]{36}$/),
      observaciones: [],
    });
    expect(status).toBe(200);
    desk.travel(40);
    for (const document of documents) expect((await desk.receive(document)).json.estado).toBe("PROCESADO");
  },
);

test("documents come within 72 hours of the event's seal", async () => {
  const desk = await ministryDesk({ terms: { tokenHours: 200 } });
  const [first, second] = [desk.make.sale(offline), desk.make.sale(offline)];
  await desk.report(desk.make.contingency([first, second], OUTAGE));
  desk.travel(72);
  expect((await desk.receive(first)).json.estado).toBe("PROCESADO");
  desk.travel(0.01);
  expect((await desk.receive(second)).json).toMatchObject({ estado: "RECHAZADO", codigoMsg: "018" });
});

test("the event comes when it is over, and within 24 hours", async () => {
  const { desk, documents } = await afterOutage();
  const report = (ended: Date) => desk.report(desk.make.contingency(documents, { ...OUTAGE, ended }));
  const future = await report(new Date(desk.clock().getTime() + 60_000));
  expect(future).toMatchObject({
    status: 400,
    json: { estado: "RECHAZADO", mensaje: "[motivo.fFin] FECHA NO ES CORRECTA", selloRecibido: null },
  });
  desk.travel(23.01);
  expect((await report(OUTAGE.ended)).json.mensaje).toBe("[motivo.fFin] FECHA FUERA DE PLAZO PERMITIDO");
  desk.travel(-0.02);
  expect((await report(OUTAGE.ended)).json.estado).toBe("RECIBIDO");
});

test("a document is made while it lasted, for its cause, and is named in the event", async () => {
  const desk = await ministryDesk();
  const late = desk.make.sale({ ...offline, at: new Date("2026-08-18T15:00:01Z") });
  const early = desk.make.sale({ ...offline, at: new Date("2026-08-18T12:59:59Z") });
  const other = desk.make.sale({ ...offline, contingency: { kind: 4, reason: null } });
  await desk.report(desk.make.contingency([late, early, other], OUTAGE));
  for (const outside of [late, early]) expect((await desk.receive(outside)).json.codigoMsg).toBe("013");
  expect((await desk.receive(other)).json).toMatchObject({
    codigoMsg: "027",
    descripcionMsg: "[identificacion.tipoContingencia] DATO NO COINCIDE CON DTE",
  });
  expect((await desk.receive(desk.make.sale(offline))).json.codigoMsg).toBe("012");
});

test("an event, and a document in one, is told once", async () => {
  const { desk, documents } = await afterOutage();
  const event = desk.make.contingency(documents, OUTAGE);
  await desk.report(event);
  expect((await desk.report(event)).json.mensaje).toBe(
    "[identificacion.codigoGeneracion] YA EXISTE UN REGISTRO CON ESE VALOR",
  );
  expect((await desk.report(desk.make.contingency(documents, OUTAGE))).json.mensaje).toBe(
    "[detalleDTE.codigoGeneracion] YA EXISTE UN REGISTRO CON ESE VALOR",
  );
  const sealed = desk.make.sale();
  await desk.receive(sealed);
  expect((await desk.report(desk.make.contingency([sealed], OUTAGE))).json.estado).toBe("RECHAZADO");
});

test("an event without what the service needs is refused in words", async () => {
  const { desk, documents } = await afterOutage();
  const { jws } = desk.make.contingency(documents, OUTAGE);
  for (const body of [{}, { nit: "1", documento: jws }, { nit: desk.make.nit, documento: documents[0]?.jws }])
    expect(await desk.ask("/fesv/contingencia", body)).toMatchObject({
      status: 400,
      json: { estado: "RECHAZADO", selloRecibido: null },
    });
});

test("a batch of a contingency is taken at night and looked at after a while", async () => {
  const desk = await ministryDesk();
  const documents = [1, 2].map(() => desk.make.sale(offline));
  const stranger = desk.make.sale(offline);
  await desk.report(desk.make.contingency(documents, OUTAGE));
  desk.travel(16);
  const received = await desk.batch([...documents, stranger].map(({ jws }) => jws));
  expect(received).toMatchObject({
    status: 200,
    json: {
      estado: "RECIBIDO",
      descripcionMsg: "LOTE RECIBIDO",
      codigoMsg: "001",
      ambiente: "00",
      idEnvio: "91512B3D-2534-4009-817B-2522B8154993",
      fhProcesamiento: "19/08/2026 02:00:00",
    },
  });
  const { codigoLote } = received.json;
  expect(codigoLote).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  expect((await desk.batchResult(codigoLote)).json).toEqual({ procesados: [], rechazados: [] });
  desk.travel(2);
  const { json } = await desk.batchResult(codigoLote);
  expect(json.procesados).toMatchObject(
    documents.map(({ generationCode }) => ({ estado: "PROCESADO", codigoGeneracion: generationCode })),
  );
  expect(json.procesados[0].fhProcesamiento).toBe("19/08/2026 02:01:00");
  expect(json.rechazados).toMatchObject([
    { estado: "RECHAZADO", codigoGeneracion: stranger.generationCode, codigoMsg: "012", selloRecibido: null },
  ]);
  expect((await desk.consult(documents[0] ?? stranger)).json).toEqual(json.procesados[0]);
});

test("other batches come in their hours, at most so many a day", async () => {
  const desk = await ministryDesk({ terms: { batchesPerDay: 2 } });
  const jws = desk.make.sale().jws;
  const idEnvio = (digit: number) => ({ idEnvio: `91512B3D-2534-4009-817B-25220000000${digit}` });
  const refused = async (documents: readonly string[], differently: object) =>
    (await desk.batch(documents, differently)).json.codigoMsg;
  expect(await refused(Array(101).fill(jws), idEnvio(0))).toBe("003");
  expect(await refused([], idEnvio(0))).toBe("097");
  expect(await refused([jws], { idEnvio: 7 })).toBe("097");
  expect(await refused([jws], { idEnvio: "7" })).toBe("006");
  expect(await refused([jws], { ...idEnvio(0), nitEmisor: "06140511991028" })).toBe("008");
  expect(await refused([jws], idEnvio(1))).toBe("001");
  expect(await refused([jws], idEnvio(1))).toBe("004");
  expect(await refused([jws], idEnvio(2))).toBe("001");
  expect(await refused([jws], idEnvio(3))).toBe("018");
  desk.travel(14);
  expect(await refused([jws], idEnvio(4))).toBe("018");
  desk.travel(8);
  expect(await refused([jws], idEnvio(5))).toBe("001");
  expect((await desk.batchResult("91512B3D-2534-4009-817B-2522B8154993")).json.codigoMsg).toBe("014");
});

test("production takes batches of normal documents over midnight", async () => {
  const desk = await ministryDesk({ environment: "01", now: new Date("2026-08-19T05:00:00Z") });
  const send = async (id: number) =>
    (
      await desk.batch([desk.make.sale({ environment: "01" }).jws], {
        idEnvio: `91512B3D-2534-4009-817B-25220000000${id}`,
      })
    ).json.codigoMsg;
  expect(await send(1)).toBe("001");
  desk.travel(5.9);
  expect(await send(2)).toBe("001");
  desk.travel(0.1);
  expect(await send(3)).toBe("018");
});
