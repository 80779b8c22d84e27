import { expect, test } from "vitest";
import { OneAtATime } from "./one-at-a-time.ts";

test("work on one thing is in order, also after a failure; other things do not wait", async () => {
  const turns = new OneAtATime();
  const done: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const piece = (key: string, name: string, wait?: Promise<void>) =>
    turns.take(key, async () => {
      await wait;
      done.push(name);
      if (name === "a2") throw new Error("no");
    });
  const all = [piece("a", "a1", held), piece("a", "a2"), piece("a", "a3")];
  await piece("b", "b1");
  expect(done).toEqual(["b1"]);
  release();
  await Promise.allSettled(all.filter((work) => work !== null));
  expect(done).toEqual(["b1", "a1", "a2", "a3"]);
});

test("of a flood for one thing twenty are taken, and others when those are through", async () => {
  const turns = new OneAtATime();
  const taken = Array.from({ length: 30 }, () => turns.take("a", async () => undefined));
  expect(taken.filter((work) => work === null)).toHaveLength(10);
  await Promise.all(taken.filter((work) => work !== null));
  expect(await turns.take("a", async () => "again")).toBe("again");
});
