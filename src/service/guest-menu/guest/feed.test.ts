import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFeedLive, isServerAway, onFeed, onServerAway, openFeed } from "./feed.ts";

/** The browser's stream: a test sends what the server would. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;
  isClosed = false;
  onerror: (() => void) | null = null;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSource.opened.push(this);
  }

  close() {
    this.isClosed = true;
  }

  hears(name: string, data: object = {}) {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const newest = () => FakeSource.opened.at(-1) as FakeSource;

beforeEach(() => {
  vi.useFakeTimers();
  const shown = new EventTarget();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", shown.addEventListener.bind(shown));
  vi.stubGlobal("removeEventListener", shown.removeEventListener.bind(shown));
  vi.stubGlobal("dispatchEvent", shown.dispatchEvent.bind(shown));
  page.visibilityState = "visible";
  FakeSource.opened = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("each beginning lets the page read once; the menu's version comes with it", () => {
  const [menus, orders]: [string[], string[]] = [[], []];
  const end = openFeed("/events", (version) => menus.push(version));
  const stop = onFeed(["order_update", "visits_changed"], () => orders.push("read"));
  expect(isFeedLive()).toBe(false);
  newest().hears("hello", { menu: "a" });
  expect([isFeedLive(), menus, orders]).toEqual([true, ["a"], ["read", "read"]]);
  newest().hears("menu_changed", { menu: "b" });
  newest().hears("order_update");
  expect([menus, orders.length]).toEqual([["a", "b"], 3]);
  stop();
  end();
  expect([newest().isClosed, isFeedLive()]).toEqual([true, false]);
});

test("a broken or silent stream is opened again, each time later", () => {
  const end = openFeed("/events", () => undefined);
  newest().hears("hello", { menu: "a" });
  newest().onerror?.();
  expect(isFeedLive()).toBe(false);
  vi.advanceTimersByTime(1_500);
  expect(FakeSource.opened).toHaveLength(2);
  newest().onerror?.();
  vi.advanceTimersByTime(999);
  expect(FakeSource.opened).toHaveLength(2);
  vi.advanceTimersByTime(2_001);
  expect(FakeSource.opened).toHaveLength(3);
  newest().hears("hello", { menu: "a" });
  vi.advanceTimersByTime(40_000);
  newest().hears("alive");
  vi.advanceTimersByTime(40_000);
  expect(FakeSource.opened).toHaveLength(3);
  vi.advanceTimersByTime(7_000);
  expect([FakeSource.opened.length, newest().isClosed]).toEqual([4, false]);
  end();
});

test("two attempts that reach nobody mean no connection, a refusal does not", () => {
  let told = 0;
  const stop = onServerAway(() => told++);
  const end = openFeed("/events", () => undefined);
  newest().onerror?.();
  expect(isServerAway()).toBe(false);
  vi.advanceTimersByTime(1_500);
  newest().onerror?.();
  expect([isServerAway(), told]).toEqual([true, 2]);
  vi.advanceTimersByTime(3_000);
  newest().hears("hello", { menu: "a" });
  expect(isServerAway()).toBe(false);
  for (const _ of [1, 2, 3]) {
    newest().readyState = FakeSource.CLOSED;
    newest().onerror?.();
    vi.advanceTimersByTime(10_000);
  }
  expect(isServerAway()).toBe(false);
  stop();
  end();
});

test("a phone in a pocket holds no connection", () => {
  const end = openFeed("/events", () => undefined);
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(newest().isClosed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(FakeSource.opened).toHaveLength(1);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSource.opened).toHaveLength(2);
  end();
});
