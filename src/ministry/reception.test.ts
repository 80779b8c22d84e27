import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { ministryDesk } from "#app/server/testing/ministry/ministry-desk.ts";
import { type DocumentWish, testCertificate, testIssuer } from "#app/server/testing/ministry/tax-issuer.ts";
import { signDocument } from "#platform/outside/signing/sign-document.ts";

const desk = await ministryDesk();
const { make } = desk;
const SEAL = /^2026[0-9A-F]{32}[0-9A-Z]{4}$/;

test("a sign-in by form gives a token that begins with Bearer, and nothing else does", async () => {
  const { status, json } = await desk.signIn();
  expect(status).toBe(200);
  expect(json).toMatchObject({
    status: "OK",
    body: { user: make.nit, roles: ["ROLE_USER"], rol: { codigo: "ROLE_USER" }, tokenType: "Bearer" },
  });
  expect(json.body.token).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  const wrong = await desk.signIn(make.nit, "otra");
  expect([wrong.status, wrong.json]).toEqual([
    200,
    { status: "ERROR", error: "Unauthorized", message: "CREDENCIALES INVÁLIDAS" },
  ]);
  expect((await desk.signIn("00000000000000")).json.message).toBe("Usuario no valido");
  expect((await desk.post("/seguridad/auth", { user: make.nit, pwd: "x" })).status).toBe(415);
});

test("without a program's name, a token, or with a doubled Bearer nobody comes in", async () => {
  const body = { nitEmisor: make.nit };
  const asked = (headers: Record<string, string>) => desk.post("/fesv/recepcion/consultadte", body, headers);
  expect(await asked({ authorization: desk.authorization, "user-agent": "" })).toMatchObject({
    status: 403,
    json: null,
  });
  for (const authorization of ["", "Bearer x", `Bearer ${desk.authorization}`])
    expect(await asked({ authorization })).toMatchObject({ status: 401, text: "" });
  expect((await desk.post("/fesv/recepcion/consultadte/", body)).status).toBe(404);
});

test.each([
  ["00", 48],
  ["01", 24],
] as const)("a token of environment %s lives %i hours", async (environment, hours) => {
  const own = await ministryDesk({ environment });
  const status = async () => (await own.consult(own.make.sale())).status;
  own.travel(hours - 0.01);
  expect(await status()).toBe(400);
  own.travel(0.01);
  expect(await status()).toBe(401);
});

test.each([
  ["a factura of the newer generation", {}],
  ["a factura of the older generation", { generation: "2022-12" }],
  ["a factura with its buyer", { named: true }],
  ["a crédito fiscal", { type: "03", price: 20 }],
  ["a crédito fiscal of the older generation", { type: "03", price: 20, generation: "2022-12" }],
] as const satisfies readonly (readonly [string, DocumentWish])[])(
  "%s, built and signed by us, is sealed and can be consulted",
  async (_, wish) => {
    const document = make.sale(wish);
    const { status, json } = await desk.receive(document);
    expect(json).toEqual({
      version: 2,
      ambiente: "00",
      versionApp: 2,
      estado: "PROCESADO",
      codigoGeneracion: document.generationCode,
      selloRecibido: expect.stringMatching(SEAL),
      fhProcesamiento: "18/08/2026 10:00:00",
      clasificaMsg: "10",
      codigoMsg: "001",
      descripcionMsg: "RECIBIDO",
      observaciones: [],
    });
    expect(status).toBe(200);
    expect((await desk.consult(document)).json).toEqual(json);
  },
);

test("a document that was not sealed, or is of another type, is not there", async () => {
  const document = make.sale();
  const missing = await desk.consult(document);
  expect([missing.status, missing.json.codigoMsg, missing.json.selloRecibido]).toEqual([400, "014", null]);
  await desk.receive(document);
  expect((await desk.consult({ ...document, type: "03" })).json.codigoMsg).toBe("014");
});

test("neither name is sealed twice, a number only in another year", async () => {
  const document = make.sale();
  await desk.receive(document);
  const again = (await desk.receive(document)).json;
  expect([again.codigoMsg, again.clasificaMsg, again.descripcionMsg]).toEqual([
    "004",
    "11",
    "[identificacion.codigoGeneracion] YA EXISTE UN REGISTRO CON ESE VALOR",
  ]);
  const sequence = Number(document.controlNumber.slice(-15));
  const sameNumber = (await desk.receive(make.sale({ sequence }))).json;
  expect(sameNumber).toMatchObject({
    estado: "RECHAZADO",
    codigoMsg: "004",
    descripcionMsg: "[identificacion.numeroControl] YA EXISTE UN REGISTRO CON ESE VALOR",
  });
  const lastYear = make.sale({ sequence, at: new Date("2025-12-30T16:00:00Z") });
  expect((await desk.receive(lastYear)).json.estado).toBe("PROCESADO");
});

