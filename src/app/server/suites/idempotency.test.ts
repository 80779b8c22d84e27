/** @module-tag further */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { platformTenant } from "#core/tenants/server/public.ts";
import { acceptsKey, type RouteDefinition } from "#platform/contract/define.ts";
import { hasUuidInBody } from "#platform/contract/request-uuid.ts";
import { boundRoutes } from "#platform/server/http/bind.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { allRoutes } from "../../contract/routes.ts";
import { buildApp } from "../http/build-app.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { otherPixel } from "../testing/one-pixel.ts";
import { aPerson, type Person } from "../testing/sessions.ts";
import { call, routeName, type WireCall, type WireInput, type WireReply } from "./call.ts";
import { type DatabaseSnapshot, snapshotDatabase } from "./database-snapshot.ts";
import { amountsOf, differenceOf, fingerprintOf } from "./fingerprint.ts";
import { inputOf } from "./input-of.ts";
import { sampleOf } from "./samples.ts";
import { aWorld, type World } from "./suite-world.ts";

/** What moves money or stock is tried by more at once than the rest; `npm run explore` tries all so. */
const MANY = 8;
const SOME = 3;
const movesMoneyOrStock =
  /^\/(account|billing|cash|customers\/:id\/account|inventory|invoices|manual-invoicing|orders|pos|purchase|qr|refunds|stock|tax|visits)/;

let server: ListeningServer;
let superuser: pg.Client;
/** A restaurant, and its database as it was before a route did something to it. */
let world: World;
let state: DatabaseSnapshot;
/** Asks for what is the console's. */
let operator: Person;
/** Another admin of the restaurant, and another restaurant. */
let colleague: Person;
let theirs: World;

beforeAll(async () => {
  server = await listeningServer();
  superuser = new pg.Client({ connectionString: server.superuserUrl });
  await superuser.connect();
  operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
  world = await aWorld(server, "Una y otra vez");
  colleague = await aPerson(server, world.small.tenantId, { role: "admin" });
  theirs = await aWorld(server, "Suyos");
  state = await snapshotDatabase(server.superuserUrl);
});
afterAll(async () => {
  await superuser.end();
  await server.close();
});

const keyedRoutes = [...allRoutes.values()].filter(acceptsKey);

function asAdmin(
  world: World,
  definition: RouteDefinition,
  wire: WireCall,
  key?: string,
): Promise<WireReply> {
  const headers = key === undefined ? {} : { "idempotency-key": key };
  const { cookies } = definition.access === "superadmin" ? operator : world.admin;
  return call(world.server.app, definition, { ...wire, headers, cookies });
}

interface Effect {
  readonly replies: readonly WireReply[];
  readonly change: Record<string, string>;
}

/** What a number of equal calls at once does to the world as it was kept. Keys themselves are no effect. */
async function effectOf(
  definition: RouteDefinition,
  send: (input: WireInput) => Promise<WireReply>[],
): Promise<Effect> {
  await state.restore();
  const input = await inputOf(definition, world);
  const before = await amountsOf(superuser, world.small.tenantId);
  const replies = await Promise.all(send(input));
  const change = differenceOf(before, await amountsOf(superuser, world.small.tenantId));
  const { idempotency_keys: _, ...effect } = change;
  return { replies, change: effect };
}

const timesOf = ({ path }: RouteDefinition) =>
  movesMoneyOrStock.test(path) || inject("chance").times > 1 ? MANY : SOME;

/** The faults of a mutation that many send at once and one again after a lost answer; `asked` answers. */
async function faultsOf(definition: RouteDefinition, asked = world): Promise<string[]> {
  const faults: string[] = [];
  const check = (isRight: boolean, sentence: string) => {
    if (!isRight) faults.push(`${routeName(definition)}: ${sentence}`);
  };
  const once = await effectOf(definition, (input) => [asAdmin(asked, definition, input)]);
  check(once.replies[0]?.status === 200, `its sample does not succeed: ${once.replies[0]?.raw}`);
  const key = randomUUID();
  let sent: WireInput = {};
  const times = timesOf(definition);
  const many = await effectOf(definition, (input) => {
    sent = input;
    return Array.from({ length: times }, () => asAdmin(asked, definition, input, key));
  });
  const [first] = many.replies;
  check(
    many.replies.every((reply) => reply.status === 200),
    `refused: ${many.replies.map((reply) => reply.status)}`,
  );
  check(new Set(many.replies.map(({ raw }) => raw)).size === 1, "the bytes of the answers differ");
  check(
    many.replies.filter((reply) => reply.headers["idempotent-replay"] !== "true").length === 1,
    "ran more than once",
  );
  const [changeOnce, changeMany] = [JSON.stringify(once.change), JSON.stringify(many.change)];
  check(changeOnce === changeMany, `${times} calls did ${changeMany}, one call does ${changeOnce}`);
  const before = await fingerprintOf(superuser, asked.small.tenantId);
  const again = await asAdmin(asked, definition, sent, key);
  check(
    again.raw !== "" &&
      first !== undefined &&
      again.raw === first.raw &&
      again.headers["idempotent-replay"] === "true",
    "a lost answer is not given again",
  );
  const after = await fingerprintOf(superuser, asked.small.tenantId);
  check(JSON.stringify(before) === JSON.stringify(after), "giving the answer again changed something");
  return faults;
}

