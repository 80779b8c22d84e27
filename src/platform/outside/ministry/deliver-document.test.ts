import { expect, test } from "vitest";
import { type MinistryDesk, ministryDesk } from "#app/server/testing/ministry/ministry-desk.ts";
import { type SignedDocument, TEST_PASSWORD } from "#app/server/testing/ministry/tax-issuer.ts";
import type { FaultWish } from "#ministry/faults/fault.ts";
import { type DeliveryTask, deliverDocument } from "./deliver-document.ts";
import { createMinistryClient } from "./ministry-client.ts";
import { documentParcel } from "./parcel.ts";

/** Delivers a document, with waits that cost nothing, and says what was done for it in order. */
async function deliver(
  desk: MinistryDesk,
  {
    document = desk.make.sale(),
    withinMs = 60_000,
    ...task
  }: Partial<DeliveryTask> & { document?: SignedDocument; withinMs?: number } = {},
) {
  const client = createMinistryClient({
    clock: desk.clock,
    addresses: { "00": desk.ministry.address },
    userAgent: "Comanda/test",
    withinMs,
  });
  const steps: string[] = [];
  const account = { nit: desk.make.nit, password: TEST_PASSWORD, environment: "00" } as const;
  const delivery = await deliverDocument({
    parcel: documentParcel(client, account, document),
    sends: 0,
    mayBeThere: false,
    wait: async (ms) => {
      if (ms > 0) steps.push(`wait ${ms}`);
    },
    log: {
      sending: async () => void steps.push("send"),
      answered: async ({ service, answer }) => {
        if (service === "consultation") steps.push("consult");
        steps.push(answer.kind);
      },
    },
    ...task,
  });
  desk.ministry.clearFaults();
  await desk.ministry.acceptConnections();
  const { estado } = (await desk.consult(document)).json;
  return { ...delivery, steps, isThere: estado === "PROCESADO" };
}

/** Only what never ends is given up soon. */
const patienceFor = ({ kind }: FaultWish) => ({
  withinMs: kind === "slow" || kind === "endless" ? 1_000 : 60_000,
});

const SEALED = { answer: { kind: "sealed" }, next: { act: "done" }, isThere: true };

test("a document is sent once when all is well", async () => {
  const desk = await ministryDesk();
  const delivery = await deliver(desk);
  expect(delivery).toMatchObject({ ...SEALED, sends: 1 });
  expect(delivery.steps).toEqual(["send", "sealed"]);
});

/** Whatever is answered to a document that arrived, it is asked for and not sent again. */
test.each([
  { kind: "lost" },
  { kind: "half_json" },
  { kind: "wrong_seal" },
  { kind: "wrong_seal", length: 0 },
  { kind: "huge" },
  { kind: "endless" },
  { kind: "unknown", processed: true },
  { kind: "empty", processed: true },
  { kind: "empty", status: 500, processed: true },
  { kind: "error_page", status: 500, processed: true },
  { kind: "error_page", status: 503, processed: true },
] as const satisfies readonly FaultWish[])("%j: asked for, and there", async (fault) => {
  const desk = await ministryDesk();
  desk.ministry.addFault({ ...fault, on: "reception", times: 1 } as FaultWish);
  const delivery = await deliver(desk, patienceFor(fault));
  expect(delivery).toMatchObject({ ...SEALED, sends: 1 });
  expect(delivery.steps).toEqual(["send", expect.stringMatching(/unknown|down/), "consult", "sealed"]);
});

/** What did not arrive is sent again after two and five seconds. */
test.each([
  { kind: "lost", processed: false },
  { kind: "error_page" },
  { kind: "empty" },
  { kind: "slow", ms: 600_000 },
] as const satisfies readonly FaultWish[])("%j twice: asked for, and sent again", async (fault) => {
  const desk = await ministryDesk();
  desk.ministry.addFault({ ...fault, on: "reception", times: 2 } as FaultWish);
  const delivery = await deliver(desk, patienceFor(fault));
  expect(delivery).toMatchObject({ ...SEALED, sends: 3 });
  const failed = ["send", expect.stringMatching(/unknown|down/), "consult", "not_found"];
  expect(delivery.steps).toEqual([...failed, "wait 2000", ...failed, "wait 5000", "send", "sealed"]);
});

test("three sendings that did not arrive are an outage", async () => {
  const desk = await ministryDesk();
  desk.ministry.addFault({ kind: "error_page", on: "reception" });
  expect(await deliver(desk)).toMatchObject({
    answer: { kind: "not_found" },
    next: { act: "contingency" },
    sends: 3,
    isThere: false,
  });
});

