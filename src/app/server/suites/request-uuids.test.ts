/** @module-tag further */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { acceptsKey, isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import { hasUuidInBody } from "#platform/contract/request-uuid.ts";
import { allRoutes } from "../../contract/routes.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { aPerson, type Person } from "../testing/sessions.ts";
import { call, routeName, type WireInput, type WireReply } from "./call.ts";
import { type DatabaseSnapshot, snapshotDatabase } from "./database-snapshot.ts";
import { amountsOf, changedBodies, differenceOf, fingerprintOf } from "./fingerprint.ts";
import { inputOf } from "./input-of.ts";
import { aWorld, type World } from "./suite-world.ts";

const TIMES = 8;

let server: ListeningServer;
let superuser: pg.Client;
/** A restaurant, another one, and the database as it was before a route did something to it. */
let world: World;
let theirs: World;
let colleague: Person;
let state: DatabaseSnapshot;

beforeAll(async () => {
  server = await listeningServer();
  superuser = new pg.Client({ connectionString: server.superuserUrl });
  await superuser.connect();
  world = await aWorld(server, "Una y otra vez");
  theirs = await aWorld(server, "Otro restaurante");
  colleague = await aPerson(server, world.small.tenantId, { role: "admin" });
  state = await snapshotDatabase(server.superuserUrl);
});
afterAll(async () => {
  await superuser.end();
  await server.close();
});

/** Mutations whose `uuid` names a thing and not the request, each with the reason. */
const uuidsOfThings: Readonly<Record<string, string>> = {
  "POST /pos/drafts": "a draft is replaced when it is saved again, and refused once it has ended",
  "POST /superadmin/tenants/:id/subscription-payments":
    "a payment of another tenant than the operator's own is known by it, and entered once",
};

const mutations = [...allRoutes.values()].filter(isMutation);
const uuidRoutes = mutations.filter(hasUuidInBody);

test("every uuid that a body bears is the request's own, or it is said why not", () => {
  const withUuid = mutations.filter(({ body }) => body instanceof z.ZodObject && "uuid" in body.shape);
  const others = withUuid.filter((definition) => !hasUuidInBody(definition)).map(routeName);
  expect(others.toSorted()).toEqual(Object.keys(uuidsOfThings).toSorted());
  expect(uuidRoutes.filter((definition) => !acceptsKey(definition)).map(routeName)).toEqual([]);
  expect(uuidRoutes.length).toBeGreaterThan(7);
});

async function inputWithUuid(definition: RouteDefinition, world: World): Promise<WireInput> {
  const input = await inputOf(definition, world);
  return { ...input, body: { ...(input.body as object), uuid: randomUUID() } };
}

const send = (world: World, definition: RouteDefinition, input: WireInput, cookies = world.admin.cookies) =>
  call(server.app, definition, { ...input, headers: { "idempotency-key": randomUUID() }, cookies });

const isReplay = (reply: WireReply) => reply.headers["idempotent-replay"] === "true";

test.for(uuidRoutes.map((definition) => [routeName(definition), definition] as const))(
  "%s: under eight keys at once, or later, one effect and the first answer",
  async ([, definition]) => {
    const effectOf = async (times: number) => {
      await state.restore();
      const input = await inputWithUuid(definition, world);
      const before = await amountsOf(superuser, world.small.tenantId);
      const replies = await Promise.all(Array.from({ length: times }, () => send(world, definition, input)));
      const change = differenceOf(before, await amountsOf(superuser, world.small.tenantId));
      const { idempotency_keys: _, ...effect } = change;
      return { input, replies, effect };
    };
    const once = await effectOf(1);
    expect(once.replies[0]?.status, once.replies[0]?.raw).toBe(200);
    const many = await effectOf(TIMES);
    expect(many.effect).toEqual(once.effect);
    expect(many.replies.map(({ status }) => status)).toEqual(Array(TIMES).fill(200));
    expect(many.replies.filter((reply) => !isReplay(reply))).toHaveLength(1);
    const later = [
      await send(world, definition, many.input),
      await call(server.app, definition, { ...many.input, cookies: world.admin.cookies }),
      await send(world, definition, many.input, colleague.cookies),
    ];
    expect(later.map(isReplay)).toEqual([true, true, true]);
    const answers = [...many.replies, ...later];
    expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers["content-type"])).size).toBe(1);
  },
);

/** Refusals of other content: as malformed, as a document that the route does not read or take, or for its uuid. */
const refusedCodes = [
  "invalid_input",
  "dte_fields_invalid",
  "withholding_type_unsupported",
  "idempotency_key_reused",
];

test.for(uuidRoutes.map((definition) => [routeName(definition), definition] as const))(
  "%s: the uuid with any other content is refused and changes nothing",
  async ([, definition]) => {
    await state.restore();
    const input = await inputWithUuid(definition, world);
    expect((await send(world, definition, input)).status).toBe(200);
    const before = await fingerprintOf(superuser, world.small.tenantId);
    const refusals = new Set<string | undefined>();
    for (const { place, body } of changedBodies(input.body)) {
      if (place === "uuid") continue;
      const reply = await send(world, definition, { ...input, body });
      expect(refusedCodes, `${place}: ${reply.raw}`).toContain(reply.code);
      refusals.add(reply.code);
    }
    const [param] = Object.keys(input.params ?? {});
    if (param !== undefined) {
      const params = { [param]: Number(input.params?.[param]) + 1 };
      expect((await send(world, definition, { ...input, params })).code).toBe("idempotency_key_reused");
    }
    expect(refusals).toContain("idempotency_key_reused");
    expect(await fingerprintOf(superuser, world.small.tenantId)).toEqual(before);
    const { uuid } = input.body as { uuid: string };
    const foreign = await inputWithUuid(definition, theirs);
    const reply = await send(theirs, definition, { ...foreign, body: { ...(foreign.body as object), uuid } });
    expect([reply.status, isReplay(reply)], reply.raw).toEqual([200, false]);
  },
);