test("what the envelope says has to be true of the document", async () => {
  const document = make.sale();
  for (const [wrong, code, field] of [
    [{ ambiente: "01" }, "007", "ambiente"],
    [{ version: 1 }, "027", "identificacion.version"],
    [{ tipoDte: "03" }, "027", "identificacion.tipoDte"],
    [{ codigoGeneracion: make.sale().generationCode }, "027", "identificacion.codigoGeneracion"],
    [{ idEnvio: "uno" }, "097", null],
    [{ documento: undefined }, "097", null],
  ] as const) {
    const { status, json } = await desk.receive(document, wrong);
    expect([status, json.codigoMsg]).toEqual([400, code]);
    if (field !== null) expect(json.descripcionMsg).toContain(`[${field}]`);
  }
  expect((await desk.receive(document)).json.estado).toBe("PROCESADO");
  const other = await desk.receive(make.sale({ environment: "01" }));
  expect(other.json.descripcionMsg).toBe("[identificacion.ambiente] VALOR NO ES PERMITIDO");
  expect((await desk.ask("/fesv/recepciondte", "{")).json).toMatchObject({ codigoMsg: "098" });
});

/** A document changed by hand and signed again. */
function changed(change: (document: Json) => void, wish: DocumentWish = {}) {
  const document = make.sale(wish);
  const json = JSON.parse(document.text);
  change(json);
  return { ...document, jws: signDocument(JSON.stringify(json), testCertificate.privateKey) };
}

// biome-ignore lint/suspicious/noExplicitAny: a document that is made wrong on purpose
type Json = any;

test("what the schema refuses is told with its place", async () => {
  const wrong = changed((json) => {
    json.cuerpoDocumento[0].descripcion = "";
    delete json.resumen.pagos;
  });
  expect((await desk.receive(wrong)).json).toMatchObject({
    estado: "RECHAZADO",
    clasificaMsg: "98",
    codigoMsg: "096",
    descripcionMsg: "DOCUMENTO NO CUMPLE ESQUEMA JSON",
    observaciones: [
      "Campo #/cuerpoDocumento/0/descripcion no cumple la longitud mínima",
      "Campo #/resumen/pagos es requerido",
    ],
  });
});

test("a cent more is taken, two are a wrong calculation", async () => {
  const off = (by: number) =>
    changed((json) => {
      json.resumen.totalIva = Math.round(json.resumen.totalIva * 100 + by) / 100;
    });
  expect((await desk.receive(off(1))).json.estado).toBe("PROCESADO");
  expect((await desk.receive(off(2))).json).toMatchObject({
    codigoMsg: "020",
    clasificaMsg: "16",
    descripcionMsg: "[resumen.totalIva] CALCULO INCORRECTO",
  });
});

test("a buyer is named from the threshold on", async () => {
  expect((await desk.receive(make.sale({ price: 1095 }))).json).toMatchObject({
    codigoMsg: "005",
    clasificaMsg: "13",
  });
  expect((await desk.receive(make.sale({ price: 1095, named: true }))).json.estado).toBe("PROCESADO");
});

test("another key's signature, a changed document and a stranger's are not valid", async () => {
  const document = make.sale();
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const [header, , signature] = document.jws.split(".");
  const bodies = [
    signDocument(document.text, stranger),
    `${header}.${Buffer.from(document.text.replace("11.3", "10.3")).toString("base64url")}.${signature}`,
    "abc",
  ];
  for (const jws of bodies)
    expect((await desk.receive({ ...document, jws })).json).toMatchObject({
      codigoMsg: "802",
      clasificaMsg: "20",
      descripcionMsg: "No valido",
    });
  const foreign = changed((json) => {
    json.emisor.nit = "06140511991028";
  });
  expect((await desk.receive(foreign)).json).toMatchObject({ codigoMsg: "008", clasificaMsg: "12" });
});

test("an issuer who is not active is refused", async () => {
  const own = await ministryDesk();
  const { nit, publicKey } = testCertificate;
  own.ministry.addIssuer({ nit, publicKey, password: "x", isActive: false });
  expect((await own.receive(own.make.sale())).json).toMatchObject({ codigoMsg: "010", clasificaMsg: "12" });
});

test("a refused document comes again under its own names for 24 hours", async () => {
  const own = await ministryDesk();
  const [first, second] = [own.make.sale(), own.make.sale()];
  for (const document of [first, second]) await own.receive(document, { version: 1 });
  own.travel(24);
  expect((await own.receive(first)).json.estado).toBe("PROCESADO");
  own.travel(0.1);
  expect((await own.receive(second)).json).toMatchObject({
    codigoMsg: "018",
    descripcionMsg: "[identificacion.codigoGeneracion] FECHA FUERA DE PLAZO PERMITIDO",
  });
});

