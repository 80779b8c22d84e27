import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { demoPassword, demoStaff, platformRoot } from "../db/seeds/demo/demo-people.ts";
import { type Language, languages } from "../src/messages/languages.ts";
import { sayIn } from "../src/server/platform/i18n/say.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { screenFaults } from "./support/screen-faults.ts";

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

/** Every screen of a restaurant, in the middle of the demo's working day: each file of routes is one. */
const staffScreens = readdirSync(routes)
  .filter((file) => file !== "route.tsx" && file !== "index.tsx")
  .map((file) => `/dashboard/${file.replace(/\.tsx$/, "").replaceAll(".", "/")}`)
  .concat("/dashboard/orders?view=floor");

const openScreens = [
  "/login",
  "/superadmin",
  "/forgot-password",
  `/reset-password?token=${"x".repeat(43)}`,
  "/no-access",
] as const;

/** Screens that show a working day: they stand when its cards are there. */
const withCards = /\/dashboard\/(pos|kitchen|bar|orders|order-charge)$/;

/** The screen stands: its heading is there, and nothing is being loaded. */
async function settled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (withCards.test(address)) await expect(page.getByRole("article").nth(1)).toBeVisible();
}

for (const language of languages) {
  for (const address of staffScreens) {
    test(`${address} fits at every width and is accessible in both modes; ${language}`, async ({ visit }) => {
      const page = await visit({ at: "/dashboard/profile", as: admin, language });
      await expectFits(page, address, language);
    });
  }

  test(`the screens before signing in fit at every width and are accessible in both modes; ${language}`, async ({
    visit,
  }) => {
    const page = await visit({ at: "/login", language });
    for (const address of openScreens) await expectFits(page, address, language);
  });

  test(`the platform's start fits at every width and is accessible in both modes; ${language}`, async ({
    visit,
  }) => {
    const page = await visit({ at: "/superadmin", as: root, language });
    await expectFits(page, "/superadmin/dashboard/home", language);
  });
}

async function expectFits(page: Page, address: string, language: Language): Promise<void> {
  await settled(page, address);
  for (const size of widths) {
    await page.setViewportSize(size);
    await expect
      .poll(() => screenFaults(page), {
        message: `${address}, ${size.width} px, ${language}`,
        timeout: 3_000,
      })
      .toEqual([]);
  }
  await expectAccessible(page, address);
}

test("the faults this file looks for are seen when they are there", async ({ visit }) => {
  const page = await visit({ at: "/login" });
  await settled(page, "/login");
  expect(await screenFaults(page)).toEqual([]);
  await page.evaluate(() => {
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
  });
  const faults = (await screenFaults(page)).join("\n");
  expect(faults).toContain("px sideways");
  expect(faults).toContain("20 × 20 px");
  expect(faults).toContain("lies over");
});

test("on a phone the cart is a sheet over the menu, and its total never leaves the screen", async ({
  restaurant,
  visit,
}) => {
  const say = sayIn("es");
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter"), size: "phone" });
  await page.getByRole("button", { name: /^Agregar Carne asada/ }).click();
  const bar = page.getByRole("button", { name: say("pos.cart.open") });
  await expect(bar).toContainText("$6.50");
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  const sheet = page.getByRole("dialog", { name: say("pos.screen.cart") });
  await expect(sheet.getByText("$6.50").last()).toBeInViewport({ ratio: 1 });
  expect(await screenFaults(page)).toEqual([]);
});
