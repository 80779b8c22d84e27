import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LayerWindow, startLayerHistory } from "./layer-history.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Entry {
  state: unknown;
  href: string;
}
type PopListener = Parameters<LayerWindow["addEventListener"]>[1];

/** A tab with a screen, a router that believes what the history tells it, and layers that close when they are asked. */
class Tab {
  entries: Entry[] = [{ state: { key: 1 }, href: "/start" }];
  at = 0;
  layers: string[] = [];
  /** Layers that ask back and stay. */
  stubborn = new Set<string>();
  routerAt = "/start";
  private popListeners: PopListener[] = [];
  private onLayers = () => {};
  /** The browser goes one way after the other, whoever asked for it. */
  private onTheWay: number[] = [];
  private win = this.load();

  /** A page of its own with a `window` of its own, on the history that the tab has. */
  private load(): LayerWindow {
    const entry = () => this.entry;
    const win: LayerWindow = {
      location: {
        get href() {
          return entry().href;
        },
      },
      history: {
        get state() {
          return entry().state;
        },
        pushState: (state: unknown, _unused: string, href?: string | URL | null) => {
          const kept = this.entries.slice(0, this.at + 1);
          this.entries = [...kept, { state, href: String(href ?? entry().href) }];
          this.at += 1;
        },
        replaceState: (state: unknown, _unused: string, href?: string | URL | null) => {
          this.entries[this.at] = { state, href: String(href ?? entry().href) };
        },
        go: (steps = 0) => {
          this.onTheWay.push(steps);
          setTimeout(() => this.arrive());
        },
      },
      addEventListener: (_type, listener) => this.popListeners.push(listener),
    };
    this.popListeners = [];
    this.layers = [];
    this.routerAt = this.entry.href;
    startLayerHistory(win, {
      count: () => this.layers.length,
      closeFrom: (place) => {
        for (const name of this.layers.slice(place).reverse()) if (!this.stubborn.has(name)) this.close(name);
      },
      subscribe: (listener) => {
        this.onLayers = listener;
      },
    });
    this.popListeners.push(() => {
      this.routerAt = this.entry.href;
    });
    return win;
  }

  get entry(): Entry {
    const entry = this.entries[this.at];
    if (!entry) throw new Error("outside the history");
    return entry;
  }

  /** The page is loaded anew where it is: layers and listeners are gone. */
  reload() {
    this.win = this.load();
  }

  /** Somebody's Back or Forward, at once: the page has not done yet what it planned. */
  travel(steps: number) {
    this.onTheWay.push(steps);
    while (this.onTheWay.length > 0) this.arrive();
  }

  private arrive() {
    const to = this.at + (this.onTheWay.shift() ?? 0);
    if (to === this.at || to < 0 || to >= this.entries.length) return;
    this.at = to;
    let stopped = false;
    const event = {
      state: this.entry.state,
      stopImmediatePropagation: () => {
        stopped = true;
      },
    };
    for (const listener of this.popListeners) if (!stopped) listener(event);
  }

  open(name: string) {
    this.layers = [...this.layers, name];
    this.onLayers();
  }

  close(name: string) {
    this.layers = this.layers.filter((other) => other !== name);
    this.onLayers();
  }

  navigate(href: string, how: "pushState" | "replaceState" = "pushState") {
    this.routerAt = href;
    this.win.history[how]({ key: href }, "", href);
  }

  press(steps: -1 | 1) {
    this.travel(steps);
    vi.runAllTimers();
  }
}

function settled(prepare?: (tab: Tab) => void): Tab {
  const tab = new Tab();
  prepare?.(tab);
  vi.runAllTimers();
  return tab;
}

test("Back closes the topmost layer first and leaves the screen last", () => {
  const tab = settled((it) => it.navigate("/pos"));
  for (const name of ["sheet", "dialog"]) {
    tab.open(name);
    vi.runAllTimers();
  }
  expect(tab.entries).toHaveLength(4);
  tab.press(-1);
  expect([tab.layers, tab.routerAt]).toEqual([["sheet"], "/pos"]);
  tab.press(-1);
  expect([tab.layers, tab.routerAt]).toEqual([[], "/pos"]);
  tab.press(-1);
  expect(tab.routerAt).toBe("/start");
});

test("a layer closed otherwise takes its entry along; forward opens nothing and stays", () => {
  const tab = settled((it) => it.open("dialog"));
  expect(tab.at).toBe(1);
  tab.close("dialog");
  vi.runAllTimers();
  expect(tab.at).toBe(0);
  tab.press(1);
  expect([tab.at, tab.layers, tab.routerAt]).toEqual([0, [], "/start"]);
});

test("Back in the moment in which a layer closes means what lies below it", () => {
  const tab = settled((it) => it.navigate("/pos"));
  for (const name of ["sheet", "dialog"]) {
    tab.open(name);
    vi.runAllTimers();
  }
  tab.close("dialog");
  tab.press(-1);
  expect([tab.layers, tab.routerAt, tab.at]).toEqual([[], "/pos", 1]);
  tab.open("sheet");
  vi.runAllTimers();
  tab.close("sheet");
  tab.press(-1);
  expect(tab.routerAt).toBe("/start");
});

test("Back in the moment in which a layer opens closes that one alone", () => {
  const tab = settled((it) => it.navigate("/pos"));
  tab.open("sheet");
  vi.runAllTimers();
  tab.open("dialog");
  tab.press(-1);
  expect([tab.layers, tab.routerAt]).toEqual([["sheet"], "/pos"]);
  tab.close("sheet");
  tab.open("menu");
  tab.press(-1);
  expect([tab.layers, tab.routerAt]).toEqual([[], "/pos"]);
});

