/** @module-tag further */
import { expect, inject, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { anIssuer, type IssuingFloor } from "#app/server/testing/ministry/issuer.ts";
import { killJob, runJob, stopJob, takeJobs, travel, work } from "#app/server/testing/ministry/tax-queue.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { required } from "#platform/server/http/app-error.ts";
import { declareContingency, endContingency } from "../../contract/sending.ts";
import { sweepTaxDocuments } from "../contingency/sweep-tax-documents.ts";
import { releaseClaims } from "./release-claims.ts";

const server = await ownTestServer();

async function sell(floor: IssuingFloor) {
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
}

const MOMENTS = ["before", "after"] as const;

/**
 * How a worker ends: its database is silent for ever, or its process is killed. The second takes a process for each moment: in `npm test`
 * only where a document, or an event, is about to go out.
 */
const WAYS = [
  ["stopped", stopJob],
  ["killed", killJob],
] as const;

const deathsOf = (steps: number, killed: readonly string[]) =>
  WAYS.flatMap(([way, end]) =>
    Array.from({ length: steps }, (_, index) => index + 1).flatMap((nth) =>
      MOMENTS.filter(
        (moment) => way === "stopped" || inject("chance").times > 1 || killed.includes(`${moment} ${nth}`),
      ).map((moment) => ({ way, end, nth, moment })),
    ),
  );

/** As the server is after a crash: its job is locked by a process that is gone, and only the round finds what was lost. */
async function afterCrash(floor: IssuingFloor): Promise<void> {
  await takeJobs(floor);
  travel(floor, 20 * 60_000);
  await sweepTaxDocuments.handle({}, floor.deps);
  await work(floor);
}

async function expectLiveOnce(floor: IssuingFloor) {
  const live = floor.ministry.liveDocuments().map(({ generationCode, seal }) => [generationCode, seal]);
  const documents = (await floor.documents()).filter(({ control_number }) => control_number !== null);
  expect(documents.map(({ generation_code, seal }) => [generation_code, seal])).toEqual(live);
  expect(live).toHaveLength(documents.length);
}

/** Signing and claiming, noting that it goes out, keeping the answer, writing down what follows. */
test.each(deathsOf(4, ["after 2"]))(
  "a worker $way $moment the commit of step $nth of a delivery: one live document",
  async ({ end, ...death }) => {
    const floor = await anIssuer(server);
    await sell(floor);
    const [job] = await takeJobs(floor);
    expect(await end(floor, required(job, "the job of a sale"), death)).toBe(true);
    await afterCrash(floor);
    await expectLiveOnce(floor);
    // Whatever died, it was never sent blindly a second time.
    const sent = floor.ministry.exchanges().filter(({ service }) => service === "reception");
    expect(sent).toHaveLength(1);
  },
);

/** Its first step makes the event, its delivery has four; then the document has four of its own. */
test.each(deathsOf(7, ["after 3"]))(
  "a worker $way $moment the commit of step $nth leaves one live document",
  async ({ end, nth, moment }) => {
    const floor = await anIssuer(server);
    await floor.admin.call(declareContingency, { body: { kind: 3 } });
    await sell(floor);
    await work(floor, 1);
    await floor.admin.call(endContingency);
    let left = nth;
    let hasDied = false;
    for (const steps of [1, 4, 4]) {
      const [job] = await takeJobs(floor);
      const next = required(job, "what the queue does next");
      if (left <= steps) {
        hasDied = await end(floor, next, { moment, nth: left });
        break;
      }
      left -= steps;
      await runJob(floor, next.name, next.payload);
      travel(floor, 60_000);
    }
    expect(hasDied).toBe(true);
    await afterCrash(floor);
    await expectLiveOnce(floor);
    expect((await floor.documents()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      "01 sealed",
      "contingency sealed",
    ]);
  },
);

test("what a dead worker had claimed goes on when the next one begins", async () => {
  const floor = await anIssuer(server);
  await sell(floor);
  const [job] = await takeJobs(floor);
  expect(await stopJob(floor, required(job, "the job of a sale"), { nth: 2, moment: "after" })).toBe(true);
  await work(floor);
  expect((await floor.documents()).map(({ state }) => state)).not.toEqual(["sealed"]);
  await releaseClaims.handle({}, floor.deps);
  await work(floor);
  expect((await floor.documents()).map(({ state }) => state)).toEqual(["sealed"]);
  await expectLiveOnce(floor);
});

test("two workers at one document: it goes out once", async () => {
  const floor = await anIssuer(server);
  await sell(floor);
  const { id } = required((await floor.documents())[0], "a document");
  await Promise.all([1, 2, 3, 4].map(() => floor.deliver(id)));
  await expectLiveOnce(floor);
  const sent = floor.ministry.exchanges().filter(({ service }) => service === "reception");
  expect(sent).toHaveLength(1);
});

test("a worker that comes back after its claim ran out leaves the document", async () => {
  const floor = await anIssuer(server);
  await sell(floor);
  const { id } = required((await floor.documents())[0], "a document");
  floor.ministry.addFault({ kind: "slow", ms: 700, on: "reception", times: 1 });
  const slow = floor.deliver(id);
  await expect.poll(async () => (await floor.documents())[0]?.state).toBe("sent");
  travel(floor, 5 * 60_000);
  await Promise.all([slow, floor.deliver(id)]);
  await work(floor);
  await expectLiveOnce(floor);
});
