import type { Page } from "@playwright/test";
import { cuttableLine } from "./support/cuttable-line.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

const isAnswer = (url: URL) => url.pathname.startsWith("/api/") && !url.pathname.includes("/auth/");

/** Holds every answer of the API but that of who is signed in, until it is let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(isAnswer, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

const waiting = [
  { at: "/dashboard/home", name: "ui.loading" },
  { at: "/dashboard/pos", name: "pos.screen.loading" },
  { at: "/dashboard/orders", name: "ui.loading" },
  { at: "/dashboard/kitchen", name: "kitchen.loading" },
  { at: "/dashboard/invoices", name: "ui.loading" },
] as const;

for (const { at, name } of waiting)
  test(`${at} keeps its frame and draws its shape while it waits`, async ({ restaurant, visit }) => {
    const page = await visit({ as: await restaurant.hire("admin"), size: "desktop" });
    const letGo = await holdAnswers(page);
    await page.goto(at);
    const shape = page.getByRole("status", { name: say(name) }).first();
    await expect(shape).toBeVisible();
    await expect(page.getByRole("navigation").first()).toBeVisible();
    // The word is for those who hear the page.
    await expect(page.getByText(say(name), { exact: true })).toHaveCount(0);
    const frame = await page.getByRole("main").boundingBox();
    letGo();
    await expect(shape).toHaveCount(0);
    expect(await page.getByRole("main").boundingBox()).toEqual(frame);
  });

test("a list without a server says what to do, the line is told in one place", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ as: await restaurant.hire("admin"), size: "desktop" });
  const line = await cuttableLine(page);
  let isDown = true;
  await page.route(isAnswer, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/dashboard/invoices");
  const failure = page.getByRole("alert").filter({ hasText: say("platform.offline") });
  await expect(failure.getByRole("button", { name: say("ui.retry") })).toBeVisible();
  await line.cut();
  const lost = page.getByRole("button", { name: new RegExp(say("shell.offline")) });
  await expect(lost).toHaveCount(1);
  await lost.click();
  await expect(page.getByText(say("shell.lost_hint"))).toBeVisible();
  isDown = false;
  await line.mend();
  await page.getByRole("menuitem", { name: say("shell.connect_now") }).click();
  await expect(failure).toHaveCount(0);
  await expect(lost).toHaveCount(0);
});

test("a server without an answer is told within 5 s, and the screen goes on trying", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ as: await restaurant.hire("admin"), size: "phone" });
  await page.clock.install();
  const letGo = await holdAnswers(page);
  await page.goto("/dashboard/customers");
  await expect(page.getByRole("status", { name: say("ui.loading") }).first()).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText(say("ui.slow"))).toHaveCount(1);
  letGo();
  await expect(page.getByText(say("ui.slow"))).toHaveCount(0);
});
