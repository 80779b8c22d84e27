import type { Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import { directionOf, type Language, testLanguage } from "#platform/domain/text/languages.ts";
import { sizes } from "./support/device.ts";
import { openScreen, openScreens, platformScreens, staffScreens, test } from "./support/every-screen.ts";
import { expectBracketed, expectWorded } from "./support/faults-of-words.ts";
import { expect } from "./support/journey.ts";
import type { Layer } from "./support/layer.ts";
import { platformLayers, staffLayers } from "./support/layers.ts";
import { closeLayers, leaveOutBehind, openLayer } from "./support/open-layer.ts";
import { speak } from "./support/speak.ts";
import { answerAgain } from "./support/told-to-page.ts";
import { listenTo, untranslated } from "./support/untranslated.ts";
import { wordless } from "./support/wordless.ts";

/**
 * The words of every screen in each language but Spanish, whose looks are every-screen-looks.spec.ts: none is missing, of another
 * language or cut, nothing lies over another or scrolls sideways, and a language that is written from the right mirrors the screen.
 * In the made-up language of tests every word stands in brackets, so what stands outside of them is a text that is written into the
 * code (docs/decisions/0113).
 */
test.describe.configure({ mode: "parallel" });

for (const address of staffScreens) {
  test(`${address} has its words in the other languages @further`, async ({ walker }) => {
    await expectScreenWorded(await walker.pageOf("admin"), address);
  });
}

for (const [address, layers] of Object.entries(staffLayers)) {
  test(`the layers of ${address} have their words in the other languages @further`, async ({ walker }) => {
    await expectLayersWorded(await walker.pageOf("admin"), address, layers);
  });
}

for (const address of openScreens) {
  test(`${address.slice(0, 40)} has its words in the other languages @further`, async ({ walker }) => {
    await expectScreenWorded(await walker.pageOf("nobody"), address);
  });
}

// One test, because each code of an operator's app signs in once.
test("the platform's screens and layers have their words in the other languages", async ({ walker }) => {
  const page = await walker.pageOf("root");
  for (const address of platformScreens) {
    await expectScreenWorded(page, address);
    await expectLayersWorded(page, address, platformLayers[address] ?? []);
  }
});

/**
 * The screen itself, as a person finds it. The server is asked anew in one of the languages: it finds its words in the same way for
 * all, and none may lack (src/app/words/catalogues.test.ts).
 */
async function expectScreenWorded(page: Page, address: string): Promise<void> {
  await page.setViewportSize(sizes.desktop);
  await listenTo(page);
  await openScreen(page, address);
  await expectWorded(page, address, {
    change: async (_, language) => {
      await answerAgain(page, directionOf(language) === "ltr");
      await speak(page, language);
    },
  });
  await answerAgain(page, false);
}

/** Each layer of a screen, one after the other. Nothing is written: the demo is everybody's. */
async function expectLayersWorded(page: Page, address: string, layers: readonly Layer[]): Promise<void> {
  await listenTo(page);
  for (const layer of layers) {
    await page.setViewportSize(sizes[layer.on ?? "desktop"]);
    await openScreen(page, address);
    await answerAgain(page, true);
    await openLayer(page, layer);
    await leaveOutBehind(page);
    await expectWorded(page, `${address}: ${layer.by.join(" → ")}`, {
      shownOn: layer.on && [sizes[layer.on]],
      change: layer.asks && ((_, language) => askAnew(page, layer, language)),
    });
    await closeLayers(page);
    await answerAgain(page, false);
  }
}

/** A question keeps the words that it was asked in. */
async function askAnew(page: Page, layer: Layer, language: Language): Promise<void> {
  await closeLayers(page);
  await page.setViewportSize(sizes[layer.on ?? "desktop"]);
  await speak(page, language);
  await openLayer(page, layer, language);
  await leaveOutBehind(page);
}

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
