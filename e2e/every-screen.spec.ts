import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { demoPassword, demoStaff, platformRoot } from "../db/seeds/demo/demo-people.ts";
import { type Language, languages } from "../src/messages/languages.ts";
import type { MessageKey } from "../src/messages/message-key.ts";
import { wordCatalogues } from "../src/messages/word-catalogues.ts";
import {
  accessibilityFaults,
  colourRules,
  expectAccessible,
  standardRules,
} from "./support/accessibility.ts";
import { test as base, expect, openDevices } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { tile } from "./support/till-page.ts";

const widths = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

const admin = { username: demoStaff.admin.username, password: demoPassword };
const root = { username: platformRoot.username, password: demoPassword };

const routes = new URL("../src/web/routes/dashboard", import.meta.url);

/** Every screen of a restaurant, in the middle of the demo's working day: each file of routes is one but those that only lead on. */
const staffScreens = readdirSync(routes, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && file !== "route.tsx" && !file.endsWith("index.tsx"))
  .map((file) => `/dashboard/${file.replace(/\.tsx$/, "").replaceAll(".", "/")}`)
  .concat("/dashboard/orders?view=floor", "/dashboard/settings/menu-items", "/dashboard/customers")
  .concat("/dashboard/customers/$customerId", "/dashboard/customers?view=owing", "/dashboard/inventory")
  .concat("/dashboard/purchases", "/dashboard/purchases/vendors")
  .concat("/dashboard/inventory/counts", "/dashboard/inventory/counts/open")
  .concat("/dashboard/settings/api?view=webhooks", "/dashboard/settings/api?view=deliveries")
  .concat("/dashboard/reservation?view=timeline", "/dashboard/reservation?view=waiting");

const openScreens = [
  "/login",
  "/superadmin",
  "/forgot-password",
  `/reset-password?token=${"x".repeat(43)}`,
  "/sign-up",
  `/sign-up/confirm?token=1.${"x".repeat(43)}`,
  "/no-access",
  "/success",
  "/cancelled-payment",
  "/look-in-over",
  "/d/unknown",
  "/r/unknown",
  "/report-mail/unknown",
] as const;

const platformScreens = [
  "/superadmin/dashboard/home",
  "/superadmin/dashboard/tenants",
  "/superadmin/dashboard/tenants/$tenantId",
  "/superadmin/dashboard/tenants/$tenantId/subscription-history",
  "/superadmin/dashboard/reports",
  "/superadmin/dashboard/contact-support",
  "/superadmin/dashboard/language",
  "/superadmin/dashboard/security",
  "/superadmin/dashboard/health",
  "/superadmin/dashboard/operations",
  "/superadmin/dashboard/announcements",
  "/superadmin/dashboard/look-ins",
  "/superadmin/dashboard/audit",
] as const;

/** Screens that show a working day: they stand when its cards are there. */
const withCards = /^\/dashboard\/(home|pos|kitchen|bar|orders|order-charge)$/;

/** Signed in once, the demo's administrator walks through all screens. */
const test = base.extend<object, { readonly office: Page }>({
  office: [
    async ({ browser }, use, { project }) => {
      const devices = openDevices(browser, project.use.baseURL ?? "");
      await use(await devices.visit({ at: "/dashboard/profile", as: admin }));
      await devices.close();
      expect(devices.faults).toEqual([]);
    },
    { scope: "worker" },
  ],
});

for (const address of staffScreens) {
  test(`${address} fits at every width and is accessible in both modes`, async ({ office }) => {
    await expectFits(office, address);
  });
}

test("the screens before signing in fit at every width and are accessible in both modes", async ({
  visit,
}) => {
  const page = await visit({ at: "/login" });
  for (const address of openScreens) await expectFits(page, address);
});

test("the platform's screens fit at every width and are accessible in both modes", async ({ visit }) => {
  const page = await visit({ at: "/superadmin", as: root });
  for (const address of platformScreens) await expectFits(page, address);
});

/** The screen stands: its heading is there, and nothing is being loaded. */
async function open(page: Page, screen: string): Promise<void> {
  const address = await withIds(page, screen);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (withCards.test(address))
    await expect(page.getByRole("article").nth(1), `${address} has cards`).toBeVisible();
}

/** The address of a screen about one thing: the first one of the menu, the store room or the vendors, or the newest customer. */
async function withIds(page: Page, screen: string): Promise<string> {
  const read = async (path: string) => (await (await page.request.get(path)).json()) as Listed;
  if (screen.includes("inventory/$itemId")) {
    const { items } = await read("/api/v1/inventory?limit=1");
    return screen.replace("$itemId", String(items?.[0]?.id));
  }
  const [count] = /counts\/(?:open|\$countId)$/.exec(screen) ?? [];
  if (count !== undefined) {
    const status = count.endsWith("open") ? "open" : "closed";
    const { rows } = await read(`/api/v1/stock-counts?status=${status}&limit=1`);
    return screen.replace(count, `counts/${rows?.[0]?.id}`);
  }
  if (screen.includes("$itemId")) {
    const { rows } = await read("/api/v1/menu-items/search?limit=1");
    return screen.replace("$itemId", String(rows?.[0]?.id));
  }
  if (screen.includes("$vendorId")) {
    const { rows } = await read("/api/v1/vendors?limit=1");
    return screen.replace("$vendorId", String(rows?.[0]?.id));
  }
  if (screen.includes("$tenantId")) {
    const { tenants } = await read("/api/v1/superadmin/tenants?perPage=1");
    return screen.replace("$tenantId", String(tenants?.[0]?.id));
  }
  if (!screen.includes("$customerId")) return screen;
  const { customers } = await read("/api/v1/customers?perPage=1");
  return screen.replace("$customerId", String(customers?.[0]?.id));
}

