import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { afterEachFile } from "#app/server/testing/after-each-file.ts";
import { type MinistryDesk, ministryDesk } from "#app/server/testing/ministry/ministry-desk.ts";
import { TEST_PASSWORD } from "#app/server/testing/ministry/tax-issuer.ts";
import { type FaultWish, wordForms } from "#ministry/faults/fault.ts";
import { ministryBase } from "./ministry-address.ts";
import { createMinistryClient, readBatchAnswer, readBatchResult } from "./ministry-client.ts";
import type { ClientOptions } from "./ministry-connection.ts";
import { createTokens } from "./ministry-tokens.ts";

const SEAL = /^2026[0-9A-Z]{36}$/;

/** A client of a ministry, with its clock. */
function clientOf(desk: MinistryDesk, options: Partial<ClientOptions> = {}) {
  const client = createMinistryClient({
    clock: desk.clock,
    addresses: { "00": desk.ministry.address },
    userAgent: "Comanda/test",
    ...options,
  });
  const account = { nit: desk.make.nit, password: TEST_PASSWORD, environment: "00" } as const;
  return { client, account };
}

const servicesOf = (desk: MinistryDesk) => desk.ministry.exchanges().map(({ service }) => service);

test("a document is sent, sealed and found again", async () => {
  const desk = await ministryDesk();
  const { client, account } = clientOf(desk);
  const document = desk.make.sale();
  expect((await client.consult(account, document)).answer).toMatchObject({ kind: "not_found" });
  const sent = await client.receive(account, document);
  expect(sent).toMatchObject({
    service: "reception",
    at: desk.clock(),
    sending: "sent",
    status: 200,
    requestHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    answer: { kind: "sealed", seal: expect.stringMatching(SEAL), words: { code: "001" } },
  });
  expect((await client.consult(account, document)).answer).toEqual(sent.answer);
});

test("events and batches are sent in their own shapes", async () => {
  const desk = await ministryDesk();
  const { client, account } = clientOf(desk);
  const ended = new Date(desk.clock().getTime() - 3_600_000);
  const began = new Date(ended.getTime() - 3_600_000);
  const document = desk.make.sale({ contingency: { kind: 3, reason: null }, at: began });
  const missing = desk.make.sale({ contingency: { kind: 3, reason: null }, at: began });
  const event = desk.make.contingency([document], { began, ended });
  expect((await client.reportContingency(account, event)).answer).toMatchObject({ kind: "sealed" });
  expect((await client.reportContingency(account, event)).answer).toEqual({
    kind: "unknown",
    why: "repeated",
  });
  const sendingId = "91512B3D-2534-4009-817B-2522B8154993";
  const batch = { sendingId, documents: [document, missing] };
  const { answer } = await client.receiveBatch(account, batch);
  if (answer.kind !== "received") throw new Error(answer.kind);
  const early = (await client.consultBatch(account, answer.batchCode)).answer;
  expect(early).toEqual({ kind: "result", answers: new Map() });
  desk.travel(0.1);
  const result = (await client.consultBatch(account, answer.batchCode)).answer;
  if (result.kind !== "result") throw new Error(result.kind);
  expect(result.answers.get(document.generationCode)).toMatchObject({ kind: "sealed" });
  expect(result.answers.get(missing.generationCode)).toMatchObject({
    kind: "rejected",
    words: { code: "012" },
  });
  expect((await client.receiveBatch(account, batch)).answer).toMatchObject({ kind: "rejected" });
  expect((await client.consultBatch(account, sendingId)).answer).toMatchObject({ kind: "not_found" });
  const sealed = result.answers.get(document.generationCode);
  const invalidation = desk.make.invalidation(document, sealed?.kind === "sealed" ? sealed.seal : "");
  expect((await client.invalidate(account, invalidation)).answer).toMatchObject({ kind: "sealed" });
  expect((await client.consult(account, document)).answer).toMatchObject({ kind: "invalidated" });
});

const unknown = (why: string) => ({ kind: "unknown", why });

