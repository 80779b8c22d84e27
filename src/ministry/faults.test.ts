import { expect, test } from "vitest";
import { type MinistryDesk, ministryDesk } from "#app/server/testing/ministry/ministry-desk.ts";
import type { FaultWish } from "./faults/fault.ts";

/** Sends a document while something is wrong, and says what came and whether the document is there afterwards. */
async function sendDuring(desk: MinistryDesk, wish: FaultWish) {
  const document = desk.make.sale();
  desk.ministry.addFault(wish);
  const reply = await desk
    .receive(document)
    .catch((error: unknown) => ({ status: null, text: String(error), json: null }));
  desk.ministry.clearFaults();
  const { estado } = (await desk.consult(document)).json;
  return { ...reply, isThere: estado === "PROCESADO" };
}

const desk = await ministryDesk();

test.each([
  [{ kind: "error_page" }, { status: 503, text: expect.stringContaining("<html>"), isThere: false }],
  [
    { kind: "error_page", status: 500, processed: true },
    { status: 500, json: null, isThere: true },
  ],
  [{ kind: "empty" }, { status: 200, text: "", isThere: false }],
  [
    { kind: "empty", status: 500, processed: true },
    { status: 500, text: "", isThere: true },
  ],
  [
    { kind: "unknown" },
    { status: 200, json: { estado: "EN PROCESO", descripcionMsg: "SOLICITUD EN PROCESO" }, isThere: false },
  ],
  [
    { kind: "half_json" },
    { status: 200, text: expect.stringMatching(/^\{"version":2/), json: null, isThere: true },
  ],
  [{ kind: "lost" }, { status: null, text: expect.stringContaining("fetch failed"), isThere: true }],
  [
    { kind: "lost", processed: false },
    { status: null, isThere: false },
  ],
  [
    { kind: "wrong_seal" },
    {
      status: 200,
      json: { estado: "PROCESADO", selloRecibido: expect.stringMatching(/^.{39}$/) },
      isThere: true,
    },
  ],
  [
    { kind: "wrong_seal", length: 41 },
    { json: { selloRecibido: expect.stringMatching(/^.{41}$/) }, isThere: true },
  ],
  [
    { kind: "wrong_seal", length: 0 },
    { json: { estado: "PROCESADO", selloRecibido: null }, isThere: true },
  ],
  [
    { kind: "reject", code: "020", field: "resumen.totalIva" },
    {
      status: 400,
      json: {
        estado: "RECHAZADO",
        codigoMsg: "020",
        clasificaMsg: "16",
        descripcionMsg: "[resumen.totalIva] CALCULO INCORRECTO",
      },
      isThere: false,
    },
  ],
  [
    { kind: "remarks", remarks: ["[resumen.totalVentaGra] CALCULO INCORRECTO"] },
    {
      status: 200,
      json: {
        estado: "PROCESADO",
        codigoMsg: "002",
        descripcionMsg: "RECIBIDO CON OBSERVACIONES",
        observaciones: ["[resumen.totalVentaGra] CALCULO INCORRECTO"],
      },
      isThere: true,
    },
  ],
] as const satisfies readonly (readonly [FaultWish, object])[])("%j", async (wish, expected) => {
  expect(await sendDuring(desk, wish as FaultWish)).toMatchObject(expected);
});

test("20 MB come with the right seal somewhere in front", async () => {
  const { text, isThere } = await sendDuring(desk, { kind: "huge" });
  expect([text.length > 20_000_000, isThere]).toEqual([true, true]);
});

test("a body that never ends begins well, and goes on until somebody hangs up", async () => {
  const document = desk.make.sale();
  desk.ministry.addFault({ kind: "endless", times: 1 });
  const hangUp = new AbortController();
  const response = await fetch(`${desk.ministry.address}/fesv/recepciondte`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: desk.authorization },
    body: JSON.stringify({
      ambiente: "00",
      idEnvio: 1,
      version: document.version,
      tipoDte: "01",
      documento: document.jws,
      codigoGeneracion: document.generationCode,
    }),
    signal: hangUp.signal,
  });
  const reader = response.body?.getReader();
  const pieces: string[] = [];
  while (pieces.length < 4) pieces.push(new TextDecoder().decode((await reader?.read())?.value));
  hangUp.abort();
  expect(pieces.join("")).toMatch(/^\{"version":2.*\] {2,}$/);
  expect((await desk.consult(document)).json.estado).toBe("PROCESADO");
});

test("a slow ministry answers rightly, later than somebody waits", async () => {
  desk.ministry.addFault({ kind: "slow", ms: 600_000, times: 1 });
  const asked = fetch(`${desk.ministry.address}/seguridad/auth`, {
    method: "POST",
    body: new URLSearchParams(),
    signal: AbortSignal.timeout(50),
  });
  await expect(asked).rejects.toThrow("timeout");
  desk.ministry.addFault({ kind: "slow", ms: 1, times: 1 });
  expect((await desk.receive(desk.make.sale())).json.estado).toBe("PROCESADO");
});

test("a fault is of one service, so many times, or until it is taken away", async () => {
  const own = await ministryDesk();
  own.ministry.addFault({ kind: "reject", code: "099", on: "reception", times: 2 });
  own.ministry.addFault({ kind: "empty", status: 500, on: "consultation" });
  const codes = [];
  for (let sent = 0; sent < 3; sent += 1) codes.push((await own.receive(own.make.sale())).json.codigoMsg);
  expect(codes).toEqual(["099", "099", "001"]);
  const document = own.make.sale();
  for (let asked = 0; asked < 3; asked += 1) expect((await own.consult(document)).status).toBe(500);
  expect(own.ministry.faults()).toHaveLength(1);
  own.ministry.clearFaults();
  expect((await own.consult(document)).status).toBe(400);
  expect(own.ministry.exchanges().map(({ service, status }) => `${service} ${status}`)).toEqual([
    "auth 200",
    "reception 400",
    "reception 400",
    "reception 200",
    "consultation null",
    "consultation null",
    "consultation null",
    "consultation 400",
  ]);
});

test("an ended password and a refused event are told in their own shapes", async () => {
  const own = await ministryDesk();
  own.ministry.addFault({ kind: "reject", code: "103", on: "auth" });
  expect((await own.signIn()).json).toEqual({
    status: "ERROR",
    error: "Unauthorized",
    message: "CONTRASEÑA EXPIRADA, POR FAVOR ACTUALIZAR",
  });
  own.ministry.addFault({ kind: "reject", code: "018", on: "contingency" });
  expect((await own.report({ jws: "x" })).json).toMatchObject({
    estado: "RECHAZADO",
    mensaje: "FECHA FUERA DE PLAZO PERMITIDO",
  });
});

test("tokens end when they are told to", async () => {
  const own = await ministryDesk();
  own.ministry.expireTokens();
  expect(await own.receive(own.make.sale())).toMatchObject({ status: 401, text: "" });
  expect((await own.signIn()).json.status).toBe("OK");
});

test("refused connections are taken again at the same address, everything known", async () => {
  const own = await ministryDesk();
  const document = own.make.sale();
  await own.receive(document);
  await own.ministry.refuseConnections();
  await expect(own.consult(document)).rejects.toThrow("fetch failed");
  // The first came over a connection that was open already.
  const error = await own.consult(document).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ cause: { code: "ECONNREFUSED" } });
  await own.ministry.acceptConnections();
  expect((await own.consult(document)).json.estado).toBe("PROCESADO");
});
