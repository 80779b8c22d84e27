import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { modes } from "./device.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No violation of WCAG 2.2 AA on what is shown now, in light and in dark; the mode it had is put back. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const root = page.locator("html");
  await layOutEverything(page);
  const before = (await root.getAttribute("data-color-scheme")) ?? "light";
  for (const mode of modes) {
    await show(page, mode);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`),
    );
    expect(found, `${what}, ${mode}`).toEqual([]);
  }
  await show(page, before);
}

/** Parts that are skipped while out of sight keep the colours of the mode before, and nobody would see to them. */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The attribute is all that the style sheets read; nothing is loaded again, so an open dialog stays. */
async function show(page: Page, mode: string): Promise<void> {
  await page.locator("html").evaluate((html, wanted) => {
    html.setAttribute("data-color-scheme", wanted);
  }, mode);
  await settled(page);
}

/** Waits until nothing moves or fades any more, so that every colour is the one a person sees. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
    do {
      await Promise.allSettled(ending().map((one) => one.finished));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (ending().length > 0);
  });
}