test("every mutation kept under a key has a sample and is bound", () => {
  expect(keyedRoutes.filter((definition) => !sampleOf(definition)).map(routeName)).toEqual([]);
  const bound = boundRoutes.get(server.app) ?? [];
  expect(keyedRoutes.filter((definition) => !bound.includes(definition)).map(routeName)).toEqual([]);
  expect(keyedRoutes.length).toBeGreaterThan(5);
});

const named = (definitions: readonly RouteDefinition[]) =>
  definitions.map((definition) => [routeName(definition), definition] as const);

test.for(named(keyedRoutes))(
  "%s: many at once and once more have one effect and equal answers",
  async ([, definition]) => {
    expect(await faultsOf(definition)).toEqual([]);
  },
);

// Without a body there is no other one.
test.for(named(keyedRoutes.filter(({ body }) => body)))(
  "%s: the same key with another body is refused and does nothing",
  async ([, definition]) => {
    await state.restore();
    const key = randomUUID();
    const input = await inputOf(definition, world);
    const otherInput = { ...input, body: anotherBody(input.body) };
    expect((await asAdmin(world, definition, input, key)).status, routeName(definition)).toBeLessThan(500);
    const kept = await superuser.query("select from idempotency_keys where key = $1", [key]);
    // A refusal leaves no key behind: the client may put things right and send again under it.
    if (kept.rowCount === 0) return;
    const before = await fingerprintOf(superuser, world.small.tenantId);
    expect(await asAdmin(world, definition, otherInput, key), routeName(definition)).toMatchObject({
      status: 422,
      code: "idempotency_key_reused",
    });
    expect(await fingerprintOf(superuser, world.small.tenantId), routeName(definition)).toEqual(before);
  },
);

test("the same key on another route is refused", async () => {
  await state.restore();
  const key = randomUUID();
  const [first] = keyedRoutes.filter((definition) => definition.path.startsWith("/orders/update-status"));
  if (!first) throw new Error("no line status route");
  expect((await asAdmin(world, first, await inputOf(first, world), key)).status).toBe(200);
  const reply = await asAdmin(world, cancelOrders, await inputOf(cancelOrders, world), key);
  expect(reply.code).toBe("idempotency_key_reused");
});

const spot = { shape: "round", x: 0, y: 0, width: 2, height: 2 };

