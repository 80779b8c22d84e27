import type { Browser, Page } from "@playwright/test";
import { apiBase } from "#app/contract/routes.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { seedLargeTenant } from "../db/seeds/large-tenant.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import { visit } from "./support/browser.ts";
import { type Figure, ms, times } from "./support/figure.ts";
import { percentiles } from "./support/percentiles.ts";
import { signIn } from "./support/sign-in.ts";
import { watchFrames } from "./support/watch-frames.ts";

const MENUS = [200, 5_000] as const;
const OPENINGS = 7;
const TAPS = 40;
const CHANGES = 9;
const CART_LINES = 12;
const WORDS = ["tamal 1", "cafe 4", "plato 10"] as const;

interface TillReading {
  readonly items: number;
  readonly usable: readonly number[];
  readonly taps: readonly number[];
  readonly searches: readonly number[];
  /** From sending a change of the menu until the till shows it. */
  readonly changes: readonly number[];
  readonly nodes: number;
  readonly products: { readonly detailed: number; readonly compact: number };
  readonly cartLines: number;
}

/** How quick the till is in the hand, with a usual menu and with a huge one. */
export async function tillFigure(world: BenchWorld): Promise<Figure> {
  const readings: TillReading[] = [];
  for (const items of MENUS) readings.push(await measureTill(world, items));
  const [usual] = readings;
  const against = (
    reading: TillReading,
    of: keyof Pick<TillReading, "usable" | "taps" | "searches" | "changes">,
  ) => times(percentiles(reading[of]).p95, percentiles((usual ?? reading)[of]).p95);
  const middleAndSlow = (values: readonly number[]) => {
    const { p50, p95 } = percentiles(values);
    return `${ms(p50)} / ${ms(p95)}`;
  };
  return {
    title: "The till in Chromium, 1280 × 800",
    aim: "tap to painted frame at most 100 ms; key to result at most 100 ms with 5,000 items",
    columns: ["what (p50 / p95)", ...readings.map(({ items }) => `${items} items`), "p95 of the usual"],
    rows: [
      figureRow(
        "usable after opening, files cached",
        readings,
        (reading) => middleAndSlow(reading.usable),
        (reading) => against(reading, "usable"),
      ),
      figureRow(
        "tap on a product to the next frame",
        readings,
        (reading) => middleAndSlow(reading.taps),
        (reading) => against(reading, "taps"),
      ),
      figureRow(
        "key in the search to its result",
        readings,
        (reading) => middleAndSlow(reading.searches),
        (reading) => against(reading, "searches"),
      ),
      figureRow(
        "a price changed by the owner until it is on the till",
        readings,
        (reading) => middleAndSlow(reading.changes),
        (reading) => against(reading, "changes"),
      ),
      figureRow(
        "elements in the DOM",
        readings,
        (reading) => String(reading.nodes),
        (reading) => times(reading.nodes, usual?.nodes ?? reading.nodes),
      ),
      figureRow("products in sight, with pictures", readings, (reading) => String(reading.products.detailed)),
      figureRow("products in sight, compact", readings, (reading) => String(reading.products.compact)),
      figureRow(`cart lines in sight, of ${CART_LINES}`, readings, (reading) => String(reading.cartLines)),
    ],
    notes: [
      `${OPENINGS} openings, ${CHANGES} changes, ${TAPS} taps with the mouse, ${WORDS.join("").length} keys. A frame counts when it was painted, from the moment the browser got the tap.`,
    ],
  };
}

function figureRow(
  what: string,
  readings: readonly TillReading[],
  cell: (reading: TillReading) => string,
  last: (reading: TillReading) => string = () => "",
): string[] {
  const largest = readings.at(-1);
  return [what, ...readings.map(cell), largest ? last(largest) : ""];
}

async function measureTill({ database: { db }, ...world }: BenchWorld, items: number): Promise<TillReading> {
  const tenantId = await seedLargeTenant(db, { items, orders: 0, openOrders: 12 });
  const token = await signIn(db, tenantId, ["POS", "SETTINGS"]);
  const { url, browser } = await world.web();
  const context = await openContext(browser, url, token, items);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFrames);
    // In detail at first: that is how figures were taken before narrow tills began compact.
    await page.addInitScript(() => {
      if (sessionStorage.getItem("view") === null) sessionStorage.setItem("view", "detailed");
    });
    const usable = await measureOpenings(page, `${url}/dashboard/pos`);
    const init = await context.request.get(url + apiBase + posInit.path);
    const plain = plainTitles((await init.json()) as InitAnswer);
    const detailed = await countInSight(page, "[data-index]");
    const changes = await measureChanges(page, (await init.json()) as InitAnswer);
    const taps = await measureTaps(page, plain);
    const searches = await measureSearch(page);
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    await page.evaluate(() => sessionStorage.setItem("view", "compact"));
    await page.reload();
    await page.locator("[data-index]").first().waitFor();
    const compact = await countInSight(page, "[data-index]");
    await fillCart(page, plain);
    await page.locator("ol").evaluate((list) => list.parentElement?.scrollTo({ top: 0 }));
    const cartLines = await countInSight(page, "ol > li");
    return { items, usable, taps, searches, changes, nodes, products: { detailed, compact }, cartLines };
  } finally {
    await context.close();
  }
}

function openContext(browser: Browser, url: string, token: string, items: number) {
  return visit(browser, { url, token, address: `10.4.0.${items % 200}` });
}

