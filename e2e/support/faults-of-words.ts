import type { Page } from "@playwright/test";
import {
  directionOf,
  type Language,
  languages,
  testLanguage,
  usualLanguage,
} from "#platform/domain/text/languages.ts";
import { accessibilityFaults, rulesBesideColours } from "./accessibility.ts";
import { cutTexts } from "./cut-texts.ts";
import { sizes } from "./device.ts";
import { expect } from "./journey.ts";
import { screenFaults } from "./screen-faults.ts";
import { foreignTexts, speak } from "./speak.ts";
import { untranslated } from "./untranslated.ts";
import { rawKeys, saidOn } from "./wordless.ts";

type Box = (typeof sizes)[keyof typeof sizes];

interface Way {
  readonly shownOn?: readonly Box[] | undefined;
  /** Shows what is looked at in another language. Default `speak`, in place. */
  readonly change?: ((page: Page, language: Language) => Promise<void>) | undefined;
}

type Known<T> = { readonly [Key in keyof T]-?: NonNullable<T[Key]> };

const bothSizes: readonly Box[] = [sizes.desktop, sizes.phone];
const others = languages.filter((language) => language !== usualLanguage);

/**
 * Nothing is wrong with the words of what a page shows, the topmost layer or the screen, in each language but Spanish and in the
 * made-up one. Nothing is loaded anew, as for a person who chooses another language; all that is wrong is told at once. The page
 * speaks Spanish before and after; `listenTo` came before.
 */
export async function expectWorded(
  page: Page,
  what: string,
  { shownOn = bothSizes, change = speak }: Way = {},
): Promise<void> {
  const faults: string[] = [];
  // Each language begins in the size that the one before ended in: a window that changes its size is laid out anew.
  let order = shownOn;
  for (const language of others) {
    faults.push(...(await faultsIn(page, language, { shownOn: order, change })));
    order = order.toReversed();
  }
  await change(page, testLanguage);
  await expectBracketed(page, what);
  await speak(page, usualLanguage);
  expect(faults, what).toEqual([]);
}

async function faultsIn(page: Page, language: Language, { shownOn, change }: Known<Way>): Promise<string[]> {
  await change(page, language);
  // What the server puts into words may come a moment later.
  const faults = await settled(async () => {
    const said = await saidOn(page);
    return [...rawKeys(said), ...(await foreignTexts(page, said, language))];
  });
  for (const size of shownOn) {
    await page.setViewportSize(size);
    const found = await settled(async () => [...(await screenFaults(page)), ...(await cutTexts(page))]);
    faults.push(...found.map((fault) => `${size.width} px: ${fault}`));
  }
  // Names are of words, and no word is empty in any language (src/app/words/messages.test.ts): one language that is read from the
  // right stands for all.
  if (directionOf(language) === "rtl") faults.push(...(await accessibilityFaults(page, rulesBesideColours)));
  return faults.map((fault) => `${language}: ${fault}`);
}

/** What is found once the screen stands: nothing, or what stays. */
async function settled(look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (const pause of [50, 100, 250, 500, 1000, 2000]) {
    if (found.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    found = await look();
  }
  return found;
}

/** What is shown last may have come before its answer was heard. */
export const expectBracketed = (page: Page, message: string) =>
  expect.poll(() => untranslated(page), { message, intervals: [50, 100, 250, 500] }).toEqual([]);