/** Each step as soon as the one before, or after the page did the next thing that it had planned. */
const quickly = <T extends string>(...steps: T[]) =>
  fc.array(fc.record({ step: fc.constantFrom(...steps), wait: fc.boolean() }), { maxLength: 5 });

test("however quickly layers come and go, Back closes the topmost", () => {
  fc.assert(
    fc.property(quickly("open", "close"), quickly("back"), (before, backs) => {
      const tab = settled((it) => it.navigate("/pos"));
      for (const [name, { step, wait }] of before.entries()) {
        if (wait) vi.advanceTimersToNextTimer();
        if (step === "open") tab.open(`layer ${name}`);
        else tab.close(tab.layers.at(-1) ?? "");
      }
      const left = tab.layers.length - backs.length;
      for (const { wait } of backs) {
        if (wait) vi.advanceTimersToNextTimer();
        tab.travel(-1);
      }
      vi.runAllTimers();
      expect([tab.routerAt, tab.layers.length]).toEqual(left < 0 ? ["/start", 0] : ["/pos", left]);
    }),
  );
});

test("a layer that asks before it closes stays, and Back asks it again", () => {
  const tab = settled((it) => {
    it.stubborn.add("form");
    it.open("form");
  });
  tab.press(-1);
  expect([tab.layers, tab.at]).toEqual([["form"], 1]);
  tab.stubborn.clear();
  tab.press(-1);
  expect([tab.layers, tab.at]).toEqual([[], 0]);
});

test.each([["before"], ["after"]])(
  "closing and going elsewhere at once (%s) leaves no entry behind",
  (when) => {
    const tab = settled((it) => it.open("menu"));
    if (when === "before") tab.navigate("/orders");
    tab.close("menu");
    if (when === "after") vi.advanceTimersToNextTimer();
    if (when === "after") tab.navigate("/orders");
    vi.runAllTimers();
    expect(tab.entries.map((entry) => entry.href)).toEqual(["/start", "/orders"]);
    tab.press(-1);
    expect(tab.routerAt).toBe("/start");
    tab.press(1);
    expect(tab.routerAt).toBe("/orders");
  },
);

test.each([["dialog", "sheet"], ["sheet"], []])(
  "going elsewhere from two layers, %s closing first, leaves no entry behind",
  (...first) => {
    const tab = settled();
    for (const name of ["sheet", "dialog"]) {
      tab.open(name);
      vi.runAllTimers();
    }
    for (const name of first) tab.close(name);
    tab.navigate("/orders");
    for (const name of ["dialog", "sheet"]) tab.close(name);
    vi.runAllTimers();
    expect([tab.entries.map((entry) => entry.href), tab.routerAt]).toEqual([
      ["/start", "/orders"],
      "/orders",
    ]);
    tab.press(-1);
    expect([tab.at, tab.routerAt]).toEqual([0, "/start"]);
  },
);

test("an address that changes while a layer is open is the screen's address afterwards", () => {
  for (const leave of [(tab: Tab) => tab.close("tables"), (tab: Tab) => tab.travel(-1)]) {
    const tab = settled((it) => it.open("tables"));
    tab.navigate("/start?tableId=4", "replaceState");
    leave(tab);
    vi.runAllTimers();
    expect([tab.at, tab.entry.href, tab.routerAt]).toEqual([0, "/start?tableId=4", "/start?tableId=4"]);
    expect(tab.entry.state).toMatchObject({ key: "/start?tableId=4" });
  }
});

test("a page that is loaded anew with a layer open stands on its screen", () => {
  const tab = settled((it) => it.open("dialog"));
  tab.reload();
  vi.runAllTimers();
  expect([tab.at, tab.routerAt]).toEqual([0, "/start"]);
});

/** What a person and the router may do; the numbers choose among what is open or where to. */
const step = fc.oneof(
  fc.record({ do: fc.constantFrom("open", "close", "back", "forward", "reload", "wait") }),
  fc.record({ do: fc.constantFrom("push", "replace"), to: fc.integer({ min: 1, max: 9 }) }),
);

test("whatever is opened and visited, each open layer has one entry", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const tab = settled();
      let names = 0;
      for (const next of steps) {
        names += 1;
        if (next.do === "open") tab.open(`layer ${names}`);
        else if (next.do === "close") tab.close(tab.layers.at(-1) ?? "");
        else if (next.do === "push" && "to" in next) tab.navigate(`/${next.to}`);
        else if (next.do === "replace" && "to" in next) tab.navigate(`/${next.to}`, "replaceState");
        else {
          vi.runAllTimers();
          const before = { layers: tab.layers.length, at: tab.routerAt };
          if (next.do === "back") tab.press(-1);
          else if (next.do === "forward") tab.press(1);
          else if (next.do === "reload") tab.reload();
          vi.runAllTimers();
          if (next.do === "back" && before.layers > 0)
            expect([tab.layers.length, tab.routerAt]).toEqual([before.layers - 1, before.at]);
          expect([tab.entry.href, depthOf(tab.entry)]).toEqual([tab.routerAt, tab.layers.length]);
        }
      }
    }),
  );
});

function depthOf(entry: Entry): number {
  return (entry.state as { uiLayers?: { depth: number } }).uiLayers?.depth ?? 0;
}
