import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { io, type Socket } from "socket.io-client";
import { expect, onTestFinished, test } from "vitest";
import { socketPorts } from "#app/server/socket-ports.ts";
import { testCookieSecret } from "#app/server/testing/secrets.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { tinyRedis } from "#app/server/testing/tiny-redis.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { MISSED, type RealtimeEvent, socketConnection } from "../../contract/events.ts";
import { toId } from "../../domain/ids.ts";
import { connectRedis } from "../redis/connect-redis.ts";
import { createRealtime, type RealtimeServer } from "./create-realtime.ts";

interface Process {
  readonly realtime: RealtimeServer;
  readonly http: Server;
  readonly url: string;
}

/** The sockets of one more process on the same database. */
async function aProcess(redisUrl: string | undefined): Promise<Process> {
  const { db } = await testServer();
  const http = createServer();
  const log = pino({ level: "silent" });
  const redis = redisUrl === undefined ? undefined : await connectRedis(redisUrl, log);
  const realtime = createRealtime(log, socketPorts, redis);
  await realtime.attach(http, {
    db,
    clock: () => new Date(),
    cookieSecret: testCookieSecret,
    secure: false,
    trustProxy: false,
    publicUrl: "http://localhost",
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(async () => {
    await realtime.close();
    redis?.close();
    http.close();
  });
  return { realtime, http, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

async function aScreen({ url }: Process, person: Person): Promise<{ socket: Socket; heard: unknown[] }> {
  const socket = io(url, {
    ...socketConnection,
    transports: [...socketConnection.transports],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: `comanda_access=${person.cookies.comanda_access}` },
  });
  onTestFinished(() => {
    socket.disconnect();
  });
  const heard: unknown[] = [];
  socket.on("order_update", (message: unknown) => heard.push(message));
  socket.on(MISSED, () => heard.push(MISSED));
  await once(socket as never, "hello");
  return { socket, heard };
}

const aTenant = async () => createTenant((await testServer()).db, { name: "Dos procesos" });

async function aWaiter(): Promise<{ tenantId: number; person: Person }> {
  const server = await testServer();
  const tenantId = await aTenant();
  return { tenantId, person: await aPerson(server, tenantId, { scope: ["POS"] }) };
}

const update: RealtimeEvent = { type: "order_update", orderIds: [toId<"Order">(7)] };

test("with REDIS_URL what one process publishes is heard on the other", async () => {
  const redis = await tinyRedis();
  onTestFinished(() => redis.close());
  const [first, second] = [await aProcess(redis.url), await aProcess(redis.url)];
  const [own, other] = [await aWaiter(), await aWaiter()];
  const [near, far, foreign] = [
    await aScreen(first, own.person),
    await aScreen(second, own.person),
    await aScreen(second, other.person),
  ];
  let seq = 0;
  const publishedAndHeard = () => {
    seq += 1;
    first.realtime.publish(own.tenantId, seq, [update]);
    return far.heard.length;
  };
  // A reader that is still connecting hears from then on.
  await expect.poll(publishedAndHeard, { interval: 100 }).toBeGreaterThan(0);
  expect(far.heard[0]).toMatchObject(update);
  await expect.poll(() => near.heard.length).toBe(seq);
  expect(foreign.heard).toEqual([]);
  // The session goes on in the database: only the word from the other process can cut it.
  const cut = once(far.socket as never, "disconnect");
  first.realtime.endSession(own.tenantId, own.person.sessionId);
  await cut;
  expect(foreign.socket.connected).toBe(true);
});

test("while Redis is away each process goes on telling its own screens", async () => {
  const redis = await tinyRedis();
  const [first, second] = [await aProcess(redis.url), await aProcess(redis.url)];
  const { tenantId, person } = await aWaiter();
  const [near, far] = [await aScreen(first, person), await aScreen(second, person)];
  let seq = 0;
  const publish = () => {
    seq += 1;
    first.realtime.publish(tenantId, seq, [update]);
  };
  /** The link takes a moment to stand: publishes until the other process hears. */
  const joined = async () => {
    const before = far.heard.length;
    const heardMore = () => {
      publish();
      return far.heard.length;
    };
    await expect.poll(heardMore, { interval: 100 }).toBeGreaterThan(before);
  };
  await joined();
  await expect.poll(() => near.heard.length).toBe(seq);
  redis.close();
  const last = seq;
  for (let message = 0; message < 3; message += 1) publish();
  await expect.poll(() => near.heard.length).toBe(last + 3);
  expect(far.heard.filter((message) => (message as { seq: number }).seq > last)).toEqual([]);
  const back = await tinyRedis(Number(new URL(redis.url).port));
  onTestFinished(() => back.close());
  await joined();
});

test("without it the processes do not hear each other: it is the link that carries", async () => {
  const [first, second] = [await aProcess(undefined), await aProcess(undefined)];
  const { tenantId, person } = await aWaiter();
  const far = await aScreen(second, person);
  first.realtime.publish(tenantId, 1, [update]);
  first.realtime.endSession(tenantId, person.sessionId);
  second.realtime.publish(tenantId, 2, [update]);
  await expect.poll(() => far.heard).toMatchObject([MISSED, { ...update, seq: 2 }]);
  expect(far.socket.connected).toBe(true);
});

test("what a process commits that is not joined is told as missed, to guests too", async () => {
  const [own, other] = [await aWaiter(), await aWaiter()];
  const alone = await aProcess(undefined);
  const missed: (number | null)[] = [];
  const followed = await aTenant();
  alone.realtime.follow({
    heard: () => undefined,
    missed: (tenantId) => missed.push(tenantId),
    tenants: () => [followed],
  });
  const [screen, quiet] = [await aScreen(alone, own.person), await aScreen(alone, other.person)];
  // The server of all tests stands for a worker: its events are told to no socket.
  const { db } = await testServer();
  await db.inTenant(own.tenantId, async (tx) => tx.emit(update));
  await expect.poll(() => screen.heard).toEqual([MISSED]);
  const committed = async () => {
    await db.inTenant(followed, async (tx) => tx.emit(update));
    return missed.includes(followed);
  };
  // It is followed from the next look on.
  await expect.poll(committed, { interval: 500 }).toBe(true);
  expect(missed).toContain(own.tenantId);
  expect([screen.heard, quiet.heard]).toEqual([[MISSED], []]);
});