test.each([
  ["2022-12", "2026-08-18T16:00:00Z", "2026-08-19T23:00:00Z", "PROCESADO"],
  ["2022-12", "2026-08-18T16:00:00Z", "2026-08-20T16:00:00Z", "RECHAZADO"],
  ["2026-07", "2026-08-18T16:00:00Z", "2026-08-23T16:00:00Z", "PROCESADO"],
  ["2026-07", "2026-08-18T16:00:00Z", "2026-08-24T16:00:00Z", "RECHAZADO"],
  ["2026-07", "2026-08-29T16:00:00Z", "2026-09-01T16:00:00Z", "RECHAZADO"],
  ["2026-07", "2026-08-31T16:00:00Z", "2026-08-31T16:30:00Z", "PROCESADO"],
  ["2026-07", "2026-08-31T16:00:00Z", "2026-08-31T16:31:00Z", "RECHAZADO"],
] as const)("a document of %s sent at %s and dated %s: %s", async (generation, now, at, state) => {
  const own = await ministryDesk({ now: new Date(now) });
  const { json } = await own.receive(own.make.sale({ generation, at: new Date(at) }));
  expect([json.estado, json.codigoMsg]).toEqual([state, state === "PROCESADO" ? "001" : "018"]);
});

test("a credit note gives back what is left of sealed documents, and no more", async () => {
  const original = make.sale({ type: "03", price: 20 });
  expect((await desk.receive(make.creditNote(original, 20))).json).toMatchObject({
    codigoMsg: "014",
    clasificaMsg: "14",
  });
  await desk.receive(original);
  expect((await desk.receive(make.creditNote(original, 15))).json.estado).toBe("PROCESADO");
  expect((await desk.receive(make.creditNote(original, 6))).json).toMatchObject({
    codigoMsg: "016",
    descripcionMsg: "[resumen.montoTotalOperacion] MONTO DE OPERACIÓN ES MAYOR AL DOCUMENTO RELACIONADO",
  });
  expect((await desk.receive(make.creditNote(original, 5))).json.estado).toBe("PROCESADO");
});

test("a credit note is of a crédito fiscal, within three months", async () => {
  const own = await ministryDesk({ terms: { tokenHours: 10_000 } });
  const [factura, sale] = [own.make.sale(), own.make.sale({ type: "03", price: 20 })];
  for (const document of [factura, sale]) await own.receive(document);
  expect((await own.receive(own.make.creditNote(factura, 1))).json).toMatchObject({
    codigoMsg: "007",
    descripcionMsg: "[documentoRelacionado.tipoDocumento] VALOR NO ES PERMITIDO",
  });
  own.travel(92 * 24);
  expect((await own.receive(own.make.creditNote(sale, 1))).json.codigoMsg).toBe("001");
  own.travel(24);
  expect((await own.receive(own.make.creditNote(sale, 1))).json).toMatchObject({
    codigoMsg: "018",
    descripcionMsg: "[documentoRelacionado.fechaEmision] FECHA FUERA DE PLAZO PERMITIDO",
  });
});

test("nobody sees, or stands on, what another issuer sent", async () => {
  const own = await ministryDesk();
  const other = { nit: "06140511991028", password: "Otra-clave-2026", publicKey: testCertificate.publicKey };
  own.ministry.addIssuer(other);
  const { token } = (await own.signIn(other.nit, other.password)).json.body;
  const ask = (path: string, body: unknown) => own.post(path, body, { authorization: token });
  const document = own.make.sale();
  await own.receive(document);
  const question = { tdte: "01", codigoGeneracion: document.generationCode };
  const consult = async (nitEmisor: string) =>
    (await ask("/fesv/recepcion/consultadte", { ...question, nitEmisor })).json.codigoMsg;
  expect([await consult(other.nit), await consult(own.make.nit)]).toEqual(["014", "008"]);
  const { codigoLote } = (await own.batch([own.make.sale().jws])).json;
  const seen = await fetch(`${own.ministry.address}/fesv/recepcion/consultadtelote/${codigoLote}`, {
    headers: { authorization: token },
  });
  expect(seen.status).toBe(400);
  const began = new Date(own.clock().getTime() - 7_200_000);
  const during = { contingency: { kind: 3, reason: null }, at: began } as const;
  const reported = own.make.sale(during);
  await own.report(own.make.contingency([reported], { began, ended: own.clock() }));
  const theirs = testIssuer(own.clock, other.nit).sale({
    ...during,
    generationCode: reported.generationCode,
  });
  const sent = await ask("/fesv/recepciondte", {
    ambiente: "00",
    idEnvio: 1,
    version: theirs.version,
    tipoDte: "01",
    documento: theirs.jws,
    codigoGeneracion: theirs.generationCode,
  });
  expect(sent.json.codigoMsg).toBe("012");
});
