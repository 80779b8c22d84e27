import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { CONNECTIONS_MAX, connectionBudget } from "../postgres/connection-budget.ts";
import { serverArguments } from "../postgres/postgres-settings.ts";
import { loadConfig } from "./config.ts";
import { withConfigTable } from "./config-table.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "comanda-config-"));
const secret = "0123456789abcdef0123456789abcdef";
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test("without any variable it is the demo on this machine with the embedded database", () => {
  expect(loadConfig({ DATA_DIR })).toMatchObject({
    production: false,
    process: "all",
    host: "127.0.0.1",
    port: 3000,
    database: undefined,
    demo: true,
    trustProxy: false,
  });
});

test("the connections of the embedded database are enough for all that use it", () => {
  expect(loadConfig({ DATA_DIR, DATABASE_POOL_SIZE: String(connectionBudget.pool) }).databasePoolSize).toBe(
    30,
  );
  expect(() => loadConfig({ DATA_DIR, DATABASE_POOL_SIZE: "31" })).toThrow("must be at most 30");
  const own = { DATABASE_URL: "postgresql://app:x@db/c", DATABASE_DIRECT_URL: "postgresql://owner:x@db/c" };
  expect(loadConfig({ DATA_DIR, ...own, DATABASE_POOL_SIZE: "200" }).databasePoolSize).toBe(200);
  const settings = serverArguments({ kind: "socket" }, { durable: true });
  const { superuser, pool, worker, tools } = connectionBudget;
  expect(settings).toContain(`max_connections=${CONNECTIONS_MAX}`);
  expect(superuser + pool + worker + tools).toBeLessThan(0.8 * CONNECTIONS_MAX);
});

test("a variable set to nothing counts as not set", () => {
  expect(loadConfig({ DATA_DIR, PORT: "", DATABASE_URL: " " })).toMatchObject({
    port: 3000,
    database: undefined,
  });
});

test("with a database of one's own the demo has to be asked for", () => {
  const DATABASE_URL = "postgresql://app:x@db/comanda";
  const DATABASE_DIRECT_URL = "postgresql://owner:x@db/comanda";
  const own = { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL };
  expect(loadConfig(own)).toMatchObject({
    demo: false,
    database: { url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL },
  });
  expect(loadConfig({ ...own, DEMO: "1" }).demo).toBe(true);
  expect(loadConfig({ DATA_DIR, DEMO: "0" }).demo).toBe(false);
});

test("only a process that answers people may do without the owner's address", () => {
  const DATABASE_URL = "postgresql://app:x@db/comanda";
  expect(() => loadConfig({ DATA_DIR, DATABASE_URL })).toThrow(/DATABASE_DIRECT_URL must be set/);
  expect(loadConfig({ DATA_DIR, DATABASE_URL, PROCESS: "web" }).database?.directUrl).toBeUndefined();
});

test("production refuses the demo and missing secrets", () => {
  const NODE_ENV = "production";
  const SECRET_KEYS = "ab".repeat(32);
  expect(() => loadConfig({ DATA_DIR, NODE_ENV, DEMO: "1", COOKIE_SECRET: secret, SECRET_KEYS })).toThrow(
    /^DEMO must not.*$/,
  );
  expect(() => loadConfig({ DATA_DIR, NODE_ENV, SECRET_KEYS })).toThrow(
    /^COOKIE_SECRET must be set in prod.*$/,
  );
  expect(() => loadConfig({ DATA_DIR, NODE_ENV, COOKIE_SECRET: secret })).toThrow(
    /^SECRET_KEYS must be set in production: .*secret-key of DATA_DIR\.$/,
  );
  expect(loadConfig({ DATA_DIR, NODE_ENV, COOKIE_SECRET: secret, SECRET_KEYS })).toMatchObject({
    demo: false,
    production: true,
  });
});

test("all faults are told together, a sentence each, without the secrets in them", () => {
  const wrong = {
    DATA_DIR,
    PORT: "http",
    PROCESS: "both",
    DATABASE_URL: "mysql://root:hush@db",
    COOKIE_SECRET: "short",
  };
  expect(() => loadConfig(wrong)).toThrow(
    [
      "PROCESS must be one of all, web, worker.",
      "PORT must be a whole number from 0 to 65535.",
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
      "COOKIE_SECRET must have at least 32 characters.",
    ].join("\n"),
  );
});

