import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { afterEachFile } from "#app/server/testing/after-each-file.ts";
import { ministryDesk } from "#app/server/testing/ministry/ministry-desk.ts";
import { TEST_PASSWORD, testCertificate } from "#app/server/testing/ministry/tax-issuer.ts";

const folder = mkdtempSync(path.join(tmpdir(), "comanda-ministry-"));
afterEachFile(() => rmSync(folder, { recursive: true, force: true }));

test("after a restart or a crash in the middle of a line everything sealed is known", async () => {
  const file = path.join(folder, "known.jsonl");
  const first = await ministryDesk({ file });
  const [sealed, called, refused, waiting] = [1, 2, 3, 4].map(() => first.make.sale());
  if (!sealed || !called || !refused || !waiting) throw new Error("four documents");
  for (const document of [sealed, called]) await first.receive(document);
  const seal = (await first.consult(called)).json.selloRecibido;
  await first.invalidate(first.make.invalidation(called, seal));
  await first.receive(refused, { version: 1 });
  const batch = (await first.batch([waiting.jws])).json.codigoLote;
  await first.ministry.stop();
  appendFileSync(file, '{"what":"document","nit":"0614');

  const second = await ministryDesk({ file, now: new Date("2026-08-18T18:00:00Z") });
  expect((await second.consult(sealed)).json.estado).toBe("PROCESADO");
  expect((await second.consult(called)).json.estado).toBe("INVALIDADO");
  expect((await second.receive(sealed)).json.codigoMsg).toBe("004");
  expect((await second.batchResult(batch)).json.procesados).toMatchObject([
    { codigoGeneracion: waiting.generationCode, fhProcesamiento: "18/08/2026 10:01:00" },
  ]);
  await second.ministry.stop();

  const third = await ministryDesk({ file, now: new Date("2026-08-19T16:01:00Z") });
  expect((await third.receive(refused)).json.codigoMsg).toBe("018");
  expect(third.ministry.liveDocuments().map((each) => each.generationCode)).toEqual([
    sealed.generationCode,
    waiting.generationCode,
  ]);
});

test("what is kept has no password and no private key", async () => {
  const file = path.join(folder, "secrets.jsonl");
  await ministryDesk({ file });
  const kept = readFileSync(file, "utf8");
  expect(kept).toContain(testCertificate.nit);
  expect(kept).not.toContain(TEST_PASSWORD);
  const secret = testCertificate.privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
  expect(kept).not.toContain(secret);
});

test("an issuer comes in by the admin's door, and faults go in and out", async () => {
  const desk = await ministryDesk({
    issuers: [{ ...issuer("06142303181016"), password: TEST_PASSWORD }],
    adminPort: 0,
  });
  const admin = async (method: string, at: string, body?: object) => {
    const response = await fetch(`${desk.ministry.adminAddress}${at}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };
  const publicKey = testCertificate.publicKey.export({ format: "der", type: "spki" }).toString("base64");
  const other = { nit: "06140511991028", password: "Otra-clave-2026", publicKey };
  expect(await admin("POST", "/issuers", other)).toMatchObject({
    status: 200,
    json: { issuers: [testCertificate.nit, other.nit] },
  });
  expect((await desk.signIn(other.nit, other.password)).json.status).toBe("OK");
  expect(await admin("POST", "/issuers", { ...other, publicKey: "no key" })).toMatchObject({ status: 400 });
  expect(await admin("POST", "/faults", { kind: "earthquake" })).toMatchObject({ status: 400 });
  expect(await admin("POST", "/faults", { kind: "reject", code: "999" })).toMatchObject({ status: 400 });
  expect(await admin("POST", "/faults", { kind: "reject", code: "099" })).toMatchObject({
    status: 200,
    json: { faults: [{ kind: "reject", code: "099" }] },
  });
  expect((await desk.receive(desk.make.sale())).json.codigoMsg).toBe("099");
  await admin("DELETE", "/faults");
  const document = desk.make.sale();
  expect((await desk.receive(document)).json.codigoMsg).toBe("001");
  expect(await admin("GET", "/documents")).toMatchObject({
    json: [{ generationCode: document.generationCode }],
  });
  await admin("PUT", "/connections", { accepted: false });
  await expect(desk.consult(document)).rejects.toThrow("fetch failed");
  await admin("PUT", "/connections", { accepted: true });
  await admin("POST", "/tokens/expire");
  expect((await desk.consult(document)).status).toBe(401);
  expect(await admin("GET", "/")).toMatchObject({ json: { address: desk.ministry.address, sealed: 1 } });
});

function issuer(nit: string) {
  return { nit, publicKey: testCertificate.publicKey };
}
