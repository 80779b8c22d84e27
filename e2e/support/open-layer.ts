import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import { pluralForms } from "#app/words/plural-forms.ts";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { type Language, usualLanguage } from "#platform/domain/text/languages.ts";
import { expect } from "./journey.ts";
import type { Layer, Step } from "./layer.ts";
import { layersAbove } from "./layers-above.ts";
import { settledLayers } from "./settled-layers.ts";

const controls = ["button", "menuitem", "menuitemradio", "tab", "radio", "link"] as const;

/** Presses what leads to a layer, from its screen. It is there when its title is. */
export async function openLayer(
  page: Page,
  { by, title }: Layer,
  language: Language = usualLanguage,
): Promise<void> {
  for (const step of by) await press(page, step, language);
  const shown = page.locator(layersAbove).last();
  await expect(shown, by.join(" → ")).toBeVisible();
  if (title === null) return;
  const name = spoken(title, language);
  await expect(shown.getByRole("menu", { name }).or(namedBox(page, name)).last(), title).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const namedBox = (page: Page, name: RegExp) =>
  page.getByRole("dialog", { name }).or(page.getByRole("complementary", { name }));

/**
 * Of a page with a dialog on top nothing else is laid out any more: it was looked at without the dialog, and drawing it in each
 * language takes longer than the dialog. What hangs on a control of the screen keeps it.
 */
export const leaveOutBehind = (page: Page) =>
  page.evaluate((layers) => {
    const top = [...document.querySelectorAll(layers)].at(-1);
    if (!top?.matches("dialog:modal")) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-behind] { display: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (let box = top; box.parentElement && box !== document.body; box = box.parentElement)
      for (const other of box.parentElement.children)
        if (other !== box) other.setAttribute("data-behind", "");
  }, layersAbove);

/** Esc until no layer is left: some lead back to the one before. */
export async function closeLayers(page: Page): Promise<void> {
  const pressEscape = async () => {
    await page.keyboard.press("Escape");
    return page.locator(layersAbove).count();
  };
  await page.evaluate(() => {
    for (const box of document.querySelectorAll("[data-behind]")) box.removeAttribute("data-behind");
  });
  await expect.poll(pressEscape, { intervals: [50] }).toBe(0);
  await settledLayers(page);
}

async function press(page: Page, step: Step, language: Language): Promise<void> {
  const front =
    (await page.locator(layersAbove).count()) > 0 ? page.locator(layersAbove).last() : page.locator("body");
  await found(front, step, language).first().click();
}

function found(front: Locator, step: Step, language: Language): Locator {
  if (step.startsWith("css=")) return front.locator(step);
  const name = spoken(step as MessageKey, language);
  return controls.map((role) => front.getByRole(role, { name })).reduce((one, other) => one.or(other));
}

/** What a key says in a language, whole, with anything where a value is put in and in each of its forms. */
function spoken(key: MessageKey, language: Language): RegExp {
  const texts = [key, ...pluralForms.map((form) => `${key}_${form}`)]
    .map((form) => textOf(form, language))
    .filter((text) => text !== undefined);
  const patterns = texts.map((text) =>
    text
      .split(/\{\{.*?\}\}/)
      .map(asPattern)
      .join(".*"),
  );
  return new RegExp(`^(?:${patterns.join("|")})$`, "u");
}

/** A narrow or unbreakable space is read as any other, and marks of direction may stand around each word. */
const asPattern = (text: string) =>
  text
    .split(/\s/)
    .map((part) => `${MARKS}${RegExp.escape(part)}${MARKS}`)
    .join("\\s");

const MARKS = "[\\u200e\\u200f\\u2066-\\u2069]*";

function textOf(key: string, language: Language): string | undefined {
  const text: unknown = key
    .split(".")
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      wordsOf(language).catalogue,
    );
  return typeof text === "string" ? text : undefined;
}
