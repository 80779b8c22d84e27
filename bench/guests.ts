import type { Browser } from "@playwright/test";
import { apiBase } from "#app/contract/routes.ts";
import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { seedLargeTenant } from "../db/seeds/large-tenant.ts";
import type { RequestLoad, RequestRate } from "./programs/get-load.ts";
import type { FloodAnswers, GuestFlood } from "./programs/guest-flood.ts";
import type { OrderLoad, OrderRate } from "./programs/order-load.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import { type Figure, kilobytes, ms, times } from "./support/figure.ts";
import { percentiles } from "./support/percentiles.ts";
import { runProgram } from "./support/run-program.ts";
import { smallTenants } from "./support/small-tenants.ts";

const ITEMS = 60;
const ROUNDS = 2;
const CONNECTIONS = 16;
const WINDOW = { warmSeconds: 1, seconds: 4 } as const;
/** A phone opens six; this one tries harder. */
const FLOOD_CONNECTIONS = 100;
const FLOODS = 3;
/** Tills that sell in turns: each stays within what a session may ask in a minute. */
const TILLS = 8;
/** Phones that ask: each stays within what one address may. */
const PHONES = 20_000;
const OPENINGS = 5;
/** Slow 4G as Lighthouse has it, on a phone whose processor is four times slower than this one's. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 } as const;
const SLOWER = 4;

/** What guests' phones ask of the server, how soon they read the menu, and what a flood from one of them does to the till. */
export async function guestsFigure(world: BenchWorld): Promise<Figure> {
  const { db } = world.database;
  const tenantId = await seedLargeTenant(db, { items: ITEMS, orders: 0, openOrders: 0 });
  const code = await showMenu(db, tenantId);
  const { url, browser } = await world.web();
  const reads = await readingRows(url, `${apiBase}/qrmenu/${code}`);
  const opened = await openings(browser, `${url}/m/${code}`);
  const flooded = await floodRows(world, url);
  return {
    title: `Guests: a menu of ${ITEMS} items, and a flood beside the till`,
    aim: "menu reads at least 0.40 of an empty JSON route; largest paint within 1.5 s, nothing shifts; the till as quick beside the flood as without it",
    columns: ["what", "value", "of its comparison"],
    rows: [...reads, ...opened, ...flooded],
    notes: [
      `Reads over ${CONNECTIONS} connections, ${ROUNDS} rounds in turns with /healthz, which has no limit to count and nothing to keep; from ${PHONES} addresses.`,
      `The phone: 390 × 844, two pixels a point, an empty cache, 150 ms and 1.6 Mbit/s (CDP), processor ${SLOWER} times slower; middle of ${OPENINGS} openings, slowest in brackets.`,
      `The flood: ${FLOOD_CONNECTIONS} connections from the till's own address, all that a guest may ask in turns, each order and PIN a new one.`,
    ],
  };
}

/** Switches the restaurant's menu on and gives its code. */
async function showMenu(db: Database, tenantId: Id<"Tenant">): Promise<string> {
  const { menu_code } = await db.inTenant(tenantId, (tx) =>
    tx.one(
      sqlOf
        .updateTable("store_settings")
        .set({ is_qr_menu_enabled: true, is_qr_order_enabled: true, is_guest_takeaway_enabled: true })
        .where("tenant_id", "=", tenantId)
        .returning("menu_code"),
    ),
  );
  return menu_code;
}

async function readingRows(url: string, path: string): Promise<string[][]> {
  const reply = await fetch(url + path, { headers: { "accept-encoding": "br" } });
  const etag = reply.headers.get("etag") ?? "";
  const headers = { "accept-encoding": "br, gzip" };
  const common = { url, headers, addresses: PHONES, connections: CONNECTIONS, ...WINDOW };
  const loads: Readonly<Record<"empty" | "known" | "whole", RequestLoad>> = {
    empty: { ...common, path: "/healthz", status: 200 },
    known: { ...common, path, headers: { ...headers, "if-none-match": etag }, status: 304 },
    whole: { ...common, path, status: 200 },
  };
  const rates = { empty: 0, known: 0, whole: 0 };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const what of ["empty", "known", "whole"] as const)
      rates[what] += (await runProgram<RequestRate>("get-load", loads[what], 60)).perSecond / ROUNDS;
  const rate = (value: number) => `${value.toFixed(0)}/s`;
  return [
    ["an empty JSON route", rate(rates.empty), ""],
    ["the menu, which the phone has (304)", rate(rates.known), times(rates.known, rates.empty)],
    ["the menu, whole", rate(rates.whole), times(rates.whole, rates.empty)],
  ];
}

