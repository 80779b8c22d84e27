import { afterEach, expect, test, vi } from "vitest";
import {
  emptyQueue,
  type ImportQueue,
  type QueuedDocument,
  readStoredQueue,
  storeQueue,
} from "./saved-queue.ts";

/** A browser with room for so many characters. */
function storageOf(room: number) {
  const kept = new Map<string, string>();
  const localStorage = Object.assign(Object.create(null) as Record<string, unknown>, {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => {
      const others = [...kept].filter(([other]) => other !== key).map(([, each]) => each.length);
      if (others.reduce((sum, length) => sum + length, text.length) > room) throw new Error("no room");
      kept.set(key, text);
    },
  });
  const withKeys = new Proxy(localStorage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal("window", { localStorage: withKeys });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

const aDocument = (key: string, text: string): QueuedDocument => ({
  key,
  name: `${key}.json`,
  text,
  edits: {},
  imported: null,
});
const aQueue = (...documents: readonly QueuedDocument[]): ImportQueue => ({ ...emptyQueue, documents });

test("where there is no room for more, what was kept before stays", () => {
  storageOf(600);
  const one = aQueue(aDocument("a", "{}"));
  expect(storeQueue(1, one, emptyQueue)).toBe(true);
  expect(storeQueue(1, { ...one, pasted: "x".repeat(1000) }, one)).toBe(false);
  expect(readStoredQueue(1)).toEqual(one);
});

test("a text that no list names is taken away at the next start", () => {
  const kept = storageOf(10_000);
  const one = aQueue(aDocument("a", "{}"));
  storeQueue(1, one, emptyQueue);
  storeQueue(12, one, emptyQueue);
  kept.set("purchase-import/1/1/gone", "{}");
  expect(readStoredQueue(1)).toEqual(one);
  expect([...kept.keys()].toSorted()).toEqual([
    "purchase-import/1/1",
    "purchase-import/1/1/a",
    "purchase-import/1/12",
    "purchase-import/1/12/a",
  ]);
});
