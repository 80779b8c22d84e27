import { afterAll, beforeAll, expect, test } from "vitest";
import { isMutation } from "#platform/contract/define.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { boundDefinitions, call, routeName } from "./call.ts";
import { inputOf } from "./input-of.ts";
import { anOrder, aWorld } from "./suite-world.ts";

/** Ids of a tenant begin at its number times this (decision 34). */
const IDS_OF_A_TENANT = 1_000_000_000;

let server: ListeningServer;

beforeAll(async () => {
  server = await listeningServer();
});
afterAll(() => server.close());

const reads = () =>
  boundDefinitions(server).filter(({ access, ...definition }) => {
    const isOwn = access !== "superadmin" && access !== "public" && access !== "guest";
    const isFile = definition.csv || definition.media || definition.archive;
    return isOwn && !isMutation({ access, ...definition }) && !isFile;
  });

/** Every number of an answer that is an id, as the tenant counts it: its first row is 1. */
function ownIdsIn(value: unknown, tenantId: number): number[] {
  if (typeof value === "number") return value >= IDS_OF_A_TENANT ? [value - tenantId * IDS_OF_A_TENANT] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inner) => ownIdsIn(inner, tenantId));
}

/**
 * Returns the ids that a restaurant sees which did the same as always, while others did nothing or much in
 * between.
 */
async function idsTold(meanwhile: () => Promise<unknown>): Promise<Record<string, number[]>> {
  const world = await aWorld(server, "Constante");
  await meanwhile();
  const { small, admin } = world;
  await anOrder(server, small, admin);
  const told: Record<string, number[]> = {};
  for (const definition of reads()) {
    const input = await inputOf(definition, world);
    const { raw, status } = await call(server.app, definition, { ...input, cookies: admin.cookies });
    if (status === 200)
      told[routeName(definition)] = ownIdsIn(JSON.parse(raw), small.tenantId).sort((a, b) => a - b);
  }
  return told;
}

test("what any route tells of ids is the same, however other restaurants grow", async () => {
  const quiet = await idsTold(async () => undefined);
  const busy = await idsTold(async () => {
    await aWorld(server, "Crece");
    await aWorld(server, "Crece más");
  });
  expect(busy).toEqual(quiet);
  expect(Object.values(quiet).flat().length).toBeGreaterThan(100);
  for (const [route, ids] of Object.entries(quiet))
    expect(
      ids.every((id) => id > 0 && id < IDS_OF_A_TENANT),
      `${route}: ${ids}`,
    ).toBe(true);
});
