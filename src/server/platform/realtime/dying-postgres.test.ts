import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completeOrders } from "../../../contract/orders.ts";
import { MISSED } from "../../../contract/platform/events.ts";
import { createTemplate } from "../../testing/database.ts";
import { aFloor, aKey } from "../../testing/floor.ts";
import { killableProcesses } from "../../testing/killed/killed-process.ts";
import { ownTestServer } from "../../testing/test-server.ts";
import type { EmbeddedPostgres } from "../postgres/start-embedded-postgres.ts";
import { startThrowawayPostgres } from "../postgres/throwaway-postgres.ts";

let postgres: EmbeddedPostgres;
beforeAll(async () => {
  postgres = await startThrowawayPostgres();
  await createTemplate(postgres.superuserUrl, postgres.ownerUrl);
});
afterAll(() => postgres.stop());
const aProcess = killableProcesses();

/** Looks into the cluster once, with a connection of its own. */
async function look<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.superuserUrl });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

const asleep = () =>
  look("select from pg_stat_activity where query like '%pg_sleep%' and wait_event = 'PgSleep'");

async function crash(): Promise<void> {
  const [row] = await look<{ data_directory: string }>("show data_directory");
  const note = readFileSync(path.join(row?.data_directory ?? "", "postmaster.pid"), "utf8");
  process.kill(Number(note.split("\n", 1)), "SIGQUIT");
}

test("a crash of PostgreSQL while open screens are told a change ends no server, and they catch up by themselves", async () => {
  const floor = await aFloor(await ownTestServer(undefined, postgres));
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
  await crash();
  // At once, because the change could not be read; and once more when the database answers again.
  for (const [index, { heard }] of [board, till].entries())
    await expect
      .poll(() => heard.filter((name) => name === MISSED).length)
      .toBeGreaterThanOrEqual((missedBefore[index] ?? 0) + 2);
  expect(server.isRunning()).toBe(true);

  const asked = guest.length;
  await expect.poll(() => guest.slice(asked).includes(200)).toBe(true);
  const heardBefore = till.heard.length;
  expect(await complete(second)).toBe(200);
  await expect.poll(() => till.heard.slice(heardBefore)).toContain("order_update");
  // Nobody had to come back: it is the same process, and the same line.
  expect([board, till].map(({ greetings }) => greetings.length)).toEqual([1, 1]);
});
