import type { Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import { type Language, languages, testLanguage, usualLanguage } from "#platform/domain/text/languages.ts";
import { accessibilityFaults, rulesBesideColours } from "./support/accessibility.ts";
import { cutTexts } from "./support/cut-texts.ts";
import { sizes } from "./support/device.ts";
import { openScreen, openScreens, platformScreens, staffScreens, test } from "./support/every-screen.ts";
import { expect } from "./support/journey.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { foreignTexts, speak } from "./support/speak.ts";
import { listenTo, untranslated } from "./support/untranslated.ts";
import { wordless } from "./support/wordless.ts";

/**
 * The words of every screen in each language but Spanish, whose looks are every-screen-looks.spec.ts: none is missing, of another
 * language or cut, nothing lies over another or scrolls sideways, and a language that is written from the right mirrors the screen.
 * In the made-up language of tests every word stands in brackets, so what stands outside of them is a text that is written into the
 * code (docs/decisions/0113).
 */
test.describe.configure({ mode: "parallel" });

const others = languages.filter((language) => language !== usualLanguage);

for (const address of staffScreens) {
  test(`${address} has its words in the other languages @further`, async ({ walker }) => {
    await expectWorded(await walker.pageOf("admin"), address);
  });
}

for (const address of openScreens) {
  test(`${address.slice(0, 40)} has its words in the other languages @further`, async ({ walker }) => {
    await expectWorded(await walker.pageOf("nobody"), address);
  });
}

// One test, because each code of an operator's app signs in once.
test("the platform's screens have their words in the other languages", async ({ walker }) => {
  const page = await walker.pageOf("root");
  for (const address of platformScreens) await expectWorded(page, address);
});

/** All languages without loading the screen anew, as for a person who chooses another one; all that is wrong is told at once. */
async function expectWorded(page: Page, address: string): Promise<void> {
  await page.setViewportSize(sizes.desktop);
  await listenTo(page);
  await openScreen(page, address);
  const faults: string[] = [];
  for (const language of others) faults.push(...(await faultsIn(page, language)));
  await page.setViewportSize(sizes.desktop);
  await speak(page, testLanguage);
  await expectBracketed(page, address);
  await speak(page, usualLanguage);
  expect(faults, address).toEqual([]);
}

async function faultsIn(page: Page, language: Language): Promise<string[]> {
  await page.setViewportSize(sizes.desktop);
  await speak(page, language);
  const faults = await wordless(page);
  // What the server puts into words is asked for anew.
  faults.push(...(await settled(() => foreignTexts(page, language))));
  for (const size of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(size);
    const found = await settled(() => screenFaults(page));
    faults.push(...[...found, ...(await cutTexts(page))].map((fault) => `${size.width} px: ${fault}`));
  }
  faults.push(...(await accessibilityFaults(page, rulesBesideColours)));
  return faults.map((fault) => `${language}: ${fault}`);
}

/** What is found once the screen stands: nothing, or what stays. */
async function settled(look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (const pause of [50, 100, 250, 500]) {
    if (found.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    found = await look();
  }
  return found;
}

/** What is shown last may have come before its answer was heard. */
const expectBracketed = (page: Page, message: string) =>
  expect.poll(() => untranslated(page), { message }).toEqual([]);

test("a key and a gap in place of words are seen when they are there", async ({ visit }) => {
  const page = await visit({ at: "/login" });
  await openScreen(page, "/login");
  expect(await wordless(page)).toEqual([]);
  const missing = "ui.close" satisfies MessageKey;
  await page.evaluate((key) => document.body.append(key, "{{count}}"), missing);
  expect(await wordless(page)).toEqual([missing, "{{count}}"]);
});

test("a text that is written into the code is seen when it is there", async ({ visit }) => {
  const page = await visit({ at: "/login", language: testLanguage });
  await listenTo(page);
  await openScreen(page, "/login");
  await expectBracketed(page, "/login");
  await page.evaluate(() => {
    // Letters inside of what the page was told, as in an id, are no words of it.
    localStorage.setItem("told", "4Hellow");
    document.body.append("Hello · 12", "[Héélóó]");
  });
  expect(await untranslated(page)).toEqual(["Hello"]);
});

test("the guests' pages have their words in the test language @further", async ({ restaurant, visit }) => {
  const [store] = await restaurant.run<{ menu_code: string }>(
    "update store_settings set is_qr_menu_enabled = true where tenant_id = $1 returning menu_code",
  );
  const page = await visit({ at: `/m/${store?.menu_code}?lang=${testLanguage}` });
  await listenTo(page);
  for (const address of [
    `/m/${store?.menu_code}`,
    `/m/${store?.menu_code}/cart`,
    `/m/${store?.menu_code}/feedback`,
    "/m/order-success",
    "/m/order-failed",
    "/m/nowhere",
    `/m?lang=${testLanguage}`,
  ]) {
    await page.goto(address);
    await expect(page.locator("html"), address).toHaveAttribute("lang", testLanguage);
    expect(await wordless(page), address).toEqual([]);
    await expectBracketed(page, address);
  }
});