test("mail needs a sender and further database addresses need the first", () => {
  expect(() => loadConfig({ DATA_DIR, SMTP_URL: "smtp://mail" })).toThrow(/MAIL_FROM must be set/);
  expect(() => loadConfig({ DATA_DIR, DATABASE_DIRECT_URL: "postgres://db/x" })).toThrow(
    /DATABASE_URL must be set/,
  );
});

test("proxies are named, never counted or believed at large", () => {
  expect(loadConfig({ DATA_DIR, TRUST_PROXY: "0" }).trustProxy).toBe(false);
  expect(loadConfig({ DATA_DIR, TRUST_PROXY: "loopback, 10.0.0.0/8" }).trustProxy).toEqual([
    "loopback",
    "10.0.0.0/8",
  ]);
  for (const TRUST_PROXY of [
    "true",
    "1",
    "2",
    "all",
    "0.0.0.0/0",
    "::/0",
    "10.0.0.0/33",
    "loopback,",
    "proxy",
  ])
    expect(() => loadConfig({ DATA_DIR, TRUST_PROXY }), TRUST_PROXY).toThrow(/TRUST_PROXY must be 0, or the/);
});

test("the cookie secret and the key that seals are made once, each its own", () => {
  const first = loadConfig({ DATA_DIR });
  const made = [first.cookieSecret, ...first.secretKeys];
  for (const secret of made) expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(new Set(made).size).toBe(2);
  expect(loadConfig({ DATA_DIR })).toMatchObject({
    cookieSecret: first.cookieSecret,
    secretKeys: first.secretKeys,
  });
  for (const name of ["cookie-secret", "secret-key"])
    expect(statSync(path.join(DATA_DIR, name)).mode & 0o077).toBe(0);
});

test("keys that seal are given with a comma between two, of 32 bytes each", () => {
  const [newer, older] = ["ab".repeat(32), "cd".repeat(32)];
  const { secretKeys } = loadConfig({ DATA_DIR, SECRET_KEYS: `${newer}, ${older}` });
  expect(secretKeys).toEqual([newer, older]);
  expect(() => loadConfig({ DATA_DIR, SECRET_KEYS: "abcd" })).toThrow(/SECRET_KEYS must be keys of 64/);
});

test("a data folder that cannot be made is one sentence", () => {
  const file = path.join(DATA_DIR, "file");
  writeFileSync(file, "");
  expect(() => loadConfig({ DATA_DIR: path.join(file, "data") })).toThrow(/cannot be written \(ENOTDIR\)/);
});

test("the README tells every variable as it is", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(withConfigTable(readme), "README.md is out of date: run `npm run config-table`").toBe(readme);
});

test("cards are taken with Stripe's key, which needs its price and signing secret", () => {
  const key = "sk_test_0123456789abcdef";
  expect(loadConfig({ DATA_DIR }).stripe).toBeUndefined();
  expect(loadConfig({ DATA_DIR }).subscription).toEqual({
    trialDays: 30,
    graceDays: 5,
    monthlyPrice: 2_900,
    currency: "USD",
    transferDetails: null,
  });
  expect(loadConfig({ DATA_DIR, PRICE_CURRENCY: " eur " }).subscription.currency).toBe("EUR");
  for (const wrong of ["dollars", "JPY", "U$D"])
    expect(() => loadConfig({ DATA_DIR, PRICE_CURRENCY: wrong })).toThrow("PRICE_CURRENCY must be");
  expect(() => loadConfig({ DATA_DIR, STRIPE_SECRET_KEY: key })).toThrow("STRIPE_PRICE_ID");
  const stripe = {
    STRIPE_SECRET_KEY: key,
    STRIPE_PRICE_ID: "price_1",
    STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
  };
  expect(loadConfig({ DATA_DIR, ...stripe }).stripe).toEqual({
    secretKey: key,
    priceId: "price_1",
    webhookSecret: "whsec_0123456789abcdef",
    address: undefined,
  });
  expect(() => loadConfig({ DATA_DIR, MONTHLY_PRICE_CENTS: "0" })).toThrow("MONTHLY_PRICE_CENTS");
});
