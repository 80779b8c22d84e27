import type { Page } from "@playwright/test";
import {
  accessibilityFaults,
  colourRules,
  expectAccessible,
  rulesBesideColours,
} from "./support/accessibility.ts";
import { sizes } from "./support/device.ts";
import {
  expectNoFault,
  linkScreens,
  openScreen,
  openScreens,
  platformScreens,
  staffScreens,
  test,
} from "./support/every-screen.ts";
import { expect } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { tile } from "./support/till-page.ts";
import { wordless } from "./support/wordless.ts";

/**
 * The looks of every screen in Spanish: all widths, both modes, what is read aloud, and that each word is there. Words in the
 * other languages are every-screen-words.spec.ts.
 */
test.describe.configure({ mode: "parallel" });

const widths = [
  sizes.phone,
  { width: 768, height: 1024 },
  sizes.tablet,
  { width: 1280, height: 800 },
  sizes.desktop,
];

async function expectLooks(page: Page, address: string): Promise<void> {
  await openScreen(page, address);
  expect(await wordless(page), address).toEqual([]);
  for (const size of widths) {
    await page.setViewportSize(size);
    await expectNoFault(page, `${address}, ${size.width} px`);
    if (size === sizes.phone)
      expect(await accessibilityFaults(page, rulesBesideColours), address).toEqual([]);
  }
}

/** Nothing that the standard refuses on a wide screen, colours included: those of all parts are looked at in gallery.spec.ts. */
async function expectLegible(page: Page, address: string): Promise<void> {
  await page.setViewportSize(sizes.desktop);
  await openScreen(page, address);
  await expectAccessible(page, address);
}

for (const address of staffScreens) {
  test(`${address} fits at every width`, async ({ walker }) => {
    await expectLooks(await walker.pageOf("admin"), address);
  });
  test(`${address} is legible in both modes @further`, async ({ walker }) => {
    await expectLegible(await walker.pageOf("admin"), address);
  });
}

for (const address of [...openScreens, ...linkScreens]) {
  test(`${address.slice(0, 40)} fits at every width`, async ({ walker }) => {
    await expectLooks(await walker.pageOf("nobody"), address);
  });
  test(`${address.slice(0, 40)} is legible in both modes @further`, async ({ walker }) => {
    await expectLegible(await walker.pageOf("nobody"), address);
  });
}

// One test, because each code of an operator's app signs in once.
test("the platform's screens fit at every width and are legible in both modes", async ({ walker }) => {
  const page = await walker.pageOf("root");
  for (const address of platformScreens) {
    await expectLooks(page, address);
    await expectAccessible(page, address);
  }
});

test("the faults this file looks for are seen when they are there", async ({ visit }) => {
  const page = await visit({ at: "/login" });
  await openScreen(page, "/login");
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
    add("color: #999; background: #fff");
  });
  const faults = (await screenFaults(page)).join("\n");
  expect(faults).toContain("px sideways");
  expect(faults).toContain("20 × 20 px");
  expect(faults).toContain("lies over");
  expect((await accessibilityFaults(page, colourRules)).join("\n")).toContain("color-contrast");
});

test("on a phone the cart is a sheet over the menu", async ({ restaurant, visit }) => {
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
