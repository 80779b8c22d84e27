import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { killableProcesses } from "#app/server/testing/killed/killed-process.ts";
import { ownCluster } from "#app/server/testing/killed/own-cluster.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";
import { MISSED } from "../../contract/events.ts";

const cluster = ownCluster();
const aProcess = killableProcesses();

const asleep = () =>
  cluster.look("select from pg_stat_activity where query like '%pg_sleep%' and wait_event = 'PgSleep'");

test("a crash of PostgreSQL while screens are told a change ends no server", async () => {
  expect(await cluster.look("show synchronous_commit")).toEqual([{ synchronous_commit: "on" }]);
  const floor = await aFloor(await ownTestServer(undefined, cluster.urls()));
  const [first, second] = [await floor.sendOrder(), await floor.sendOrder()];
  const server = await aProcess(floor, "never");
  const { board, till, guest } = server.screens;
  const complete = (orderId: number) =>
    server.post(floor.admin, completeOrders.path, { orderIds: [orderId] }, aKey());

  server.holdReadings(true);
  expect(await complete(first)).toBe(200);
  await expect.poll(async () => (await asleep()).length).toBe(1);
  server.holdReadings(false);
  const missedBefore = [board, till].map(({ heard }) => heard.filter((name) => name === MISSED).length);
  await cluster.crash();
  // At once, because the change could not be read; and once more when the database answers again.
  for (const [index, { heard }] of [board, till].entries())
    await expect
      .poll(() => heard.filter((name) => name === MISSED).length)
      .toBeGreaterThanOrEqual((missedBefore[index] ?? 0) + 2);
  expect(server.isRunning()).toBe(true);

  const asked = guest.length;
  // Each answer once, so that a failure tells what came instead.
  await expect.poll(() => [...new Set(guest.slice(asked))]).toContain(200);
  const heardBefore = till.heard.length;
  expect(await complete(second)).toBe(200);
  await expect.poll(() => till.heard.slice(heardBefore)).toContain("order_update");
  // Nobody had to come back: it is the same process, and the same line.
  expect([board, till].map(({ greetings }) => greetings.length)).toEqual([1, 1]);
});
