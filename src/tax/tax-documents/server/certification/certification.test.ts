import { beforeAll, expect, test } from "vitest";
import { aFloor } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { runJob, takeJobs, travel } from "#app/server/testing/ministry/tax-queue.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { setTaxEnvironment } from "#tax/tax-issuer/contract/issuer.ts";
import { readCertification, startTestDocuments, stopTestDocuments } from "../../contract/certification.ts";
import { readTaxStatus } from "../../contract/sending.ts";

let server: Awaited<ReturnType<typeof ownTestServer>>;
beforeAll(async () => {
  server = await ownTestServer();
});

/** A restaurant that has shown the ministry all but a few of a kind. */
async function almostCertified(left: Readonly<Record<string, number>>): Promise<IssuingFloor> {
  const floor = await issuingOn(await aFloor(server));
  const { counts } = (await floor.admin.call(readCertification)).ok;
  for (const { kind, needed } of counts) {
    await floor.rows(
      `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, issued_on, issued_at,
          made_at, input, total_cents, state, seal, sealed_at)
        select $1, $2, '00', '2022-12', upper(gen_random_uuid()::text),
          case when $2 in ('invalidation', 'contingency') then null
            else 'DTE-' || $2 || '-S099P099-' || lpad(no::text, 15, '0') end, '2026-01-02', '10:00:00', '2026-01-02T16:00:00Z', '{}',
          case when $2 in ('invalidation', 'contingency') then null else 0 end, 'sealed', repeat('A', 40), '2026-01-02T16:00:01Z'
        from generate_series(1, $3::integer) no`,
      kind,
      needed - (left[kind] ?? 0),
    );
  }
  return floor;
}

const kinds = ["01", "03", "05", "06", "14", "invalidation", "contingency"] as const;
const start = ({ admin }: IssuingFloor, chosen: readonly (typeof kinds)[number][] = kinds) =>
  admin.call(startTestDocuments, { body: { kinds: [...chosen] } });
const standing = async ({ admin }: IssuingFloor) => (await admin.call(readCertification)).ok;

/** The queue goes on until nothing of it waits; minutes pass between its rounds. */
async function runSendingRounds(floor: IssuingFloor, rounds = 40): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const jobs = await takeJobs(floor);
    if (jobs.length === 0) return;
    for (const { name, payload } of jobs) await runJob(floor, name, payload);
    travel(floor, 60_000);
  }
}

test("what is missing of every kind is made, sealed and marked as a test", async () => {
  const floor = await almostCertified({
    "01": 1,
    "03": 1,
    "05": 2,
    "06": 1,
    "14": 1,
    invalidation: 1,
    contingency: 2,
  });
  expect((await start(floor)).status).toBe(200);
  await runSendingRounds(floor);
  const { counts, run } = await standing(floor);
  expect(run).toMatchObject({ ended: "done", refused: null });
  expect(counts.filter(({ done, needed, waiting }) => done < needed || waiting > 0)).toEqual([]);
  const trials = (await floor.documents()).filter(({ control_number }) => !control_number?.includes("S099"));
  const own = await floor.rows<{ kind: string; input: unknown }>(
    "select kind, input from tax_documents where tenant_id = $1 and is_trial and control_number is not null",
  );
  expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(["01", "03", "05", "06", "14"]));
  for (const { input } of own) expect(input).toMatchObject({ notes: expect.stringContaining("PRUEBA") });
  expect(trials.every(({ state }) => ["sealed", "invalidated"].includes(state))).toBe(true);
  expect(server.mails).toEqual([]);
  expect((await floor.admin.call(readTaxStatus)).ok).toMatchObject({
    waiting: 0,
    rejected: 0,
    drafts: 0,
    duties: [],
  });
});

test("the first that is refused stops it and says why; started again it goes on", async () => {
  const floor = await almostCertified({ "01": 30 });
  floor.ministry.addFault({ kind: "reject", code: "008", on: "reception", times: 1 });
  await start(floor);
  await runSendingRounds(floor);
  expect((await standing(floor)).run).toMatchObject({
    ended: "refused",
    refused: { kind: "01", words: { code: "008" } },
  });
  const made = (await floor.rows("select id from tax_documents where tenant_id = $1 and is_trial")).length;
  expect(made).toBeLessThan(30);
  // Nobody is told to mend what is no sale.
  expect((await floor.admin.call(readTaxStatus)).ok).toMatchObject({ rejected: 0 });
  travel(floor, 60_000);
  await start(floor);
  await runSendingRounds(floor);
  expect((await standing(floor)).run).toMatchObject({ ended: "done", refused: null });
});

test("it is stopped by a person, refused credentials or leaving the test service", async () => {
  const floor = await almostCertified({ "14": 25 });
  await start(floor, ["14"]);
  expect((await standing(floor)).run).toMatchObject({ ended: null, kinds: ["14"] });
  expect((await floor.admin.call(stopTestDocuments)).status).toBe(200);
  await runSendingRounds(floor);
  expect(await floor.rows("select id from tax_documents where tenant_id = $1 and is_trial")).toEqual([]);
  expect((await standing(floor)).run).toMatchObject({ ended: "stopped" });
  await start(floor, ["14"]);
  await floor.rows(
    "insert into tax_halts (tenant_id, environment, why, at) values ($1, '00', 'credentials', now())",
  );
  await runSendingRounds(floor);
  expect((await standing(floor)).run).toMatchObject({ ended: "halted" });
  await floor.rows("delete from tax_halts where tenant_id = $1");
  await start(floor, ["14"]);
  await floor.admin.call(setTaxEnvironment, { body: { environment: null } });
  await runSendingRounds(floor);
  expect(await standing(floor)).toMatchObject({ can_make: false, run: { ended: "not_in_test" } });
  expect((await start(floor)).error.code).toBe("not_in_test");
  const audited = await floor.rows(
    "select action from audit_entries where tenant_id = $1 and action like '%tests%' order by id",
  );
  expect(audited.map((row) => (row as { action: string }).action.split("_").at(-1))).toEqual([
    "started",
    "stopped",
    "started",
    "started",
  ]);
});