test.each([
  [{ kind: "error_page" }, "sent", { kind: "down", status: 503 }],
  [{ kind: "error_page", status: 500 }, "sent", { kind: "down", status: 500 }],
  [{ kind: "empty" }, "sent", unknown("empty")],
  [{ kind: "empty", status: 500 }, "sent", { kind: "down", status: 500 }],
  [{ kind: "unknown" }, "sent", unknown("no_state")],
  [{ kind: "half_json" }, "sent", unknown("not_json")],
  [{ kind: "huge" }, "sent", unknown("too_large")],
  [{ kind: "endless" }, "sent", unknown("unfinished")],
  [{ kind: "slow", ms: 600_000 }, "sent", unknown("no_answer")],
  [{ kind: "lost" }, "sent", unknown("no_answer")],
  [{ kind: "wrong_seal" }, "sent", unknown("no_seal")],
  [{ kind: "wrong_seal", length: 41 }, "sent", unknown("no_seal")],
  [{ kind: "wrong_seal", length: 0 }, "sent", unknown("no_seal")],
  [{ kind: "reject", code: "020" }, "sent", { kind: "rejected", words: { code: "020" } }],
  [{ kind: "reject", code: "802" }, "sent", { kind: "signature" }],
  [{ kind: "reject", code: "022" }, "sent", unknown("signature_service_down")],
  [
    { kind: "remarks", remarks: ["[resumen] X"] },
    "sent",
    { kind: "sealed_with_remarks", words: { remarks: ["[resumen] X"] } },
  ],
  [{ kind: "reject", code: "014", form: "numbers" }, "sent", { kind: "reference_missing" }],
] as const satisfies readonly (readonly [FaultWish, string, object])[])(
  "%j is told as it is",
  async (fault, sending, answer) => {
    const desk = await ministryDesk();
    const isEndless = fault.kind === "slow" || fault.kind === "endless";
    const { client, account } = clientOf(desk, { withinMs: isEndless ? 1_000 : 60_000 });
    desk.ministry.addFault({ ...fault, on: "reception" } as FaultWish);
    const exchange = await client.receive(account, desk.make.sale());
    expect(exchange).toMatchObject({ sending, answer });
    expect(exchange.body?.length ?? 0).toBeLessThanOrEqual(20_000);
  },
);

test.each(wordForms)("words in the form %s are read as those of a plain answer", async (form) => {
  const desk = await ministryDesk();
  const { client, account } = clientOf(desk);
  desk.ministry.addFault({ kind: "remarks", remarks: ["[resumen] X"], form, on: "reception" });
  expect((await client.receive(account, desk.make.sale())).answer).toMatchObject({
    kind: "sealed_with_remarks",
    words: { code: "002", remarks: ["[resumen] X"] },
  });
});

test("who is not reached got nothing, and neither did a document whose sign-in failed", async () => {
  const desk = await ministryDesk();
  const { client, account } = clientOf(desk);
  const down = { sending: "unreached", answer: { kind: "down" } };
  for (const kind of ["error_page", "empty", "half_json", "lost", "endless", "huge"] as const) {
    desk.ministry.addFault({ kind, on: "auth", times: 1 });
    const withinMs = kind === "endless" ? 200 : 60_000;
    const sent = await clientOf(desk, { withinMs }).client.receive(account, desk.make.sale());
    expect([kind, sent]).toMatchObject([kind, down]);
  }
  await desk.ministry.refuseConnections();
  expect(await client.receive(account, desk.make.sale())).toMatchObject({ ...down, status: null });
  expect(servicesOf(desk)).not.toContain("reception");
});

test("a token is asked for once, by many at a time, and again after 23 hours", async () => {
  const desk = await ministryDesk();
  const { client, account } = clientOf(desk);
  const signIns = () => servicesOf(desk).filter((service) => service === "auth").length;
  const before = signIns();
  const send = async () => (await client.receive(account, desk.make.sale())).answer.kind;
  expect(await Promise.all([send(), send(), send()])).toEqual(["sealed", "sealed", "sealed"]);
  expect(signIns()).toBe(before + 1);
  desk.travel(22.9);
  await send();
  expect(signIns()).toBe(before + 1);
  desk.travel(0.2);
  await send();
  expect(signIns()).toBe(before + 2);
  client.forget(account);
  await send();
  expect(signIns()).toBe(before + 3);
});

test("a token that does not hold any more is renewed once, with a new password too", async () => {
  const desk = await ministryDesk();
  const { client, account } = clientOf(desk);
  await client.receive(account, desk.make.sale());
  desk.ministry.expireTokens();
  const sent = await Promise.all([1, 2].map(() => client.receive(account, desk.make.sale())));
  expect(sent.map(({ answer }) => answer.kind)).toEqual(["sealed", "sealed"]);
  const wrong = await client.receive({ ...account, password: "otra" }, desk.make.sale());
  expect(wrong).toMatchObject({
    sending: "unreached",
    answer: { kind: "auth", words: { description: "CREDENCIALES INVÁLIDAS" } },
  });
  expect((await client.receive(account, desk.make.sale())).answer.kind).toBe("sealed");
});

test("after five failures in a row nobody is asked for a minute, then one tries", async () => {
  const desk = await ministryDesk();
  const { client, account } = clientOf(desk);
  const send = () => client.receive(account, desk.make.sale());
  await send();
  desk.ministry.addFault({ kind: "error_page" });
  for (let failed = 0; failed < 5; failed += 1) expect((await send()).sending).toBe("sent");
  expect(client.downSince("00")).toEqual(desk.clock());
  const asked = servicesOf(desk).length;
  expect(await send()).toMatchObject({ sending: "held_back", status: null, answer: { kind: "down" } });
  desk.travel(1 / 60);
  expect((await Promise.all([send(), send()])).map(({ sending }) => sending)).toEqual(["sent", "held_back"]);
  expect(servicesOf(desk)).toHaveLength(asked + 1);
  desk.ministry.clearFaults();
  desk.travel(1 / 60);
  expect((await send()).answer.kind).toBe("sealed");
  expect(client.downSince("00")).toBeNull();
  expect((await Promise.all([send(), send()])).map(({ answer }) => answer.kind)).toEqual([
    "sealed",
    "sealed",
  ]);
});

