import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "#core/auth/contract/auth.ts";
import { platformSignIn } from "#core/auth/contract/operator-session.ts";
import { clientAddressOf, isOwnHandshake } from "#platform/server/realtime/handshake.ts";
import { apiBase } from "../../contract/routes.ts";
import { features } from "../features.ts";
import { type TestServer, testServer } from "../testing/test-server.ts";
import { buildApp } from "./build-app.ts";

const PROXY = "10.0.0.5";
const DIRECT = "203.0.113.7";
const publicUrl = "https://pos.example.com";

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  server = await testServer();
  app = await buildApp({ ...server.deps, publicUrl }, features, { secure: true, trustProxy: [PROXY] });
  app.get("/told", async ({ ip, host, protocol }) => ({ ip, host, protocol }));
});
afterAll(() => app.close());

const told = async (remoteAddress: string, headers: Record<string, string>) =>
  (
    await app.inject({ url: "/told", remoteAddress, headers: { host: "pos.example.com", ...headers } })
  ).json();

const invented = {
  "x-forwarded-for": "198.51.100.1",
  "x-forwarded-host": "localhost",
  "x-forwarded-proto": "https",
  forwarded: "for=198.51.100.1;host=localhost;proto=https",
};

test("what a stranger says of its address, host and protocol counts for nothing", async () => {
  expect(await told(DIRECT, invented)).toEqual({ ip: DIRECT, host: "pos.example.com", protocol: "http" });
  expect(await told(DIRECT, { ...invented, host: "b.example" })).toMatchObject({ code: "unknown_host" });
});

test("what the named proxy says counts, and of addresses the last one not its own", async () => {
  expect(await told(PROXY, invented)).toEqual({
    ip: "198.51.100.1",
    host: "localhost",
    protocol: "https",
  });
  const chain = { ...invented, "x-forwarded-for": `192.0.2.9, ${DIRECT}, ${PROXY}` };
  expect((await told(PROXY, chain)).ip).toBe(DIRECT);
  expect((await told(`::ffff:${PROXY}`, chain)).ip).toBe(DIRECT);
});

const handshake = (remoteAddress: string, headers: Record<string, string>) =>
  ({
    url: "/socket.io/?EIO=4",
    headers,
    socket: { remoteAddress },
    connection: { remoteAddress },
  }) as unknown as IncomingMessage;

test("a handshake believes the same proxies", () => {
  const options = { cookieSecret: server.deps.cookieSecret, secure: true, publicUrl, trustProxy: [PROXY] };
  const from = (address: string) => handshake(address, { ...invented, host: "b.example" });
  expect(clientAddressOf(from(DIRECT), options)).toBe(DIRECT);
  expect(clientAddressOf(from(PROXY), options)).toBe("198.51.100.1");
  expect(isOwnHandshake(from(DIRECT), options)).toBe(false);
  expect(isOwnHandshake(from(PROXY), options)).toBe(true);
});

test("invented addresses escape no limit", async () => {
  const limit = (signIn.rateLimit?.perUsername ?? 0) + 1;
  const statuses: number[] = [];
  for (let index = 0; index < limit; index += 1) {
    const reply = await app.inject({
      method: "POST",
      url: apiBase + signIn.path,
      remoteAddress: DIRECT,
      headers: { host: "pos.example.com", "x-forwarded-for": `198.51.100.${index}` },
      payload: { username: "nobody@b.test", password: "wrong" },
    });
    statuses.push(reply.statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]));
});

test("another spelling of the operator's door has the same counts as the door", async () => {
  const limit = platformSignIn.rateLimit?.perUsername ?? 0;
  const ask = (url: string) =>
    app.inject({
      method: "POST",
      url,
      remoteAddress: "203.0.113.8",
      headers: { host: "pos.example.com" },
      payload: { username: "operator@b.test", password: "wrong" },
    });
  const spelled = `${apiBase}/%73uperadmin/signin`;
  for (let index = 0; index < limit; index += 1)
    expect((await ask(index % 2 === 0 ? spelled : apiBase + platformSignIn.path)).statusCode).toBe(401);
  expect((await ask(spelled)).statusCode).toBe(429);
});
