import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import pino from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { ownTestServer, type TestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { makeCertificate } from "#ministry/make-certificate.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { createMinistryClient } from "#platform/outside/ministry/ministry-client.ts";
import { required } from "#platform/server/http/app-error.ts";
import { exportAuditEntries } from "#reporting/audit/contract/audit.ts";
import { readTaxCredentials, setTaxCredentials, testTaxSignIn } from "../contract/credentials.ts";
import { readTaxIssuer } from "../contract/issuer.ts";
import { mailCertificateEnd } from "./mail-certificate-end.ts";

const NIT = "06142303181016";
/** Invented, and protecting nothing. */
const file = readFileSync(
  new URL("../../../platform/outside/signing/samples/06142303181016.crt", import.meta.url),
  "utf8",
);
const FILE_PASSWORD = "Pupusa-2026-prueba";
const SERVICE_PASSWORD = "Conacaste-2026-dte";
const KEY_START = required(/<encodied>(MIIE[^<]{40})/.exec(file)?.[1], "the private key of the sample");

const nothing = {
  environment: "01",
  userName: NIT,
  password: "",
  certificate: "",
  certificatePassword: "",
} as const;
const whole = {
  ...nothing,
  password: SERVICE_PASSWORD,
  certificate: file,
  certificatePassword: FILE_PASSWORD,
};

let server: TestServer;
let floor: IssuingFloor;
beforeAll(async () => {
  server = await ownTestServer();
});
beforeEach(async () => {
  floor = await issuingOn(await aFloor(server));
});

const save = (body: Partial<Record<keyof typeof whole, string>>) =>
  floor.admin.call(setTaxCredentials, { body: { ...whole, ...body } as typeof whole });
const refusals = async (body: Partial<Record<keyof typeof whole, string>>) =>
  ((await save(body)).error.fields ?? []).map(({ field, code }) => `${field}: ${code}`);

/** The application's own client talks to the restaurant's simulator from here on. */
function letServerReachMinistry(): void {
  const ministry = createMinistryClient({
    clock: server.deps.clock,
    addresses: { "00": floor.ministry.address },
    userAgent: "Comanda",
    withinMs: 60_000,
  });
  Object.assign(server.deps, { ministry });
}

test("saved credentials are sealed: the answer never says what they are", async () => {
  expect((await save({})).status).toBe(200);
  const reply = await floor.admin.call(readTaxCredentials);
  expect(reply.ok.credentials[1]).toMatchObject({
    environment: "01",
    userName: NIT,
    hasPassword: true,
    certificate: { nit: NIT, state: "valid" },
    signedInAt: null,
    refused: null,
  });
  const issuer = await floor.admin.call(readTaxIssuer);
  const [row] = await floor.rows<Record<string, unknown>>(
    "select * from tax_credentials where tenant_id = $1 and environment = '01'",
  );
  const stored = Object.values(required(row, "the credentials")).map((value) =>
    Buffer.isBuffer(value) ? value.toString("latin1") : String(value),
  );
  for (const text of [reply.raw, issuer.raw, ...stored])
    for (const secret of [SERVICE_PASSWORD, FILE_PASSWORD, KEY_START]) expect(text).not.toContain(secret);
});

test("no secret stands in the audit log, the kept answers or the server's log", async () => {
  const lines: string[] = [];
  const log = pino(
    { level: "trace" },
    new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const before = server.deps.log;
  Object.assign(server.deps, { log });
  await floor.admin.call(setTaxCredentials, { body: whole, headers: aKey() });
  await save({ certificatePassword: "otra", password: SERVICE_PASSWORD });
  await floor.admin.call(testTaxSignIn, { body: { environment: "01" } });
  Object.assign(server.deps, { log: before });
  const kept = await floor.rows("select before, after from audit_entries where tenant_id = $1 order by id");
  const answers = await floor.rows(
    "select answer, encode(request_hash, 'hex') from idempotency_keys where tenant_id = $1",
  );
  const exported = await floor.admin.call(exportAuditEntries, { query: {} });
  const seen = [JSON.stringify(kept), JSON.stringify(answers), exported.raw, lines.join("")];
  for (const text of seen)
    for (const secret of [SERVICE_PASSWORD, FILE_PASSWORD, KEY_START]) expect(text).not.toContain(secret);
  expect(kept).toContainEqual(
    expect.objectContaining({
      after: expect.objectContaining({ environment: "01", password_changed: true }),
    }),
  );
});

test("a certificate is refused at its field, with the reason", async () => {
  const now = server.deps.clock();
  const foreign = makeCertificate({ nit: "06140511991028", password: FILE_PASSWORD, now }).file;
  const longAgo = new Date(now.getTime() - 10 * 366 * 86_400_000);
  const old = makeCertificate({ nit: NIT, password: FILE_PASSWORD, now: longAgo }).file;
  expect(await refusals({ certificatePassword: "Pupusa-2026" })).toEqual([
    "certificatePassword: certificate_wrong_password",
  ]);
  expect(await refusals({ certificate: "-----BEGIN CERTIFICATE-----" })).toEqual([
    "certificate: certificate_not_xml",
  ]);
  expect(await refusals({ certificate: "<a/>" })).toEqual(["certificate: certificate_incomplete"]);
  expect(await refusals({ certificate: foreign })).toEqual(["certificate: certificate_other_nit"]);
  expect(await refusals({ certificate: old })).toEqual(["certificate: certificate_ended"]);
  expect(await refusals({ certificate: "x".repeat(70_000) })).toEqual(["certificate: too_long"]);
  expect(await refusals({ certificatePassword: "" })).toEqual(["certificatePassword: required"]);
  expect(await refusals({ certificate: "" })).toEqual(["certificate: file_missing"]);
  expect(await refusals({ password: "" })).toEqual(["password: required"]);
  expect(await refusals({ userName: "123" })).toEqual(["userName: nit_malformed"]);
});

test("what is left empty stays, and a sign-in is to be proven anew", async () => {
  await save({});
  await floor.rows("update tax_credentials set signed_in_at = now() where tenant_id = $1");
  expect((await save(nothing)).status).toBe(200);
  const [, production] = (await floor.admin.call(readTaxCredentials)).ok.credentials;
  expect(production).toMatchObject({ hasPassword: true, certificate: { nit: NIT }, signedInAt: null });
});

test("signing in is tried at the ministry, which says yes, no or nothing", async () => {
  letServerReachMinistry();
  const tried = async () => (await floor.admin.call(testTaxSignIn, { body: { environment: "00" } })).ok;
  expect(await tried()).toMatchObject({ outcome: "signed_in" });
  const proven = (await floor.admin.call(readTaxCredentials)).ok.credentials[0];
  expect(proven?.signedInAt).toBeInstanceOf(Date);
  await save({ environment: "00", password: "not-the-password" });
  const refused = await tried();
  expect(refused.outcome).toBe("refused");
  expect(refused.message).not.toContain("not-the-password");
  expect((await floor.admin.call(readTaxCredentials)).ok.credentials[0]?.signedInAt).toBeNull();
  await floor.ministry.refuseConnections();
  expect((await tried()).outcome).toBe("unreached");
  await floor.rows("update tax_credentials set password_sealed = 'x'::bytea where tenant_id = $1");
  expect((await tried()).message).toMatch(/installation/);
  await floor.rows("update tax_credentials set password_sealed = null where tenant_id = $1");
  const missing = await floor.admin.call(testTaxSignIn, { body: { environment: "00" } });
  expect(missing.error.code).toBe("tax_credentials_missing");
});

test("new credentials end a halt, and what waited is queued again", async () => {
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  await floor.admin.call(payOrders, { body, headers: aKey() });
  const made = required((await floor.documents())[0], "a document");
  await floor.rows("update tax_credentials set user_name = '06140511991028' where tenant_id = $1");
  await floor.deliver(made.id);
  expect(await floor.rows("select why from tax_halts where tenant_id = $1")).toEqual([
    { why: "credentials" },
  ]);
  const waitingFor = async () =>
    (await waitingJobs(server)).filter(
      ({ payload }) => payload.documentId === made.id && payload.tenantId === floor.small.tenantId,
    );
  await save({ environment: "00", password: "" });
  expect(await floor.rows("select why from tax_halts where tenant_id = $1")).toEqual([]);
  expect(await waitingFor()).not.toHaveLength(0);
  await floor.deliver(made.id);
  expect((await floor.documents())[0]?.state).toBe("sealed");
});

test("admins are mailed 30, 7 and 1 days before the end, once each", async () => {
  await floor.rows(
    "update users set email = 'duena@test.example', language = 'en' where tenant_id = $1 and role = 'admin'",
  );
  const mailsOf = async () => {
    const before = (await waitingJobs(server)).length;
    await Promise.all(
      [1, 2].map(() => mailCertificateEnd.handle({ tenant: floor.small.tenantId }, server.deps)),
    );
    return (await waitingJobs(server)).slice(before).map(({ payload }) => String(payload.subject));
  };
  const endIn = (days: number) =>
    floor.rows(
      "update tax_credentials set certificate_valid_until = $2 where tenant_id = $1",
      new Date(server.deps.clock().getTime() + days * 86_400_000 - 3_600_000),
    );
  await endIn(31.5);
  expect(await mailsOf()).toEqual([]);
  await endIn(30);
  const [subject, ...more] = await mailsOf();
  expect(subject).toContain("expires in 30 days");
  expect(more).toEqual([]);
  expect(await mailsOf()).toEqual([]);
  await endIn(7);
  expect(await mailsOf()).toHaveLength(1);
  await endIn(1);
  expect(await mailsOf()).toEqual([expect.stringContaining("expires in 1 day")]);
  await save({ environment: "00" });
  await endIn(29);
  expect(await mailsOf()).toHaveLength(1);
});
