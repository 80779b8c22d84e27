import { expect, test } from "vitest";
import { HASHES_MAX, inHashQueue, STRANGERS_MAX } from "./hash-queue.ts";

const known = async () => true;
const refusal = { code: "too_many_requests", options: { details: { seconds: 1 } } };

test("two are computed at once, and beyond six strangers are refused", async () => {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const hash = (who: string, isKnown?: () => Promise<boolean>) =>
    inHashQueue(async () => {
      begun.push(who);
      await new Promise<void>((resolve) => finish.push(resolve));
      return who;
    }, isKnown);
  const all = Array.from({ length: STRANGERS_MAX }, (_, at) => hash(`stranger ${at}`));
  await expect(hash("one stranger too many")).rejects.toMatchObject(refusal);
  for (let free = STRANGERS_MAX; free < HASHES_MAX; free += 1) all.push(hash(`known ${free}`, known));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(hash("one too many", known)).rejects.toMatchObject(refusal);
  expect(begun).toEqual(["stranger 0", "stranger 1"]);
  for (let done = 0; done < HASHES_MAX; done += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    expect(finish.length).toBeLessThanOrEqual(2);
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(all)).toHaveLength(HASHES_MAX);
  expect(begun.slice(2, 4).every((who) => who.startsWith("known"))).toBe(true);
  expect(await inHashQueue(async () => "free again")).toBe("free again");
});

test("a hash that fails gives its place back", async () => {
  for (let time = 0; time < HASHES_MAX + 2; time += 1) {
    await expect(inHashQueue(() => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
  }
  expect(await inHashQueue(async () => 1)).toBe(1);
});
