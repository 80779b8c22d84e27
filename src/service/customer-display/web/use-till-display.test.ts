import { expect, test } from "vitest";
import { whenLoaded } from "./use-till-display.ts";

test("what was asked first is done first, whichever load settles first", async () => {
  const loads = Array.from({ length: 2 }, () => Promise.withResolvers<string[]>());
  let next = 0;
  const use = whenLoaded(() => loads[next++]?.promise ?? Promise.reject(new Error("one load too many")));
  const done: string[] = [];
  use((loaded) => void loaded.push("opened"));
  use((loaded) => void loaded.push("shown"));
  for (const { resolve } of loads.toReversed()) {
    resolve(done);
    await Promise.resolve();
  }
  await loads[0]?.promise;
  expect(done).toEqual(["opened", "shown"]);
});

test("what was stopped before it was loaded is not begun", async () => {
  let tries = 0;
  const use = whenLoaded(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no network");
    return "link";
  });
  const begun: string[] = [];
  use((loaded) => void begun.push(loaded));
  await new Promise((resolve) => setTimeout(resolve));
  use((loaded) => void begun.push(`${loaded} stopped`))();
  use((loaded) => void begun.push(loaded));
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual(["link"]);
});