test("a refusal is an answer: it shuts nothing", async () => {
  const desk = await ministryDesk();
  const { client, account } = clientOf(desk);
  desk.ministry.addFault({ kind: "reject", code: "020", on: "reception" });
  for (let refused = 0; refused < 7; refused += 1)
    expect((await client.receive(account, desk.make.sale())).sending).toBe("sent");
});

/** A server that answers as a test wants. */
async function hostile(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterEachFile(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("no answer that is kept has the password or token that the other side sent back", async () => {
  const desk = await ministryDesk();
  const token = "Bearer abc.def.ghi";
  const address = await hostile((request, response) => {
    const isSignIn = request.url === "/seguridad/auth";
    response.end(
      isSignIn
        ? JSON.stringify({ status: "OK", body: { token } })
        : JSON.stringify({ estado: "ALGO", eco: request.headers.authorization }),
    );
  });
  const { client, account } = clientOf(desk, { addresses: { "00": address } });
  const sent = await client.receive(account, desk.make.sale());
  expect(sent.body).toBe('{"estado":"ALGO","eco":"[hidden]"}');
  expect(JSON.stringify(sent)).not.toMatch(/abc\.def|Servicio-2026/);
});

test("a redirect is not followed: no token goes to another house", async () => {
  const desk = await ministryDesk();
  const heard: (string | undefined)[] = [];
  const other = await hostile((request, response) => {
    heard.push(request.headers.authorization);
    response.end("{}");
  });
  const address = await hostile((request, response) => {
    if (request.url === "/seguridad/auth") response.end('{"status":"OK","body":{"token":"Bearer a.b.c"}}');
    else response.writeHead(307, { location: `${other}/fesv/recepciondte` }).end();
  });
  const { client, account } = clientOf(desk, { addresses: { "00": address } });
  expect((await client.receive(account, desk.make.sale())).answer).toEqual(unknown("empty"));
  expect(heard).toEqual([]);
});

test("a token that would break its header is no token", async () => {
  const desk = await ministryDesk();
  const address = await hostile((_, response) =>
    response.end(JSON.stringify({ status: "OK", body: { token: "Bearer a\r\nx-evil: 1" } })),
  );
  const { client, account } = clientOf(desk, { addresses: { "00": address } });
  expect(await client.receive(account, desk.make.sale())).toMatchObject({ sending: "unreached" });
});

test("a late refusal of an old token leaves the new one", async () => {
  let issued = 0;
  const account = { nit: "06142303181016", password: "x", environment: "00" } as const;
  const tokens = createTokens(
    async () => {
      issued += 1;
      const body = JSON.stringify({ status: "OK", body: { token: `Bearer a.b.${issued}` } });
      return { status: 200, body, isSent: true };
    },
    () => new Date(0),
  );
  await tokens.of(account);
  tokens.drop(account, "Bearer a.b.1");
  await tokens.of(account);
  tokens.drop(account, "Bearer a.b.1");
  expect(await tokens.of(account)).toEqual({ ok: true, token: "Bearer a.b.2" });
});

test("a batch is received when its answer names it", () => {
  const read = (codigoLote: unknown, status = 200) =>
    readBatchAnswer({ status, body: JSON.stringify({ estado: "RECIBIDO", codigoLote }) });
  const code = "43308218-7CEE-4C66-9BC0-F7A6DAE61ABD";
  expect(read(code)).toEqual({ kind: "received", batchCode: code });
  for (const wrong of ["", "../x", null, code.slice(1)]) expect(read(wrong)).toEqual(unknown("no_seal"));
  expect(read(code, 500).kind).toBe("unknown");
  expect(readBatchResult({ status: 200, body: '{"procesados":[]}' })).toEqual(unknown("no_state"));
});

test("an address is https, or on this machine", () => {
  expect(ministryBase("https://apitest.dtes.mh.gob.sv/")).toBe("https://apitest.dtes.mh.gob.sv");
  expect(ministryBase("http://127.0.0.1:8090/mh/")).toBe("http://127.0.0.1:8090/mh");
  for (const wrong of [
    "http://api.dtes.mh.gob.sv",
    "https://u:p@x.example",
    "https://x.example?a=1",
    "ftp://x",
    "",
  ])
    expect(() => ministryBase(wrong)).toThrow(RangeError);
});