/** The same body with one value changed, still valid. */
function anotherBody(body: unknown): unknown {
  const object = { ...(body as Record<string, unknown>) };
  if ("events" in object) return { ...object, description: "Otra" };
  if ("status" in object) return { ...object, status: "completed" };
  if ("count_limit" in object) return { ...object, count_limit: 6 };
  if ("language" in object) return { ...object, language: "es" };
  if (Object.keys(object).join() === "accountIds") return { accountIds: [900_000_000_001] };
  if ("orderIds" in object) return { ...object, orderIds: [900_000_000_001] };
  if ("device_id" in object) return { ...object, device_id: 900_000_000_001 };
  if ("difference_reason" in object) return { ...object, difference_reason: "otra" };
  if ("difference_limit" in object) return { ...object, difference_limit: 3 };
  if ("title" in object) return { ...object, title: "Otra" };
  if (Object.keys(object).join() === "kinds") return { kinds: ["03"] };
  if (Object.keys(object).join() === "reason") return { reason: "Otro motivo" };
  if ("paymentTypeId" in object) return { ...object, paymentTypeId: 900_000_000_001 };
  if ("lineIds" in object) return { ...object, lineIds: [900_000_000_001] };
  if ("changeIds" in object) return { ...object, changeIds: [900_000_000_001] };
  if ("station" in object) return { ...object, station: "bar" };
  if ("receptor" in object) return { ...object, receptor: { nombre: "Otro" } };
  if ("to" in object) return { ...object, to: "otro@ejemplo.com" };
  if ("pay_first" in object) return { pay_first: [] };
  if ("categories" in object) return { ...object, categories: [] };
  if ("groups" in object) return { ...object, groups: [] };
  if ("itemIds" in object) return { ...object, itemIds: [900_000_000_001] };
  if ("ids" in object) return { ...object, ids: [900_000_000_001] };
  if ("floors" in object) return { ...object, floors: ["Azotea"] };
  if ("name" in object) return { ...object, name: "Otro" };
  if ("isActive" in object) return { ...object, isActive: !object.isActive };
  if ("isEnabled" in object) return { isEnabled: !object.isEnabled };
  if (Array.isArray(object.items))
    return { ...object, items: object.items.map((item) => ({ ...item, id: 900_000_000_001 })) };
  if ("is_active" in object) return { is_active: true };
  if ("hours" in object) return { hours: [] };
  if ("rows" in object) return { ...object, tax: null };
  if ("texts" in object) return { ...object, texts: { es: "Otro aviso", en: "Another notice" } };
  if ("may_look" in object) return { may_look: !object.may_look };
  const picture = ["image", "store_image", "cover"].find((name) => name in object);
  if (picture !== undefined) return { [picture]: otherPixel };
  if ("uniqueId" in object) return { uniqueId: "900000000001" };
  if ("pageFormat" in object) return { ...object, pageFormat: object.pageFormat === 80 ? 57 : 80 };
  if ("csv" in object) return { csv: "Tipo,Nombre,Precio\nplatillo,Otro,1" };
  if ("month" in object) return { ...object, month: "2024-03-01" };
  if ("uuid" in object) return { ...object, uuid: randomUUID() };
  if ("target" in object) return { ...object, target: { accountId: 900_000_000_001 } };
  if ("review_url" in object) return { review_url: null };
  if (object.answer === "block") return { answer: "admit" };
  if ("answer" in object) return { answer: "remove" };
  if ("opening" in object) return { ...object, opening: "seating" };
  if ("action" in object) return { ...object, action: "cancel" };
  if ("dte" in object) return { ...object, dte: `${String(object.dte)} ` };
  if ("accounts" in object) return { accounts: [] };
  if ("doubles" in object) return { ...object, doubles: "skip" };
  if ("tables" in object) return { ...object, tables: [{ ...spot, id: 900_000_000_001 }] };
  const [name, number] = Object.entries(object).find(([, value]) => typeof value === "number") ?? [];
  if (name !== undefined) return { ...object, [name]: Number(number) + 1 };
  if ("phone" in object) return { ...object, phone: "7123-9999" };
  if ("environment" in object) return { ...object, environment: "01" };
  if ("invalidationText" in object) return { ...object, invalidationText: "regulation_2_0" };
  if ("numberScope" in object) return { ...object, numberScope: "restaurant" };
  throw new Error(`Say in idempotency.test.ts how ${JSON.stringify(body)} becomes another body`);
}

// The operators are of one tenant.
test.for(named(keyedRoutes.filter(({ access }) => access !== "superadmin")))(
  "%s: the same key of another person, and of another restaurant, is their own",
  async ([, definition]) => {
    await state.restore();
    const key = randomUUID();
    const input = await inputOf(definition, world);
    await asAdmin(world, definition, input, key);
    const headers = { "idempotency-key": key };
    const second = await call(server.app, definition, { ...input, headers, cookies: colleague.cookies });
    // A uuid is the restaurant's: by that it may be the same request.
    if (!hasUuidInBody(definition)) expect(second.headers["idempotent-replay"]).toBeUndefined();
    expect(second.code).not.toBe("idempotency_key_reused");
    const third = await asAdmin(theirs, definition, await inputOf(definition, theirs), key);
    expect(third.headers["idempotent-replay"]).toBeUndefined();
    expect(third.code).not.toBe("idempotency_key_reused");
  },
);

test("a refused call keeps no key: the same key may try again and then succeeds", async () => {
  await state.restore();
  const key = randomUUID();
  const refused = await asAdmin(world, cancelOrders, { body: { orderIds: [900_000_000_001] } }, key);
  expect(refused.status).toBe(404);
  const done = await asAdmin(world, cancelOrders, { body: { orderIds: [world.fresh.id] } }, key);
  expect(done.status).toBe(200);
});

test("odd keys are refused before anything happens", async () => {
  const body = { orderIds: [world.fresh.id] };
  for (const key of ["", "x".repeat(101)])
    expect((await asAdmin(world, cancelOrders, { body }, key)).code, key.slice(0, 5)).toBe("invalid_input");
});

test("the suite would find a mutation that ignores its key", async () => {
  const careless = await buildApp(
    server.deps,
    [
      (on, { db }) =>
        on(cancelOrders, async ({ ctx }) => {
          await db.inTenant(ctx.tenantId, (tx) =>
            tx.query({
              text: "insert into audit_entries (tenant_id, action, subject) values ($1, 'twin', 'order')",
              values: [ctx.tenantId],
            }),
          );
          return { message: "done" };
        }),
    ],
    { secure: false, trustProxy: false },
  );
  const faults = await faultsOf(cancelOrders, { ...world, server: { ...server, app: careless } });
  await careless.close();
  expect(faults).toContainEqual(expect.stringContaining("ran more than once"));
  expect(faults).toContainEqual(expect.stringMatching(/8 calls did .*"audit_entries":"8/));
});