/** The screen opened again and again with the browser's cache warm, until a product can be tapped. */
async function measureOpenings(page: Page, address: string): Promise<number[]> {
  const usable: number[] = [];
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    await page.goto(address);
    await page.locator("[data-index]").first().waitFor();
    await page.waitForFunction(() => window.frameTimes.usable !== null);
    const at = await page.evaluate(() => window.frameTimes.usable);
    if (opening > 0 && at !== null) usable.push(at);
    await page.waitForLoadState("networkidle");
  }
  return usable;
}

/** The price of the first product in sight is raised by a cent again and again; the till hears of it and loads the menu anew. */
async function measureChanges(page: Page, { menuItems }: InitAnswer): Promise<number[]> {
  const title = await page.locator("[data-card] h2").first().textContent();
  const first = menuItems.find((item) => item.title === title);
  const changes: number[] = [];
  for (let change = 0; change < CHANGES; change += 1)
    changes.push(
      await page.evaluate(timeChange, { id: first?.id, path: `${apiBase}/menu-items/change-many` }),
    );
  return changes;
}

/** Runs in the page: milliseconds until the first card says something else. */
async function timeChange({ id, path }: { id: number | undefined; path: string }): Promise<number> {
  const card = () => document.querySelector("[data-index]")?.getAttribute("aria-label");
  const before = card();
  const startedAt = performance.now();
  const body = { items: [{ id }], change: { price: { by: "amount", value: 0.01 } } };
  const headers = { "content-type": "application/json" };
  const reply = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
  while (card() === before) {
    if (performance.now() - startedAt > 10_000)
      throw new Error(`Still "${before}" ten seconds after the change`);
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - startedAt;
}

interface InitAnswer {
  readonly menuItems: readonly {
    id: number;
    title: string;
    variants: readonly object[];
    addons: readonly object[];
  }[];
}

/** Titles whose tap goes straight into the cart, without a question. */
function plainTitles({ menuItems }: InitAnswer): string[] {
  return menuItems
    .filter(({ variants, addons }) => variants.length === 0 && addons.length === 0)
    .map(({ title }) => title);
}

async function measureTaps(page: Page, plain: readonly string[]): Promise<number[]> {
  await chooseCategory(page, "Categoría 2");
  const places = await placesInSight(page, plain);
  if (places.length < 2) throw new Error("Too few products without choices in sight");
  await page.evaluate(() => window.frameTimes.start("click"));
  for (let tap = 0; tap < TAPS; tap += 1) {
    await page.locator(`[data-index="${places[tap % places.length]}"]`).click();
    await page.waitForFunction((count) => window.frameTimes.waits.length >= count, tap + 1);
  }
  return page.evaluate(() => window.frameTimes.waits);
}

/** Another part of the menu. */
async function chooseCategory(page: Page, name: string): Promise<void> {
  await page.getByRole("radio", { name, exact: true }).check({ force: true });
  await page.waitForTimeout(300);
}

/** Numbers of the cards in sight whose tap asks nothing. */
function placesInSight(page: Page, plain: readonly string[]): Promise<string[]> {
  return page.evaluate((titles) => {
    const buttons = [...document.querySelectorAll<HTMLElement>("button[data-index]")];
    const wanted = buttons.filter((button) => {
      const card = button.closest("article") ?? button;
      const { top, bottom } = card.getBoundingClientRect();
      const words = [...card.querySelectorAll("h2, h3, span")].map((element) => element.textContent);
      return top >= 0 && bottom < innerHeight - 60 && words.some((word) => titles.includes(word ?? ""));
    });
    return wanted.map((button) => button.dataset.index ?? "");
  }, plain);
}

/** As many different products as a long cart has. */
async function fillCart(page: Page, plain: readonly string[]): Promise<void> {
  const lines = page.locator("ol > li");
  for (const category of ["Categoría 2", "Categoría 3", "Categoría 4", "Categoría 6", "Categoría 7"]) {
    await chooseCategory(page, category);
    for (const place of await placesInSight(page, plain)) {
      if ((await lines.count()) >= CART_LINES) return;
      await page.locator(`[data-index="${place}"]`).click();
    }
  }
}

async function measureSearch(page: Page): Promise<number[]> {
  const input = page.getByRole("searchbox").or(page.locator("input[type=search], input")).first();
  await page.evaluate(() => window.frameTimes.start("keydown"));
  let keys = 0;
  for (const word of WORDS) {
    await input.fill("");
    await input.focus();
    for (const key of word) {
      await page.keyboard.press(key === " " ? "Space" : key);
      keys += 1;
      await page.waitForFunction((count) => window.frameTimes.waits.length >= count, keys);
      await page.waitForTimeout(60);
    }
  }
  await input.fill("");
  return page.evaluate(() => window.frameTimes.waits);
}

/** How many of these a person sees whole, without scrolling. */
function countInSight(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const seen = [...document.querySelectorAll(wanted)].filter((element) => {
      const box = (element.closest("article") ?? element).getBoundingClientRect();
      const bottom = Math.min(
        innerHeight,
        ...ancestorsOf(element).map((parent) => parent.getBoundingClientRect().bottom),
      );
      return box.height > 0 && box.top >= 0 && box.bottom <= bottom + 1;
    });
    return seen.length;

    function ancestorsOf(element: Element): Element[] {
      const found: Element[] = [];
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement)
        if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) found.push(ancestor);
      return found;
    }
  }, selector);
}
