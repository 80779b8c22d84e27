import crypto from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../contract/auth.ts";
import { apiBase } from "../../contract/routes.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { urlOf } from "./call.ts";
import { besideTheApi } from "./product-app.ts";
import { rawClient } from "./raw-socket.ts";
import { sampleOf } from "./samples.ts";
import { aWorld, type World } from "./suite-world.ts";

let server: ListeningServer;
let world: World;

beforeAll(async () => {
  server = await listeningServer({ beside: besideTheApi });
  world = await aWorld(server, "Con límites");
});
afterAll(() => server.close());

test("sign-ins are limited before a password is hashed, and elsewhere the door stays open", async () => {
  const original = crypto.argon2;
  let hashes = 0;
  crypto.argon2 = ((...given: Parameters<typeof original>) => {
    hashes += 1;
    return original(...given);
  }) as typeof original;
  syncBuiltinESMExports();
  try {
    const limits = signIn.rateLimit;
    const tries = limits.perAccount + 15;
    const replies = [];
    // One after the other: all at once, the queue before the hash would refuse most of them already.
    for (let asked = 0; asked < tries; asked += 1)
      replies.push(
        await server.app.inject({
          method: "POST",
          url: urlOf(signIn),
          remoteAddress: "203.0.113.7",
          payload: { username: "nobody@test.example", password: "wrong-password" },
        }),
      );
    expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBe(15);
    expect(hashes).toBe(limits.perAccount);
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
    expect(hashes).toBeGreaterThan(0);
  } finally {
    crypto.argon2 = original;
    syncBuiltinESMExports();
  }
});

test("one address can only ask so much in a minute, and no other address feels it", async () => {
  for (const [place, url] of [`${apiBase}/auth/me`, `${apiBase}/nothing`, "/dashboard/pos"].entries()) {
    const from = (end: number) =>
      server.app.inject({ method: "GET", url, remoteAddress: `198.51.100.${place * 10 + end}` });
    let refused = 0;
    for (let asked = 0; asked < 3_050; asked += 50) {
      const replies = await Promise.all(Array.from({ length: 50 }, () => from(1)));
      refused += replies.filter(({ statusCode }) => statusCode === 429).length;
    }
    expect(refused, url).toBeGreaterThanOrEqual(40);
    expect((await from(2)).statusCode, url).not.toBe(429);
  }
}, 60_000);

test("slow headers and slow bodies are cut, while others are served", async () => {
  const { port } = server;
  const head = "POST /api/v1/auth/signin HTTP/1.1\r\nHost: 127.0.0.1\r\n";
  // The twin: a server without these limits still holds the same slow client when ours has cut all of its.
  const patient = createServer({ requestTimeout: 0, headersTimeout: 0 }, () => undefined).listen(
    0,
    "127.0.0.1",
  );
  await once(patient, "listening");
  const { port: patientPort } = patient.address() as AddressInfo;
  const held = rawClient(patientPort, `${head}Content-Length: 1000\r\n\r\n{`, { text: " ", every: 700 });
  const started = Date.now();
  const slowHeaders = Array.from({ length: 5 }, () =>
    rawClient(port, head, { text: "X-Slow: 1\r\n", every: 700 }),
  );
  const slowBodies = Array.from({ length: 5 }, () =>
    rawClient(port, `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`, {
      text: " ",
      every: 700,
    }),
  );
  const silent = Array.from({ length: 5 }, () => rawClient(port, ""));
  const healthy = await fetch(`${server.url}/healthz`);
  expect(healthy.status).toBe(200);
  const ends = await Promise.all([...slowHeaders, ...slowBodies, ...silent].map(({ ended }) => ended));
  for (const { milliseconds } of ends) expect(milliseconds).toBeLessThan(20_000);
  // Headers have less time than a whole request: a machine that is busy stretches both.
  const times = ends.map(({ milliseconds }) => milliseconds);
  expect(Math.max(...times.slice(0, 5))).toBeLessThan(Math.min(...times.slice(5, 10)));
  expect(Date.now() - started).toBeGreaterThan(1_000);
  expect(ends[0]?.said).toMatch(/^HTTP\/1\.1 408/);
  expect(held.socket.closed).toBe(false);
  held.socket.destroy();
  patient.close();
}, 30_000);

test("requests that two readers could read in two ways are refused and their connection closed", async () => {
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
    const { said } = await rawClient(server.port, bytes).ended;
    expect(said.match(/HTTP\/1\.1 \d+/g), bytes.slice(0, 150)).toHaveLength(1);
    expect(said, bytes.slice(0, 150)).toMatch(/^HTTP\/1\.1 4(00|31)/);
  }
});
