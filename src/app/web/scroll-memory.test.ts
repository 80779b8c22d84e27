import { expect, test } from "vitest";
import { startOf, startScrollMemory } from "./scroll-memory.ts";

const place = (pathname: string, key: string, search: object = {}, hash = "") => ({
  pathname,
  search,
  hash,
  state: { __TSR_key: key, __TSR_index: 0 },
});
type Place = ReturnType<typeof place>;

test.each([
  ["another settings screen", place("/settings", "a"), place("/settings/charging", "b"), 0],
  ["the next item", place("/items/1", "a"), place("/items/2", "b"), 0],
  ["the next page of a list", place("/invoices", "a"), place("/invoices", "b", { page: 2 }), 0],
  ["a filter of the list", place("/invoices", "a", { page: 1 }), place("/invoices", "b", { q: "x" }), null],
  ["a dialog over it", place("/invoices", "a"), place("/invoices", "b", { invoice: 7 }), null],
  ["a part of another screen", place("/invoices", "a"), place("/settings", "b", {}, "hours"), null],
])("%s begins where it should", (_, from, to, top) => {
  expect(startOf({ from, to, left: undefined })).toBe(top);
});

/** A router that is told where it goes, and the content of its frame. */
function aFrame() {
  const heard = new Map<string, (event: object) => void>();
  const main = { scrollTop: 0 };
  startScrollMemory(
    { subscribe: ((name: string, fn: (event: object) => void) => heard.set(name, fn)) as never },
    () => [null, main],
  );
  let at: Place | undefined;
  return {
    main,
    go: (to: Place) => {
      const event = { fromLocation: at, toLocation: to };
      heard.get("onBeforeLoad")?.(event);
      heard.get("onRendered")?.(event);
      at = to;
    },
  };
}

test("a long settings screen does not hand its position to the next one; Back finds it", () => {
  const { main, go } = aFrame();
  const [store, charging] = [place("/settings", "a"), place("/settings/charging", "b")];
  go(store);
  main.scrollTop = 900;
  go(charging);
  expect(main.scrollTop).toBe(0);
  main.scrollTop = 300;
  go(store);
  expect(main.scrollTop).toBe(900);
  go(charging);
  expect(main.scrollTop).toBe(300);
});

test("what opens over a list and closes again leaves it where it is", () => {
  const { main, go } = aFrame();
  go(place("/invoices", "a"));
  main.scrollTop = 640;
  go(place("/invoices", "b", { invoice: 7 }));
  expect(main.scrollTop).toBe(640);
  go(place("/invoices", "a"));
  expect(main.scrollTop).toBe(640);
});