interface Listed {
  readonly rows?: readonly { readonly id: number }[];
  readonly items?: readonly { readonly id: number }[];
  readonly tenants?: readonly { readonly id: number }[];
  readonly customers?: readonly { readonly id: number }[];
}

async function expectFits(page: Page, address: string): Promise<void> {
  await open(page, address);
  for (const { width, height } of widths) {
    await page.setViewportSize({ width, height });
    await expectNoFault(page, `${address}, ${width} px`);
  }
  await expectAccessible(page, address);
}

async function expectNoFault(page: Page, message: string): Promise<void> {
  await expect.poll(() => screenFaults(page), { message, timeout: 3_000 }).toEqual([]);
}

for (const language of languages.filter((each) => each !== "es")) {
  test(`every screen has its words, fits and is accessible: ${language}`, async ({ visit }) => {
    const stretches = [
      { page: await visit({ at: "/login", language }), addresses: openScreens },
      { page: await visit({ at: "/superadmin", as: root, language }), addresses: platformScreens },
      { page: await visit({ at: "/dashboard/profile", as: admin, language }), addresses: staffScreens },
    ];
    for (const { page, addresses } of stretches)
      for (const address of addresses) {
        await open(page, address);
        await expectWorded(page, address, language);
      }
  });
}

/** The words are there, in the narrowest and the widest room, and read aloud. */
async function expectWorded(page: Page, address: string, language: Language): Promise<void> {
  const what = `${address}, ${language}`;
  await expect(page.locator("html"), what).toHaveAttribute("lang", language);
  expect(await wordless(page), what).toEqual([]);
  for (const { width, height } of [widths[0], widths[4]]) {
    await page.setViewportSize({ width, height });
    await expectNoFault(page, `${what}, ${width} px`);
  }
  expect(await accessibilityFaults(page, standardRules), what).toEqual([]);
}

/** Where a key or a gap stands in place of words, in texts and in names that are only read aloud. */
function wordless(page: Page): Promise<string[]> {
  const areas = Object.keys(wordCatalogues.es).join("|");
  return page.evaluate((pattern) => {
    const said = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap(
      (element) => ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name)),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) said.push(texts.currentNode.textContent);
    const words = [document.title, ...said].join("\n");
    return words.match(new RegExp(pattern, "g")) ?? [];
  }, String.raw`\b(?:${areas})\.[a-z_]+(?:\.[a-z_]+)*|\{\{.*?\}\}`);
}

test("the faults this file looks for are seen when they are there", async ({ visit }) => {
  const page = await visit({ at: "/login" });
  await open(page, "/login");
  expect(await screenFaults(page)).toEqual([]);
  const missing = "ui.close" satisfies MessageKey;
  await page.evaluate((missing) => {
    const add = (css: string) => {
      const button = document.createElement("button");
      button.textContent = css;
      button.setAttribute("style", css);
      document.body.append(button);
    };
    add("position: absolute; left: 0; top: 300px; width: 3000px; height: 60px");
    add("position: absolute; left: 8px; top: 400px; width: 20px; height: 20px");
    add("position: absolute; left: 100px; top: 500px; width: 80px; height: 60px");
    add("position: absolute; left: 100px; top: 500px; width: 90px; height: 66px; z-index: 2");
    add("color: #999; background: #fff");
    document.body.append(missing, "{{count}}");
  }, missing);
  const faults = (await screenFaults(page)).join("\n");
  expect(faults).toContain("px sideways");
  expect(faults).toContain("20 × 20 px");
  expect(faults).toContain("lies over");
  expect((await accessibilityFaults(page, colourRules)).join("\n")).toContain("color-contrast");
  expect(await wordless(page)).toEqual([missing, "{{count}}"]);
});

test("on a phone the cart is a sheet over the menu, and its total never leaves the screen", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter"), size: "phone" });
  await tile(page, "Carne asada").click();
  const bar = page.getByRole("button", { name: say("pos.cart.open") });
  await expect(bar).toContainText("$6.50");
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  const sheet = page.getByRole("dialog", { name: say("pos.screen.cart") });
  await expect(sheet.getByText("$6.50").last()).toBeInViewport({ ratio: 1 });
  expect(await screenFaults(page)).toEqual([]);
});