test("nobody there: tried three times without a question, for nothing was sent", async () => {
  const desk = await ministryDesk();
  await desk.ministry.refuseConnections();
  const delivery = await deliver(desk);
  expect(delivery).toMatchObject({ next: { act: "contingency" }, sends: 3, isThere: false });
  expect(delivery.steps.join(" ")).toBe("send down wait 2000 send down wait 5000 send down");
});

test("when nobody can be asked either, the queue asks later and sends nothing", async () => {
  const desk = await ministryDesk();
  desk.ministry.addFault({ kind: "lost", on: "reception", times: 1 });
  desk.ministry.addFault({ kind: "error_page", on: "consultation" });
  const delivery = await deliver(desk);
  expect(delivery).toMatchObject({
    answer: { kind: "unknown" },
    next: { act: "consult", afterMs: 30_000 },
    sends: 1,
    isThere: true,
  });
});

test("a document that may be there already is asked for first", async () => {
  const desk = await ministryDesk();
  const document = desk.make.sale();
  await desk.receive(document);
  const there = await deliver(desk, { document, sends: 1, mayBeThere: true });
  expect(there).toMatchObject({ ...SEALED, sends: 1, steps: ["consult", "sealed"] });
  const gone = await deliver(desk, { sends: 1, mayBeThere: true });
  expect(gone).toMatchObject({ ...SEALED, steps: ["consult", "not_found", "wait 2000", "send", "sealed"] });
});

test("a refusal of its data is a person's, of its signature the certificate's", async () => {
  const desk = await ministryDesk();
  for (const [code, about] of [
    ["020", "data"],
    ["802", "certificate"],
    ["106", "credentials"],
  ] as const) {
    desk.ministry.addFault({ kind: "reject", code, on: "reception" });
    const delivery = await deliver(desk);
    expect(delivery).toMatchObject({ next: { act: "ask_person", about }, sends: 1, isThere: false });
  }
});

test("014 after a sending: sent twice more, then a person, and no contingency", async () => {
  const desk = await ministryDesk();
  const unknown = { kind: "reject", code: "014", field: "receptor.nrc", on: "reception" } as const;
  desk.ministry.addFault({ ...unknown, times: 2 });
  const again = ["send", "reference_missing", "wait 2000", "send", "reference_missing", "wait 5000", "send"];
  expect(await deliver(desk)).toMatchObject({ ...SEALED, sends: 3, steps: [...again, "sealed"] });
  desk.ministry.addFault({ ...unknown, form: "numbers" });
  expect(await deliver(desk)).toMatchObject({
    answer: { kind: "reference_missing", words: { code: "014" } },
    next: { act: "ask_person", about: "data" },
    steps: [...again, "reference_missing"],
    isThere: false,
  });
});

test("a number that is there after a second sending is asked about", async () => {
  const desk = await ministryDesk();
  const document = desk.make.sale();
  await desk.receive(document);
  const number = {
    kind: "reject",
    code: "004",
    field: "identificacion.numeroControl",
    on: "reception",
    times: 1,
  } as const;
  desk.ministry.addFault(number);
  expect(await deliver(desk, { document, sends: 1 })).toMatchObject(SEALED);
  desk.ministry.addFault(number);
  expect(await deliver(desk, { sends: 1 })).toMatchObject({
    answer: { kind: "rejected", words: { code: "004" } },
    next: { act: "ask_person", about: "data" },
    isThere: false,
  });
});

test("while the circuit is open nothing is sent and nothing counted", async () => {
  const desk = await ministryDesk();
  const client = createMinistryClient({
    clock: desk.clock,
    addresses: { "00": desk.ministry.address },
    userAgent: "Comanda/test",
  });
  const account = { nit: desk.make.nit, password: TEST_PASSWORD, environment: "00" } as const;
  desk.ministry.addFault({ kind: "error_page" });
  for (let failed = 0; failed < 5; failed += 1) await client.receive(account, desk.make.sale());
  const asked = desk.ministry.exchanges().length;
  const parcel = documentParcel(client, account, desk.make.sale());
  const task = {
    parcel,
    sends: 0,
    log: { sending: async () => undefined, answered: async () => undefined },
  };
  for (const [mayBeThere, act] of [
    [false, "send"],
    [true, "consult"],
  ] as const)
    expect(await deliverDocument({ ...task, mayBeThere })).toMatchObject({
      next: { act, afterMs: 60_000 },
      sends: 0,
    });
  expect(desk.ministry.exchanges()).toHaveLength(asked);
});
