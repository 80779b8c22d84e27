import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Language } from "#platform/domain/text/languages.ts";
import { demoPassword, demoStaff, platformRoot } from "../../db/seeds/demo/demo-people.ts";
import { test as base, expect, openDevices } from "./journey.ts";
import type { SignIn } from "./restaurant.ts";
import { screenFaults } from "./screen-faults.ts";

const admin = { username: demoStaff.admin.username, password: demoPassword };
const root = { username: platformRoot.username, password: demoPassword };

const routes = new URL("../../src/app/web/routes/dashboard", import.meta.url);

/** Every screen of a restaurant, in the middle of the demo's working day: each file of routes is one but those that only lead on. */
export const staffScreens = readdirSync(routes, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && file !== "route.tsx" && !file.endsWith("index.tsx"))
  .map((file) => `/dashboard/${file.replace(/\.tsx$/, "").replaceAll(".", "/")}`)
  .concat("/dashboard/orders?view=floor", "/dashboard/settings/menu-items", "/dashboard/customers")
  .concat("/dashboard/customers/$customerId", "/dashboard/customers?view=owing", "/dashboard/inventory")
  .concat("/dashboard/purchases", "/dashboard/purchases/vendors")
  .concat("/dashboard/inventory/counts", "/dashboard/inventory/counts/open")
  .concat("/dashboard/settings/api?view=webhooks", "/dashboard/settings/api?view=deliveries")
  .concat("/dashboard/reservation?view=timeline", "/dashboard/reservation?view=waiting")
  .concat(
    "/dashboard/reports?type=last_7days",
    "/dashboard/reports?by=addon",
    "/dashboard/cash?view=differences",
  );

export const openScreens = [
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
  "/report-mail/unknown",
] as const;

/** Pages behind a link that guests were sent: drawn by the server, in the guests' languages. */
export const linkScreens = ["/d/unknown", "/r/unknown"] as const;

export const platformScreens = [
  "/superadmin/dashboard/home",
  "/superadmin/dashboard/tenants",
  "/superadmin/dashboard/tenants/$tenantId",
  "/superadmin/dashboard/tenants/$tenantId/subscription-history",
  "/superadmin/dashboard/reports",
  "/superadmin/dashboard/reports?type=last_7days",
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

interface Walker {
  /** A device of the demo's administrator, of the platform's operator, or of nobody. */
  pageOf(who: "admin" | "root" | "nobody", language?: Language): Promise<Page>;
}

const doors: Readonly<Record<"admin" | "root" | "nobody", { readonly at: string; readonly as?: SignIn }>> = {
  admin: { at: "/dashboard/profile", as: admin },
  root: { at: "/superadmin", as: root },
  nobody: { at: "/login" },
};

/** Whoever walks signs in once for all screens that a worker sees. */
export const test = base.extend<object, { readonly walker: Walker }>({
  walker: [
    async ({ browser }, use, { project }) => {
      const devices = openDevices(browser, project.use.baseURL ?? "");
      const pages = new Map<string, Promise<Page>>();
      await use({
        pageOf: (who, language = "es") =>
          pages.getOrInsertComputed(`${who} ${language}`, () => devices.visit({ ...doors[who], language })),
      });
      await devices.close();
      expect(devices.faults).toEqual([]);
    },
    { scope: "worker" },
  ],
});

/** The screen stands: its heading is there, and nothing is being loaded. */
export async function openScreen(page: Page, screen: string): Promise<void> {
  const address = await withIds(page, screen);
  await goTo(page, address);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (withCards.test(address))
    await expect(
      page.getByRole("article").or(page.locator("[data-card]")).nth(1),
      `${address} has cards`,
    ).toBeVisible();
}

/** Goes on to a screen of a restaurant as a link does, once its app runs: loading the app anew is what takes longest. */
async function goTo(page: Page, address: string): Promise<void> {
  if (![address, new URL(page.url()).pathname].every((each) => each.startsWith("/dashboard/"))) {
    await page.goto(address);
    return;
  }
  await page.evaluate(async (to) => {
    const router = window.__TSR_ROUTER__;
    if (!router) throw new Error("No router is running");
    const resolved = Promise.withResolvers<void>();
    const { pathname } = new URL(to, location.href);
    // What was on its way before may arrive meanwhile.
    const stop = router.subscribe("onResolved", ({ toLocation }) => {
      if (toLocation.pathname === pathname) resolved.resolve();
    });
    router.history.push(to);
    await resolved.promise;
    stop();
  }, address);
}

/** Where a screen about one thing finds the first one: of the menu, the store room, the vendors, or the newest customer. */
const firsts = [
  ["inventory/$itemId", "/api/v1/inventory?limit=1"],
  ["counts/open", "/api/v1/stock-counts?status=open&limit=1"],
  ["counts/$countId", "/api/v1/stock-counts?status=closed&limit=1"],
  ["$itemId", "/api/v1/menu-items/search?limit=1"],
  ["$vendorId", "/api/v1/vendors?limit=1"],
  ["$tenantId", "/api/v1/superadmin/tenants?limit=1"],
  ["$customerId", "/api/v1/customers?limit=1"],
] as const;

async function withIds(page: Page, screen: string): Promise<string> {
  const found = firsts.find(([part]) => screen.includes(part));
  if (!found) return screen;
  const [part, path] = found;
  const answer = (await (await page.request.get(path)).json()) as Readonly<Record<string, unknown>>;
  const listed = Object.values(answer).find((value) => Array.isArray(value)) as
    | readonly { id: number }[]
    | undefined;
  const [first] = listed ?? [];
  // A screen that says there is nothing would look as sound as the one that is meant.
  if (!first) throw new Error(`The demo has nothing to show at ${screen}`);
  return screen.replace(part, part.replace(/[^/]+$/, String(first.id)));
}

/** Nothing of the layout is wrong once it stands. */
export async function expectNoFault(page: Page, message: string): Promise<void> {
  await expect.poll(() => screenFaults(page), { message, intervals: [0, 50, 100, 250] }).toEqual([]);
}