interface Opening {
  readonly paint: number;
  readonly shift: number;
  readonly script: number;
}

async function openings(browser: Browser, address: string): Promise<string[][]> {
  const found: Opening[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) found.push(await open(browser, address));
  const paints = percentiles(found.map(({ paint }) => paint));
  const shift = Math.max(...found.map((each) => each.shift));
  const script = Math.max(...found.map((each) => each.script));
  return [
    ["largest paint on slow 4G", `${ms(paints.p50)} (${ms(paints.p99)})`, times(paints.p50, 1500)],
    ["what shifted (CLS)", shift.toFixed(3), ""],
    ["script, as it travelled", kilobytes(script), times(script, 90_000)],
  ];
}

async function open(browser: Browser, address: string): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "es-SV",
    extraHTTPHeaders: { "x-forwarded-for": "10.8.0.1" },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const scripts = new Set<string>();
    let script = 0;
    devtools.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Script") scripts.add(requestId);
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const painted = await page.evaluate(() => window.paintSeen);
    if (painted.largest === 0) throw new Error("The browser told of no paint");
    return { paint: painted.largest, shift: painted.shift, script };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    paintSeen: { largest: number; shift: number };
  }
}

/** Runs in the page: when the largest part was painted, and how much moved without being touched. */
function watchPaint(): void {
  const seen = { largest: 0, shift: 0 };
  window.paintSeen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Sales of a till alone, and while one phone behind the same router floods the restaurant, in turns. */
async function floodRows(world: BenchWorld, url: string): Promise<string[][]> {
  const { db } = world.database;
  const [tenant, ...others] = await smallTenants(db, TILLS, ["POS"]);
  const line = tenant?.cart.cart.find(({ addons_ids }) => addons_ids?.length === 0);
  if (tenant === undefined || line === undefined) throw new Error("No restaurant");
  const { address } = tenant;
  const tenants = [tenant, ...others].map((each) => ({ ...each, address }));
  const till: OrderLoad = { url, tenants, connections: 2, ...WINDOW };
  const flood: GuestFlood = {
    url,
    address,
    menuCode: await showMenu(db, tenant.tenantId),
    locator: await aLocator(db, tenant.tenantId),
    item: { id: line.id, price: line.price },
    connections: FLOOD_CONNECTIONS,
    seconds: WINDOW.warmSeconds + WINDOW.seconds,
  };
  const rows: string[][] = [];
  for (let round = 1; round <= FLOODS; round += 1) {
    const alone = await runProgram<OrderRate>("order-load", till, 30);
    const flooding = runProgram<FloodAnswers>("guest-flood", flood, 60);
    const beside = await runProgram<OrderRate>("order-load", till, 30);
    const { answers } = await flooding;
    rows.push(
      [`${round}. a sale at the till, nobody else`, percentileCells(alone), ""],
      [
        `${round}. beside a flood: ${told(answers)}`,
        percentileCells(beside),
        `p50 ${times(beside.p50, alone.p50)}, p95 ${times(beside.p95, alone.p95)}`,
      ],
    );
  }
  return rows;
}

const percentileCells = ({ p50, p95 }: OrderRate) => `p50 ${ms(p50)}, p95 ${ms(p95)}`;

/** How often each status was answered. */
function told(answers: FloodAnswers["answers"]): string {
  return Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
}

async function aLocator(db: Database, tenantId: Id<"Tenant">): Promise<string> {
  const { locator } = await db.inTenant(tenantId, (tx) =>
    tx.one(sqlOf.selectFrom("store_tables").select("locator").where("tenant_id", "=", tenantId).limit(1)),
  );
  return locator;
}
