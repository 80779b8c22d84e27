import type { Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import { type Language, languages, testLanguage } from "#platform/domain/text/languages.ts";
import { sizes } from "./support/device.ts";
import {
  expectNoFault,
  openScreen,
  openScreens,
  platformScreens,
  staffScreens,
  test,
} from "./support/every-screen.ts";
import { expect } from "./support/journey.ts";
import { listenTo, untranslated } from "./support/untranslated.ts";
import { wordless } from "./support/wordless.ts";

/**
 * The words of every screen in each language but Spanish, where they have the least room. Spanish and the looks are
 * every-screen-looks.spec.ts. In the made-up language of tests every word stands in brackets, so what stands outside of
 * them is a text that is written into the code (docs/decisions/0113).
 */
test.describe.configure({ mode: "parallel" });

const others = [...languages.filter((language) => language !== "es"), testLanguage];

for (const address of staffScreens) {
  test(`${address} has its words in the other languages @further`, async ({ walker }) => {
    for (const language of others)
      await expectWorded(await walker.pageOf("admin", language), address, language);
  });
}

for (const address of openScreens) {
  test(`${address.slice(0, 40)} has its words in the other languages @further`, async ({ walker }) => {
    await expectWordedInEach(await walker.pageOf("nobody"), address);
  });
}

// One test, because each code of an operator's app signs in once.
test("the platform's screens have their words in the other languages", async ({ walker }) => {
  const page = await walker.pageOf("root");
  for (const address of platformScreens) await expectWordedInEach(page, address);
});

async function expectWordedInEach(page: Page, address: string): Promise<void> {
  for (const language of others) {
    await speak(page, language);
    await expectWorded(page, address, language);
  }
}

async function expectWorded(page: Page, address: string, language: Language): Promise<void> {
  const what = `${address}, ${language}`;
  await page.setViewportSize(sizes.desktop);
  if (language === testLanguage) await listenTo(page);
  await openScreen(page, address);
  await page.setViewportSize(sizes.phone);
  await expect(page.locator("html"), what).toHaveAttribute("lang", language);
  expect(await wordless(page), what).toEqual([]);
  if (language === testLanguage) await expectBracketed(page, what);
  else await expectNoFault(page, what);
}

/** What is shown last may have come before its answer was heard. */
const expectBracketed = (page: Page, message: string) =>
  expect.poll(() => untranslated(page), { message }).toEqual([]);

/** The language of the next screens on this device. */
const speak = (page: Page, language: Language) =>
  page.evaluate((chosen) => localStorage.setItem("language", chosen), language);

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
