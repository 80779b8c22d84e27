import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { loadConfig } from "../config/config.ts";
import { createSecretBox } from "../secrets/secret-box.ts";
import { processFault } from "./process-fault.ts";

const [A, B, C] = ["a1".repeat(32), "b2".repeat(32), "c3".repeat(32)];
const DATA_DIR = tmpdir();
const common = { DATA_DIR, COOKIE_SECRET: "0123456789abcdef0123456789abcdef", SECRET_KEYS: A };

function aProcess(env: Readonly<Record<string, string>> = {}) {
  const config = loadConfig({ ...common, ...env });
  const { fingerprints: keys } = createSecretBox(config.secretKeys);
  return { kind: config.process, settings: config.equalSettings, keys, startedAt: new Date(0) };
}

const faultOf = (own: Record<string, string>, other: Record<string, string>) =>
  processFault(aProcess(own), aProcess(other));

test("processes with the same shared settings run beside each other", () => {
  expect(faultOf({}, {})).toBeUndefined();
  const own = { PORT: "3001", HOST: "0.0.0.0", LOG_LEVEL: "debug", TRUST_PROXY: "loopback" };
  expect(faultOf({ ...own, PROCESS: "web" }, { PROCESS: "web" })).toBeUndefined();
  expect(faultOf({ PROCESS: "worker" }, { PROCESS: "web", API_DOCS: "0" })).toBeUndefined();
});

test("a setting that differs is named, and its value is not", () => {
  const fault = faultOf({ PUBLIC_URL: "https://a.example", TRIAL_DAYS: "7" }, {});
  expect(fault).toMatch(/^PUBLIC_URL, TRIAL_DAYS must be the same in all processes, and a process .*\(all, /);
  expect(fault).not.toContain("a.example");
  expect(faultOf({ PROCESS: "worker", REDIS_URL: "redis://r" }, { PROCESS: "web" })).toMatch(
    /^REDIS_URL must/,
  );
  expect(faultOf({ PROCESS: "web", API_DOCS: "0" }, { PROCESS: "web" })).toMatch(/^API_DOCS must/);
  expect(faultOf({ COOKIE_SECRET: "f".repeat(32) }, {})).toMatch(/^COOKIE_SECRET must be the same/);
  expect(JSON.stringify(aProcess({ TRIAL_DAYS: "7" }).settings)).not.toContain(common.COOKIE_SECRET);
});

test("keys differ only as far as each process opens what the other seals", () => {
  const keys = (own: string[], other: string[]) =>
    faultOf({ SECRET_KEYS: own.join(",") }, { SECRET_KEYS: other.join(",") });
  expect(keys([A], [B])).toMatch(/^SECRET_KEYS lacks the key/);
  expect(keys([B, A], [A])).toMatch(/^SECRET_KEYS begins with a key .* behind its own/);
  expect(keys([A], [B, A])).toMatch(/^SECRET_KEYS lacks the key/);
  // A rolling change: the new key behind everywhere, then in front everywhere, then alone.
  const steps = [[A], [A, B], [B, A], [B]];
  for (const [at, older] of steps.slice(0, -1).entries()) {
    const newer = steps[at + 1] ?? [];
    expect([keys(newer, older), keys(older, newer)], `${at}`).toEqual([undefined, undefined]);
  }
  expect(keys([A, B, C], [A])).toBeUndefined();
});
