/** @module-tag further */
import { randomUUID } from "node:crypto";
import papaparse from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setLanguage } from "#core/auth/contract/auth.ts";
import { isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import { testLanguage } from "#platform/domain/text/languages.ts";
import { csvStart } from "#platform/server/csv/csv-text.ts";
import { outsideBrackets } from "../../../words/test-language.ts";
import { jobs } from "../../jobs.ts";
import { type ListeningServer, listeningServer } from "../../testing/listening-server.ts";
import { takeJobs } from "../../testing/waiting-jobs.ts";
import { boundDefinitions, call, routeName } from "../call.ts";
import { inputOf } from "../input-of.ts";
import { aWorld, type World } from "../suite-world.ts";

/**
 * In the made-up language of tests every word of the product stands in brackets (docs/decisions/0113): what the server
 * says outside of them is written into its code, and no language could translate it.
 */
let server: ListeningServer;

beforeAll(async () => {
  server = await listeningServer();
});
afterAll(() => server.close());

const ofRestaurants = (isWanted: (definition: RouteDefinition) => boolean) =>
  boundDefinitions(server).filter(
    (definition) =>
      definition.access !== "superadmin" &&
      !(typeof definition.access === "object" && "apiKey" in definition.access) &&
      isWanted(definition),
  );

/** Asks a route as the admin of a restaurant, in the test language. */
async function ask(world: World, definition: RouteDefinition) {
  const input = await inputOf(definition, world);
  return call(server.app, definition, {
    ...input,
    query: { ...input.query, lang: testLanguage },
    cookies: world.admin.cookies,
    headers: isMutation(definition) ? { "idempotency-key": randomUUID() } : {},
  });
}

const unworded = (texts: readonly string[]) =>
  texts.filter((text) => outsideBrackets(text).some((piece) => /\p{L}{2}/u.test(piece)));

/** Files whose headings are names of fields in every language, by the specification and by the ministry's form. */
const fixedHeadings = [
  "GET /customers/download/all",
  "GET /customers/download/visible",
  "GET /inventory/logs/export",
  "GET /orders/dte/items-preview/export",
];

test("every heading of every file is of the words", async () => {
  const world = await aWorld(server, "Archivos");
  const found: Record<string, string[]> = {};
  const unsigned: string[] = [];
  const alike: [string, string[]][] = [];
  for (const definition of ofRestaurants(({ csv }) => csv === true)) {
    const { raw, status } = await ask(world, definition);
    // A file about one thing that the world has not is not there.
    if (status !== 200) continue;
    const [head = []] = papaparse.parse<string[]>(raw.replace(csvStart, ""), { preview: 1 }).data;
    found[routeName(definition)] = unworded(head);
    const twice = head.filter((heading, place) => /\p{L}/u.test(heading) && head.indexOf(heading) !== place);
    if (twice.length > 0) alike.push([routeName(definition), twice]);
    // Without this sign Excel reads the file in letters of its own; the ministry's portal takes none.
    if (!raw.startsWith(csvStart)) unsigned.push(routeName(definition));
  }
  expect(Object.keys(found).length).toBeGreaterThan(20);
  const others = Object.entries(found).filter(([, texts]) => texts.length > 0);
  expect(others.map(([name]) => name).toSorted(), JSON.stringify(others)).toEqual(fixedHeadings);
  expect(unsigned).toEqual([]);
  expect(alike).toEqual([]);
});

/** A restaurant whose people and guests read the test language. */
async function aReader(): Promise<World> {
  const world = await aWorld(server, "Respuestas");
  await server.db.inTenant(world.small.tenantId, (tx) =>
    tx.query({
      text: `with of_people as (update users set language = $2 where tenant_id = $1)
        update store_settings set language = $2 where tenant_id = $1`,
      values: [world.small.tenantId, testLanguage],
    }),
  );
  return world;
}

test("every message to whoever changed something is of the words", async () => {
  let world = await aReader();
  const found: Record<string, string[]> = {};
  // A new language is answered for in itself.
  for (const definition of ofRestaurants((each) => isMutation(each) && each !== setLanguage)) {
    const reply = await ask(world, definition).catch(() => null);
    // Some of them end the session, or change what a later one begins with.
    if (reply?.status !== 200) world = await aReader();
    const { raw } = reply?.status === 200 ? reply : await ask(world, definition);
    const { message } = (raw.startsWith("{") ? JSON.parse(raw) : {}) as { message?: unknown };
    if (typeof message === "string") found[routeName(definition)] = unworded([message]);
  }
  expect(Object.keys(found).length).toBeGreaterThan(100);
  expect(Object.entries(found).filter(([, texts]) => texts.length > 0)).toEqual([]);
  for (const { name, payload } of await takeJobs(server)) {
    const job = jobs.find((each) => each.name === name);
    // What a mail was to tell may be gone by now.
    if (job && /mail|deliver/.test(name))
      await job.handle(payload as never, server.deps).catch(() => undefined);
  }
  expect(server.mails.length).toBeGreaterThan(3);
  // Addresses, and what the restaurant calls its payment types.
  const types = await server.db.inTenant(world.small.tenantId, (tx) =>
    tx.query<{ title: string }>({
      text: "select title from payment_types where tenant_id = $1",
      values: [tx.tenantId],
    }),
  );
  const entered = new RegExp([String.raw`https?:\S+`, ...types.map(({ title }) => title)].join("|"), "g");
  for (const { subject, text } of server.mails)
    expect(unworded([subject, text.replaceAll(entered, "")])).toEqual([]);
});
