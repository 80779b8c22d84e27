/** @module-tag further */
import { afterAll, beforeAll, expect, test } from "vitest";
import { currentUser, signIn } from "#core/auth/contract/auth.ts";
import { apiBase } from "../../contract/routes.ts";
import { aBrowser } from "../testing/browser.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { withRecordedHashes } from "../testing/recorded-hashes.ts";
import { testPassword } from "../testing/sessions.ts";
import { urlOf } from "./call.ts";
import { installRestOfProduct } from "./product-app.ts";
import { rawClient } from "./raw-socket.ts";
import { sampleOf } from "./samples.ts";
import { aWorld, type World } from "./suite-world.ts";

let server: ListeningServer;
let world: World;

beforeAll(async () => {
  server = await listeningServer({ otherRoutes: installRestOfProduct });
  world = await aWorld(server, "Con límites");
});
afterAll(() => server.close());

test("sign-ins are limited before a password is hashed", async () => {
  await withRecordedHashes(async (hashes) => {
    const limits = signIn.rateLimit;
    const tries = limits.perUsername + 15;
    const replies = [];
    // One after the other: all at once, the queue before the hash would refuse most of them already.
    for (let attempt = 0; attempt < tries; attempt += 1)
      replies.push(
        await server.app.inject({
          method: "POST",
          url: urlOf(signIn),
          remoteAddress: "203.0.113.7",
          payload: { username: "nobody@test.example", password: "wrong-password" },
        }),
      );
    expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBe(15);
    expect(hashes).toHaveLength(limits.perUsername);
    const refused = replies.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    const body = (await sampleOf(signIn)?.input(world))?.body as object;
    const honest = await server.app.inject({
      method: "POST",
      url: urlOf(signIn),
      remoteAddress: "203.0.113.8",
      payload: body,
    });
    expect(honest.statusCode).toBe(200);
    expect(hashes).toHaveLength(limits.perUsername + 1);
  });
});

test("one address can only ask so much in a minute, and no other address feels it", async () => {
  for (const [index, url] of [`${apiBase}/auth/me`, `${apiBase}/nothing`, "/dashboard/pos"].entries()) {
    const from = (end: number) =>
      server.app.inject({ method: "GET", url, remoteAddress: `198.51.100.${index * 10 + end}` });
    expect(await refusedOf(3_010, () => from(1)), url).toBe(10);
    expect((await from(2)).statusCode, url).not.toBe(429);
  }
});

test("a till is served behind the same router as a guest who floods", async () => {
  const address = "192.0.2.40";
  const till = aBrowser(server, { address });
  await till.call(signIn, { body: { username: world.admin.username, password: testPassword } });
  const url = `${apiBase}/qrmenu/${world.menuCode}`;
  const flood = () => server.app.inject({ method: "GET", url, remoteAddress: address });
  let refused = 0;
  while (refused < 100) refused += await refusedOf(50, flood);
  const told: string[] = [];
  const late = flood().then(({ statusCode }) => told.push(`flood ${statusCode}`));
  for (let asked = 0; asked < 5; asked += 1) told.push(`till ${(await till.call(currentUser)).status}`);
  await late;
  expect(told).toEqual([...Array<string>(5).fill("till 200"), "flood 429"]);
});

test("one guest's phone that floods waits, the other phones on the Wi-Fi do not", async () => {
  const remoteAddress = "192.0.2.42";
  const menu = `${apiBase}/qrmenu/${world.menuCode}`;
  const aPhone = async () => {
    const opened = await server.app.inject({ url: `${menu}/tables/${world.locator}/visit`, remoteAddress });
    const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
    return () => server.app.inject({ url: menu, remoteAddress, headers: { cookie } });
  };
  const [flooding, honest] = [await aPhone(), await aPhone()];
  // As many as an address may make: without a count of its own the phone would use up everybody's. A hundred are refused at once.
  let refused = 0;
  for (let sent = 0; sent < 3_000 && refused < 100; sent += 50) refused += await refusedOf(50, flooding);
  expect(refused).toBeGreaterThanOrEqual(100);
  expect((await honest()).statusCode).toBe(200);
});

test("a cookie that this server did not sign is no session: it counts for the address", async () => {
  const url = `${apiBase}/qrmenu/${world.menuCode}`;
  let made = 0;
  const refused = await refusedOf(3_005, () => {
    made += 1;
    const cookies = { comanda_refresh: `1.${"A".repeat(43)}.made-up-${made}` };
    return server.app.inject({ method: "GET", url, cookies, remoteAddress: "192.0.2.41" });
  });
  expect(refused).toBe(5);
});

test("who has a network of version 6 has one count for all its addresses", async () => {
  const url = `${apiBase}/qrmenu/${world.menuCode}`;
  let end = 0;
  const from = (network: string) => {
    end += 1;
    const remoteAddress = `2001:db8:0:${network}::${end.toString(16)}`;
    return server.app.inject({ method: "GET", url, remoteAddress });
  };
  expect(await refusedOf(3_005, () => from("7"))).toBe(5);
  expect((await from("8")).statusCode).not.toBe(429);
});

/** Sends requests, fifty at a time, and counts those that were told to wait. */
async function refusedOf(
  count: number,
  ask: () => Promise<{ readonly statusCode: number }>,
): Promise<number> {
  let refused = 0;
  for (let sent = 0; sent < count; sent += 50) {
    const replies = await Promise.all(Array.from({ length: Math.min(50, count - sent) }, ask));
    refused += replies.filter(({ statusCode }) => statusCode === 429).length;
  }
  return refused;
}

test("headers have 5 s and a whole request 10 s", () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 5_000, requestTimeout: 10_000 });
});

test("slow headers and slow bodies are cut by those limits, while others are served", async () => {
  const { port } = server;
  const head = "POST /api/v1/auth/signin HTTP/1.1\r\nHost: 127.0.0.1\r\n";
  const slowBody = `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  const { headersTimeout, requestTimeout } = server.app.server;
  // Shorter than in life, so that nobody waits; the bodies' comes only when all headers are cut.
  server.app.server.headersTimeout = 100;
  const slowHeaders = Array.from({ length: 5 }, () =>
    rawClient(port, head, { text: "X-Slow: 1\r\n", every: 70 }),
  );
  const slowBodies = Array.from({ length: 5 }, () => rawClient(port, slowBody, { text: " ", every: 70 }));
  const silent = Array.from({ length: 5 }, () => rawClient(port, ""));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const cut = await Promise.all([...slowHeaders, ...silent].map(({ ended }) => ended));
  expect(cut[0]).toMatch(/^HTTP\/1\.1 408/);
  expect(slowBodies.map(({ socket }) => socket.closed)).toEqual(slowBodies.map(() => false));
  server.app.server.requestTimeout = 100;
  await Promise.all(slowBodies.map(({ ended }) => ended));
  Object.assign(server.app.server, { headersTimeout, requestTimeout });
  // Looked at every second; twice Node's own 30 s would be too long for this test.
});

test("requests that two readers could read in two ways are refused", async () => {
  const head = "POST /api/v1/auth/signin HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";
  const smuggled = "GET /api/v1/auth/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
  const twisted = [
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   ${smuggled}`,
    `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `GET / HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${"y".repeat(20_000)}\r\n\r\n`,
  ];
  for (const bytes of twisted) {
    const said = await rawClient(server.port, bytes).ended;
    expect(said.match(/HTTP\/1\.1 \d+/g), bytes.slice(0, 150)).toHaveLength(1);
    expect(said, bytes.slice(0, 150)).toMatch(/^HTTP\/1\.1 4(00|31)/);
  }
});
