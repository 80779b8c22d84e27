import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { type DeviceOptions, deviceSettings, fromAnAddress, signInOn } from "./device.ts";
import { openDatabase } from "./open-database.ts";
import {
  anEmptyRestaurant,
  aRestaurant,
  type EmptyRestaurant,
  type Restaurant,
  type SignIn,
} from "./restaurant.ts";

export interface Visit extends DeviceOptions {
  /** The address to begin at; left out where the device is got ready for one first: nothing is loaded only to be left. */
  readonly at?: string;
  /** Signed in through the API beforehand; nobody is when left out. */
  readonly as?: SignIn;
}

/** Opens the product on a device of its own: another visit, another browser. */
export type OpenDevice = (visit: Visit) => Promise<Page>;

/** Signs somebody in who does what they do elsewhere, through the API: nothing is loaded that nobody looks at. */
type CallAs = (person: SignIn) => Promise<APIRequestContext>;

interface JourneyFixtures {
  /** A restaurant of the test's own. */
  readonly restaurant: Restaurant;
  /** One that nobody has set up yet. */
  readonly emptyRestaurant: EmptyRestaurant;
  readonly visit: OpenDevice;
  readonly callAs: CallAs;
}

/** A test through the product. It fails, too, when a page throws or its security policy refuses something. */
export const test = base.extend<JourneyFixtures, { readonly database: Database }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const database = await openDatabase();
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],
  restaurant: async ({ database }, use) => use(await aRestaurant(database)),
  emptyRestaurant: async ({ database }, use) => use(await anEmptyRestaurant(database)),
  visit: async ({ browser, baseURL }, use) => {
    const devices = openDevices(browser, known(baseURL));
    await use(devices.visit);
    await devices.close();
    expect(devices.faults).toEqual([]);
  },
  callAs: async ({ playwright, baseURL }, use) => {
    const devices: APIRequestContext[] = [];
    await use(async (person) => {
      const device = await playwright.request.newContext({
        baseURL: known(baseURL),
        extraHTTPHeaders: fromAnAddress(),
      });
      devices.push(device);
      await signInOn(device, person, "/dashboard");
      return device;
    });
    await Promise.all(devices.map((device) => device.dispose()));
  },
});

function known(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error("The tests need the address of the product");
  return baseURL;
}

/** Devices that note what goes wrong on them until they are closed. */
export function openDevices(browser: Browser, baseURL: string) {
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  const visit: OpenDevice = async ({ at, as, ...device }) => {
    const context = await browser.newContext({ baseURL, ...deviceSettings(baseURL, device) });
    contexts.push(context);
    noteFaults(context, faults);
    context.on("page", goAgainAfterBack);
    await context.addInitScript(printAtOnce);
    if (as) await signInOn(context.request, as, at ?? "/dashboard");
    const page = await context.newPage();
    if (at !== undefined) await page.goto(at);
    return page;
  };
  const close = async () => {
    // Closing windows is not what is tested: one that takes its time goes with the browser.
    const late = new Promise<void>((resolve) => setTimeout(resolve, 10_000).unref());
    await Promise.race([Promise.allSettled(contexts.map((context) => context.close())), late]);
  };
  return { visit, close, faults };
}

export { expect };

function noteFaults(context: BrowserContext, faults: string[]): void {
  context.on("weberror", (fault) => faults.push(fault.error().stack ?? String(fault.error())));
  context.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) faults.push(message.text());
  });
}

/**
 * A layer that has just closed steps back in the history, and a browser that is still about to do so drops an address that is
 * asked for in the same moment. Nobody types as quickly; it is asked for again.
 */
function goAgainAfterBack(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = (...to) =>
    goto(...to).catch((error: unknown) => {
      if (!String(error).includes("ERR_ABORTED")) throw error;
      return goto(...to);
    });
}

/**
 * There is no printer: what a page sends to it is counted, and taken for printed. A window that would close itself then says so
 * and stays, so that its paper can be read.
 */
function printAtOnce(): void {
  window.close = () => {
    document.documentElement.dataset.closed = "1";
  };
  window.print = () => {
    const { dataset } = document.documentElement;
    dataset.printed = String(Number(dataset.printed ?? 0) + 1);
    window.dispatchEvent(new Event("beforeprint"));
    window.dispatchEvent(new Event("afterprint"));
  };
}
