import { hostname } from "node:os";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "#core/auth/contract/auth.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { installHealth } from "#platform/server/http/health.ts";
import { apiBase } from "../../contract/routes.ts";
import { wordsOf } from "../../words/word-catalogues.ts";
import { features } from "../features.ts";
import { buildApp } from "../http/build-app.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { call } from "./call.ts";
import { installRestOfProduct } from "./product-app.ts";
import { rawClient } from "./raw-socket.ts";
import { aWorld, type World } from "./suite-world.ts";

let server: ListeningServer;
let world: World;

beforeAll(async () => {
  server = await listeningServer({ otherRoutes: installRestOfProduct });
  world = await aWorld(server, "Al alcance");
});
afterAll(() => server.close());

test("folders and ways out of them are unknown addresses, and no fault in the log", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ...server.deps, log }, features, {
    secure: false,
    trustProxy: false,
    otherRoutes: (app) => installRestOfProduct(app, server),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as { port: number };
  for (const url of [
    "/assets/",
    "/assets/../x",
    "/assets/%2e%2e/x",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%00",
    "/api/docs/static/",
    "/api/docs/static/%2e%2e/package.json",
    "/api/docs/static/..%5c..%5cpackage.json",
    "/api/docs/static/%00",
    "/%2e%2e/package.json",
    "/locales/..%2f..%2fes/translation.json",
    "/dev/mail/..%2f..%2fcookie-secret",
  ]) {
    // Sent raw: every other client normalises an address first.
    const said = await rawClient(port, `GET ${url} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
      .ended;
    expect(said, url).toMatch(/%|\.\./.test(url) ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 (200|404) /);
    expect(said, url).not.toContain('"dependencies"');
  }
  expect(lines).toEqual([]);
  await app.close();
});

test("under a name that is not the server's nothing is answered", async () => {
  const app = await buildApp({ ...server.deps, publicUrl: "https://pos.example.com" }, features, {
    secure: false,
    trustProxy: ["loopback"],
    otherRoutes: (app) => installRestOfProduct(app, server),
  });
  const from = (host: string, url = `${apiBase}/auth/me`, headers: Record<string, string> = {}) =>
    app.inject({ method: "GET", url, headers: { ...headers, host }, cookies: world.admin.cookies });
  for (const host of [
    "b.example",
    "pos.example.com.b.example",
    "localhost.b.example",
    "192.168.1.20.b.example",
    "b.example@localhost",
    "localhost/b.example",
    "[",
  ]) {
    for (const url of [`${apiBase}/auth/me`, "/", "/locales/es/translation.json", "/api/docs"]) {
      const reply = await from(host, url);
      expect([reply.statusCode, reply.json().code], `${host} ${url}`).toEqual([421, "unknown_host"]);
    }
  }
  expect((await from("b.example")).json().message).toContain("https://pos.example.com");
  const names = [
    "pos.example.com",
    "POS.example.com:8443",
    "localhost:3000",
    `${hostname()}.local`,
    "192.168.1.20:3000",
    "[::1]:3000",
  ];
  for (const host of names) expect((await from(host)).statusCode, host).toBe(200);
  // What a believed proxy says counts, as everywhere.
  expect((await from("10.0.0.7", undefined, { "x-forwarded-host": "b.example" })).statusCode).toBe(421);
  expect((await from("b.example", "/readyz")).statusCode).toBe(200);
  await app.close();
});

test("metrics are for who knows their secret", async () => {
  const ask = (headers: Record<string, string>) =>
    server.app.inject({ method: "GET", url: "/metrics", headers });
  expect((await ask({})).statusCode).toBe(404);
  expect((await ask({ authorization: "Bearer metrics-of-others" })).statusCode).toBe(404);
  expect((await ask({ authorization: "Bearer metrics-of-the-suites" })).body).toContain(
    "http_requests_total",
  );
  const without = await buildApp(server.deps, [], {
    secure: false,
    trustProxy: ["loopback"],
    otherRoutes: (app) =>
      installHealth(app, server.db, {
        isReady: () => true,
        hasSpace: async () => true,
        metricsToken: undefined,
      }),
  });
  const headers = { authorization: "Bearer undefined" };
  expect((await without.inject({ method: "GET", url: "/metrics", headers })).statusCode).toBe(404);
  await without.close();
});

test("the description of the API can be switched off", async () => {
  const app = await buildApp(server.deps, features, { secure: false, trustProxy: false, apiDocs: false });
  for (const url of ["/api/docs", "/api/docs/json", "/api/docs/static/index.html", `${apiBase}/openapi.json`])
    expect((await app.inject({ method: "GET", url })).statusCode, url).toBe(404);
  await app.close();
});

test("a full disk: writes are refused with a reason, and the balancer is told", async () => {
  const lines: { level: number; msg: string; since_last_line: number }[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let full = true;
  const failing: FeatureRoutes = (on) =>
    on(signIn, () => Promise.reject(Object.assign(new Error("No space left on device"), { code: "53100" })));
  const app = await buildApp({ ...server.deps, log }, [failing], {
    secure: false,
    trustProxy: false,
    otherRoutes: (app) =>
      installHealth(app, server.db, {
        isReady: () => true,
        hasSpace: async () => !full,
        metricsToken: undefined,
      }),
  });
  const ready = async () => {
    const { statusCode, body } = await app.inject({ method: "GET", url: "/readyz" });
    return [statusCode, JSON.parse(body).status];
  };
  expect(await ready()).toEqual([503, "disk full"]);
  full = false;
  expect(await ready()).toEqual([200, "ready"]);
  for (let index = 0; index < 50; index += 1) {
    const reply = await call(app, signIn, {
      body: { username: `a${index}@b.test`, password: "x" },
      query: { lang: "es" },
    });
    expect([reply.status, reply.code, reply.headers["retry-after"]]).toEqual([503, "storage_full", "1"]);
    expect(JSON.parse(reply.raw).message).toBe(wordsOf("es").catalogue.errors.storage_full);
  }
  expect(await ready()).toEqual([503, "disk full"]);
  expect(lines.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual([
    "The disk of the database is full: nothing is saved until there is space again",
  ]);
  await app.close();
});

test("an offer to change the protocol is ignored and the request answered", async () => {
  const ask = (upgrade: string, path = "/healthz") =>
    rawClient(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: ${upgrade}\r\nConnection: Upgrade, close\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n`,
    ).ended;
  for (const protocol of ["h2c", "TLS/1.0", "foo"])
    expect(await ask(protocol), protocol).toMatch(/^HTTP\/1\.1 200/);
  expect(await ask("websocket")).toMatch(/^HTTP\/1\.1 200/);
  expect(await ask("h2c", "/socket.io/?EIO=4&transport=websocket")).toMatch(/^HTTP\/1\.1 4/);
});

test("sockets are opened under the server's own names and at one address only", async () => {
  const ask = (host: string, path = "/socket.io/") => {
    const client = rawClient(
      server.port,
      `GET ${path}?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    client.socket.once("data", () => client.socket.end());
    return client.ended;
  };
  expect(await ask("127.0.0.1")).toMatch(/^HTTP\/1\.1 101/);
  expect(await ask("b.example")).toMatch(/^HTTP\/1\.1 4/);
  for (const path of ["/socket.io/x", "/socket.io/%2e%2e/api/v1/", "/socket.io//", "/%73ocket.io/"])
    expect(await ask("127.0.0.1", path), path).toMatch(/^HTTP\/1\.1 4/);
});
