import { expect, test } from "vitest";
import { FairTurns } from "./fair-turns.ts";

test("who brings much waits behind their own, others wait for one piece", async () => {
  const turns = new FairTurns<string>();
  const done: string[] = [];
  const piece = (key: string, name: string) =>
    turns.take(key, async () => {
      await Promise.resolve();
      done.push(name);
    });
  await Promise.all([
    piece("a", "a1"),
    piece("a", "a2"),
    piece("a", "a3"),
    piece("b", "b1"),
    piece("c", "c1"),
  ]);
  expect(done).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

test("one piece at a time; one that fails does not stop the next", async () => {
  const turns = new FairTurns<string>();
  let working = 0;
  let most = 0;
  const piece = (fails: boolean) =>
    turns.take("a", async () => {
      working += 1;
      most = Math.max(most, working);
      await Promise.resolve();
      working -= 1;
      if (fails) throw new Error("no");
    });
  const answers = await Promise.allSettled([piece(true), piece(false), piece(false)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(most).toBe(1);
});

test("a restaurant that sends ever more is refused, another is not", async () => {
  const turns = new FairTurns<string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const taken = Array.from({ length: 30 }, () => turns.take("a", () => promise));
  expect(taken.filter((work) => work === null).length).toBe(9);
  const other = turns.take("b", async () => "drawn");
  resolve();
  expect(await other).toBe("drawn");
  await Promise.all(taken.filter((work) => work !== null));
});
