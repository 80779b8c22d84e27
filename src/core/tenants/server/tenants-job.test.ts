import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { tenantsJob } from "./tenants-job.ts";

const server = await ownTestServer();
let first: number;
let second: number;
let closed: number;
beforeAll(async () => {
  first = await createTenant(server.db, { name: "Uno" });
  second = await createTenant(server.db, { name: "Dos" });
  closed = await createTenant(server.db, { name: "Tres" });
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  await owner.query("update tenants set is_active = false where id = $1", [closed]);
  await owner.end();
});

/** A job that notes which restaurants it was in and fails in the broken ones. */
function aRound() {
  const visited: number[] = [];
  const broken = new Set<number>();
  const round = tenantsJob({
    name: "round",
    schedule: "0 4 * * *",
    isForActive: true,
    done: "went round",
    work: async (tx) => {
      if (broken.has(tx.tenantId)) throw new Error("its data is odd");
      visited.push(tx.tenantId);
      return 1;
    },
  });
  return { round, visited, broken };
}

const again = async () => (await waitingJobs(server)).filter(({ name }) => name === "round");

test("a restaurant that fails stops no other and is tried again alone", async () => {
  const { round, visited, broken } = aRound();
  broken.add(first);
  await round.handle({}, server.deps);
  expect(visited).toContain(second);
  expect(visited).not.toContain(first);
  expect(visited).not.toContain(closed);
  await round.handle({}, server.deps);
  expect(await again()).toEqual([{ name: "round", payload: { tenant: first } }]);
  visited.length = 0;
  // Still broken, the job fails and names it, for the worker to try again and a person to find.
  await expect(round.handle({ tenant: first }, server.deps)).rejects.toThrow(`round of restaurant ${first}`);
  broken.clear();
  await round.handle({ tenant: first }, server.deps);
  expect(visited).toEqual([first]);
});

test("a round that names its restaurants goes through these alone", async () => {
  const visited: number[] = [];
  const round = tenantsJob({
    name: "few",
    schedule: "0 4 * * *",
    tenants: async () => [second],
    done: "went round",
    work: async (tx) => visited.push(tx.tenantId),
  });
  await round.handle({}, server.deps);
  expect(visited).toEqual([second]);
});

test("one that works until it is done goes on in the same round", async () => {
  const left = [2, 1, 0, 7];
  const round = tenantsJob({
    name: "much",
    schedule: "0 4 * * *",
    tenants: async () => [second],
    untilDone: true,
    done: "went round",
    work: async () => left.shift() ?? 0,
  });
  await round.handle({}, server.deps);
  expect(left).toEqual([7]);
});
