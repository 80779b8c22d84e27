import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { reloadQueries } from "./reload-queries.ts";

const client = new QueryClient({ defaultOptions: { queries: { networkMode: "always", retry: false } } });
afterEach(() => client.clear());

/** A list on screen whose answers are given by hand, in the order in which they were asked for. */
function aList(queryKey: readonly string[]) {
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const observer = new QueryObserver(client, { queryKey, queryFn });
  observer.subscribe(() => undefined);
  return { asked, shown: () => observer.getCurrentResult().data };
}

test("what happens while a list is loaded for the first time is in it in the end", async () => {
  const list = aList(["list"]);
  const reloaded = reloadQueries(client, ["list"]);
  expect(list.asked).toHaveLength(1);
  list.asked[0]?.resolve("before");
  await expect.poll(() => list.asked.length).toBe(2);
  expect(list.shown()).toBe("before");
  list.asked[1]?.resolve("after");
  await reloaded;
  expect(list.shown()).toBe("after");
});

test("a first load that fails is followed by another one", async () => {
  const list = aList(["list"]);
  const reloaded = reloadQueries(client, ["list"]);
  list.asked[0]?.reject(new Error("no network"));
  await expect.poll(() => list.asked.length).toBe(2);
  list.asked[1]?.resolve("after");
  await reloaded;
  expect(list.shown()).toBe("after");
});

test("a list that is there is asked for at once, also while it is being loaded again", async () => {
  const list = aList(["list"]);
  list.asked[0]?.resolve("first");
  await expect.poll(list.shown).toBe("first");
  void reloadQueries(client, ["list"]);
  void reloadQueries(client, ["list"]);
  await expect.poll(() => list.asked.length).toBe(3);
  list.asked[2]?.resolve("newest");
  await expect.poll(list.shown).toBe("newest");
});
