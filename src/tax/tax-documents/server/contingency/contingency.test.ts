import { expect, inject, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { anIssuer, awaiting, type IssuingFloor } from "#app/server/testing/ministry/issuer.ts";
import { TEST_PASSWORD, testCertificate } from "#app/server/testing/ministry/tax-issuer.ts";
import { runJob, takeJobs, travel, work } from "#app/server/testing/ministry/tax-queue.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import type { FaultWish } from "#ministry/faults/fault.ts";
import { makeCertificate } from "#ministry/make-certificate.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { required } from "#platform/server/http/app-error.ts";
import { secretPurpose } from "#platform/server/secrets/secret-box.ts";
import { setTaxCredentials } from "#tax/tax-issuer/contract/credentials.ts";
import {
  declareContingency,
  endContingency,
  readTaxStatus,
  resumeTaxSending,
} from "../../contract/sending.ts";
import { sweepTaxDocuments } from "./sweep-tax-documents.ts";

const server = await ownTestServer();

async function sell(floor: IssuingFloor) {
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  return required((await floor.documents()).at(-1), "a document");
}

/** Kinds and states of everything, oldest first. */
const states = async (floor: IssuingFloor) =>
  (await floor.documents()).map(({ kind, state }) => `${kind} ${state}`);

const status = async (floor: IssuingFloor) => (await floor.admin.call(readTaxStatus)).ok;

/** Documents of the restaurant are there once each, under their own names and with the seals that the ministry gave. */
async function expectLiveOnce(floor: IssuingFloor) {
  const live = floor.ministry.liveDocuments().map(({ generationCode, seal }) => [generationCode, seal]);
  const documents = (await floor.documents()).filter(({ control_number }) => control_number !== null);
  expect(documents.map(({ generation_code, seal }) => [generation_code, seal]).toSorted()).toEqual(
    live.toSorted(),
  );
}

test("an outage is a contingency by itself: sold without a seal, then sealed", async () => {
  const floor = await anIssuer(server);
  await sell(floor);
  await floor.ministry.refuseConnections();
  await work(floor, 1);
  await sell(floor);
  await work(floor, 2);
  expect(await states(floor)).toEqual(["01 contingency", "01 contingency"]);
  expect(await status(floor)).toMatchObject({
    environment: "00",
    halted: null,
    contingency: { kind: 1, is_declared: false, documents: 2 },
    waiting: 2,
    duties: [],
  });
  await floor.ministry.acceptConnections();
  await work(floor);
  expect(await states(floor)).toEqual(["01 sealed", "01 sealed", "contingency sealed"]);
  await expectLiveOnce(floor);
  expect(await status(floor)).toMatchObject({ contingency: null, waiting: 0, duties: [] });
  // What is sold now is a normal document again.
  await sell(floor);
  await work(floor);
  expect((await states(floor)).at(-1)).toBe("01 sealed");
  expect(await floor.rows("select id from contingencies where tenant_id = $1 and ended_at is null")).toEqual(
    [],
  );
});

/** Every way in which the ministry can be difficult, as long as nobody takes it away. */
const FAULTS = [
  { kind: "error_page" },
  { kind: "error_page", status: 500, processed: true },
  { kind: "empty" },
  { kind: "empty", status: 500, processed: true },
  { kind: "unknown" },
  { kind: "half_json" },
  { kind: "huge" },
  { kind: "lost" },
  { kind: "lost", processed: false },
  { kind: "wrong_seal" },
  { kind: "wrong_seal", length: 0 },
] as const satisfies readonly FaultWish[];

/** Each of them is read apart in the client's own test: here one of each way to end, and all when they are explored. */
const walked =
  inject("chance").times > 1
    ? FAULTS
    : FAULTS.filter(
        (fault) =>
          ["unknown", "lost", "error_page"].includes(fault.kind) ||
          (fault.kind === "wrong_seal" && "length" in fault),
      );

test.each(walked)("%j of everything, then well again: no seal is invented", async (fault) => {
  const floor = await anIssuer(server);
  await sell(floor);
  await sell(floor);
  floor.ministry.addFault(fault as FaultWish);
  await work(floor, 4);
  for (const { state, seal } of await floor.documents())
    expect([["signed", "sent", "contingency", "generated"].includes(state), seal]).toEqual([true, null]);
  floor.ministry.clearFaults();
  await work(floor, 20);
  expect((await states(floor)).filter((state) => state.startsWith("01"))).toEqual(["01 sealed", "01 sealed"]);
  await expectLiveOnce(floor);
});

test.each([{ kind: "slow", ms: 600_000 }, { kind: "endless" }] as const satisfies readonly FaultWish[])(
  "%j of everything, then well again: each sale ends with one live document",
  async (fault) => {
    const floor = await anIssuer(server);
    await sell(floor);
    floor.ministry.addFault(fault);
    await work(awaiting(floor, 200), 3);
    floor.ministry.clearFaults();
    await work(floor, 20);
    await expectLiveOnce(floor);
  },
);

test("only reception fails: what is missing is made anew as a contingency document", async () => {
  const floor = await anIssuer(server);
  const { generation_code: name, control_number: number } = await sell(floor);
  floor.ministry.addFault({ kind: "error_page", on: "reception" });
  await work(floor, 1);
  floor.ministry.clearFaults();
  await work(floor);
  expect(await floor.documents()).toMatchObject([
    { state: "sealed", generation_code: name, control_number: number },
    { kind: "contingency", state: "sealed" },
  ]);
  await expectLiveOnce(floor);
});

test("one document that nobody answers for is no outage while others are sealed", async () => {
  const floor = await anIssuer(server);
  const [slow, other] = [await sell(floor), await sell(floor)];
  floor.ministry.addFault({ kind: "error_page", on: "reception", times: 2 });
  await floor.deliver(other.id);
  floor.ministry.addFault({ kind: "error_page", on: "reception", times: 3 });
  floor.ministry.addFault({ kind: "error_page", on: "consultation", times: 1 });
  await floor.deliver(slow.id);
  expect(await floor.rows("select id from contingencies where tenant_id = $1")).toEqual([]);
  await work(floor);
  await expectLiveOnce(floor);
});

test("a slow answer is waited for: no outage, and the document is there once", async () => {
  const floor = awaiting(await anIssuer(server), 2_000);
  floor.ministry.addFault({ kind: "slow", ms: 600_000, on: "reception", times: 2 });
  await sell(floor);
  await sell(floor);
  await work(floor);
  expect(await states(floor)).toEqual(["01 sealed", "01 sealed"]);
  expect(await floor.rows("select id from contingencies where tenant_id = $1")).toEqual([]);
  await expectLiveOnce(floor);
});

test("a subscription that ended stops no document", async () => {
  const floor = await anIssuer(server);
  await sell(floor);
  await floor.ministry.refuseConnections();
  await work(floor, 1);
  await sell(floor);
  await floor.server.db.directory("update tenants set is_active = false where id = $1", [
    floor.small.tenantId,
  ]);
  await floor.ministry.acceptConnections();
  await work(floor);
  expect(await states(floor)).toEqual(["01 sealed", "01 sealed", "contingency sealed"]);
  await expectLiveOnce(floor);
});

test("what was signed before a new certificate came is signed anew with it", async () => {
  const floor = await anIssuer(server);
  const { id } = await sell(floor);
  floor.ministry.addFault({ kind: "reject", code: "802", on: "reception", times: 1 });
  await work(floor, 1);
  expect(await status(floor)).toMatchObject({ halted: { why: "certificate" }, waiting: 1 });
  const { nit } = testCertificate;
  const made = makeCertificate({ nit, password: "Llave-2027", now: floor.server.deps.clock() });
  floor.ministry.addIssuer({ nit, password: TEST_PASSWORD, publicKey: made.publicKey });
  travel(floor, 60_000);
  const body = {
    environment: "00",
    userName: nit,
    password: "",
    certificate: made.file,
    certificatePassword: "Llave-2027",
  } as const;
  expect((await floor.admin.call(setTaxCredentials, { body })).status).toBe(200);
  await work(floor);
  expect(await status(floor)).toMatchObject({ halted: null, waiting: 0 });
  await expectLiveOnce(floor);
  const texts = await floor.rows<{ jws: string }>(
    "select jws from tax_document_texts where tenant_id = $1 and tax_document_id = $2 order by no",
    id,
  );
  expect(new Set(texts.map(({ jws }) => jws)).size).toBe(2);
});

test("the hours that the law leaves are told", async () => {
  const floor = await anIssuer(server);
  await sell(floor);
  await floor.ministry.refuseConnections();
  await work(floor, 2);
  const end = await floor.admin.call(endContingency);
  expect(end.status).toBe(200);
  await work(floor, 1);
  const [duty] = (await status(floor)).duties;
  expect(duty).toMatchObject({ duty: "report", documents: 1, hours_left: 23, refused: null });
  travel(floor, 24 * HOUR_MS);
  expect((await status(floor)).duties).toMatchObject([{ duty: "report", hours_left: -1 }]);
  await floor.ministry.acceptConnections();
  await work(floor);
  expect(await states(floor)).toEqual(["01 contingency", "contingency rejected"]);
  expect((await status(floor)).duties).toMatchObject([
    { duty: "report", refused: { problems: [], words: { code: null } } },
  ]);
});

test("after the event's seal 72 hours are left, and what comes later is refused", async () => {
  const floor = await anIssuer(server);
  await sell(floor);
  await floor.ministry.refuseConnections();
  await work(floor, 2);
  await floor.ministry.acceptConnections();
  floor.ministry.addFault({ kind: "error_page", on: "reception" });
  await work(floor, 3);
  expect(await states(floor)).toContain("contingency sealed");
  const [duty] = (await status(floor)).duties;
  expect(duty).toMatchObject({ duty: "send_documents", documents: 1 });
  expect(duty?.hours_left).toBeGreaterThan(69);
  travel(floor, 80 * HOUR_MS);
  floor.ministry.clearFaults();
  await work(floor);
  expect((await floor.documents())[0]).toMatchObject({ state: "rejected", words: { code: "018" } });
  expect((await status(floor)).duties[0]?.hours_left).toBeLessThan(0);
});

test("the owner declares what the system cannot see, and ends it", async () => {
  const floor = await anIssuer(server);
  const declare = (body: { kind: 2 | 3 | 4 | 5; reason?: string }) =>
    floor.admin.call(declareContingency, { body });
  expect((await declare({ kind: 5 })).error).toMatchObject({ code: "invalid_input" });
  expect((await declare({ kind: 5, reason: "Inundación" })).status).toBe(200);
  expect((await declare({ kind: 3 })).error).toMatchObject({ code: "contingency_open" });
  await sell(floor);
  await work(floor, 3);
  expect(await states(floor)).toEqual(["01 contingency"]);
  expect((await status(floor)).contingency).toMatchObject({
    kind: 5,
    reason: "Inundación",
    is_declared: true,
  });
  expect((await floor.admin.call(endContingency)).status).toBe(200);
  await work(floor);
  expect(await states(floor)).toEqual(["01 sealed", "contingency sealed"]);
  expect((await floor.admin.call(endContingency)).error).toMatchObject({
    code: "no_contingency",
  });
  const told = await floor.rows(
    "select action, reason, user_id from audit_entries where tenant_id = $1 and action like 'tax_issuer.cont%' order by id",
  );
  const { userId: user_id } = floor.admin;
  expect(told).toEqual([
    { action: "tax_issuer.contingency_declared", reason: "Inundación", user_id },
    { action: "tax_issuer.contingency_ended", reason: null, user_id },
  ]);
});

test("without who answers for it an event waits for a person", async () => {
  const floor = await anIssuer(server);
  await floor.rows("update fiscal_settings set responsible_name = null where tenant_id = $1");
  await floor.admin.call(declareContingency, { body: { kind: 4 } });
  await sell(floor);
  await work(floor, 1);
  await floor.admin.call(endContingency);
  await work(floor);
  expect(await states(floor)).toEqual(["01 contingency", "contingency draft"]);
  expect((await status(floor)).duties).toMatchObject([{ refused: { words: null } }]);
  await floor.rows("update fiscal_settings set responsible_name = 'Ana Rivas' where tenant_id = $1");
  expect((await floor.admin.call(resumeTaxSending)).status).toBe(200);
  await work(floor);
  expect(await states(floor)).toEqual(["01 sealed", "contingency sealed"]);
});

test("the answer to an event is lost: it is told again under its own name", async () => {
  const floor = await anIssuer(server);
  await floor.admin.call(declareContingency, { body: { kind: 3 } });
  await sell(floor);
  await work(floor, 1);
  await floor.admin.call(endContingency);
  floor.ministry.addFault({ kind: "lost", on: "contingency", times: 1 });
  await work(floor);
  const [, event] = await floor.documents();
  expect(event).toMatchObject({ kind: "contingency", state: "sealed", seal: null });
  expect(await states(floor)).toContain("01 sealed");
  await expectLiveOnce(floor);
});

test("more than a thousand documents are reported in two events", async () => {
  const floor = await anIssuer(server);
  await floor.admin.call(declareContingency, { body: { kind: 3 } });
  await sell(floor);
  await work(floor, 1);
  // As if a thousand and one sales had been made like this one.
  await floor.rows(
    `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, contingency_id, issued_on,
        issued_at, made_at, input, total_cents, state)
      select tenant_id, kind, environment, generation, '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'),
        left(control_number, 16) || lpad((n + 1)::text, 15, '0'), contingency_id, issued_on, issued_at, made_at, input, total_cents, state
      from tax_documents, generate_series(1, 1000) as n where tenant_id = $1`,
  );
  await floor.admin.call(endContingency);
  await work(floor, 1);
  const events = await floor.rows<{ count: number }>(
    `select jsonb_array_length(input->'documents') as count from tax_documents
      where tenant_id = $1 and kind = 'contingency' order by id`,
  );
  expect(events.map(({ count }) => count)).toEqual([1000, 1]);
});

test("what the queue has lost is found by the round", async () => {
  const floor = await anIssuer(server);
  await sell(floor);
  const round = async () => {
    travel(floor, 20 * 60_000);
    await sweepTaxDocuments.handle({}, floor.deps);
    return (await takeJobs(floor)).map(({ name, payload }) => ({ name, payload }));
  };
  await takeJobs(floor);
  const [found, ...none] = await round();
  expect([found?.name, none]).toEqual(["send-tax-document", []]);
  await floor.ministry.refuseConnections();
  await runJob(floor, "send-tax-document", required(found, "a job").payload);
  await work(floor, 1);
  await takeJobs(floor);
  await floor.ministry.acceptConnections();
  const [tended] = await round();
  expect(tended?.name).toBe("tend-contingency");
  await runJob(floor, "tend-contingency", required(tended, "a job").payload);
  await takeJobs(floor);
  // The event that was to go out is lost too.
  for (const { name, payload } of await round()) await runJob(floor, name, payload);
  await work(floor);
  expect(await states(floor)).toEqual(["01 sealed", "contingency sealed"]);
  expect(await round()).toEqual([]);
});

test("what stops all sending is told, and nothing is taken up until somebody mends it", async () => {
  const floor = await anIssuer(server);
  await sell(floor);
  await floor.rows("update tax_credentials set password_sealed = 'x'::bytea where tenant_id = $1");
  await work(floor);
  expect(await status(floor)).toMatchObject({ halted: { why: "key" }, waiting: 1 });
  travel(floor, 10 * 60_000);
  await sweepTaxDocuments.handle({}, floor.deps);
  expect(await takeJobs(floor)).toEqual([]);
  const sealed = floor.server.deps.secrets.seal(
    TEST_PASSWORD,
    secretPurpose(floor.small.tenantId, "00", "password"),
  );
  await floor.rows("update tax_credentials set password_sealed = $2 where tenant_id = $1", sealed);
  expect((await floor.admin.call(resumeTaxSending)).status).toBe(200);
  await work(floor);
  expect(await status(floor)).toMatchObject({ halted: null, waiting: 0 });
  await expectLiveOnce(floor);
});

test("a restaurant that issues nothing has nothing to tell and nothing to declare", async () => {
  const floor = await aFloor();
  expect((await floor.admin.call(readTaxStatus)).ok).toMatchObject({ environment: null, duties: [] });
  const declared = await floor.admin.call(declareContingency, { body: { kind: 3 } });
  expect(declared.error).toMatchObject({ code: "not_issuing" });
});
