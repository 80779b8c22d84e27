import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { modeAttribute, modes } from "./device.ts";

declare global {
  interface Window {
    readonly axe: { run(root: Document | Element, options: RunOptions): Promise<AxeResults> };
  }
}

/** Which rules run: `runOnly` and `rules` of axe. */
type Rules = Pick<RunOptions, "runOnly" | "rules">;

/** Everything of WCAG 2.2 AA. */
export const standardRules: Rules = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
};

/** What colours alone decide: all that the second mode of a screen can change. */
const coloured = ["color-contrast", "link-in-text-block"];
export const colourRules: Rules = { runOnly: { type: "rule", values: coloured } };

/** All others of the standard. */
export const rulesBesideColours: Rules = {
  ...standardRules,
  rules: Object.fromEntries(coloured.map((rule) => [rule, { enabled: false }])),
};

/** No violation of WCAG 2.2 AA on what is shown now, in light and in dark; the mode it had is put back. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await layOutEverything(page);
  const before = (await page.locator("html").getAttribute(modeAttribute)) ?? "light";
  for (const mode of modes) {
    await showInMode(page, mode);
    expect(
      await accessibilityFaults(page, mode === "light" ? standardRules : colourRules),
      `${what}, ${mode}`,
    ).toEqual([]);
  }
  await showInMode(page, before);
}

/**
 * What the rules (every rule without them) say of the page, or of the dialog that is open over it: the page behind was looked
 * at without it (every-screen-looks.spec.ts), and to see its colours through the veil costs as much as all the rest. They run
 * in the page itself and tell of violations alone: fetching what passed as well takes ten times as long.
 */
export async function accessibilityFaults(page: Page, rules: Rules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
      const found = await window.axe.run(dialog ?? document, options);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`),
      );
    },
    // It would copy style sheets that were loaded late into a style element, which the page's policy refuses and tells as a fault.
    {
      resultTypes: ["violations"],
      preload: { assets: ["media"] },
      ...rules,
    } satisfies RunOptions,
  );
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
export async function showInMode(page: Page, mode: string): Promise<void> {
  await page
    .locator("html")
    .evaluate((html, [attribute, wanted]) => html.setAttribute(attribute, wanted), [
      modeAttribute,
      mode,
    ] as const);
  await waitUntilStill(page);
}

/**
 * Waits until nothing moves or fades any more, so that every colour is the one a person sees. A window behind another one draws
 * once a second; its styles are computed all the same.
 */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(
        ({ effect, playState }) =>
          // One that keeps its last state stays in the list for good.
          playState !== "finished" && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    do {
      await Promise.allSettled(ending().map((animation) => animation.finished));
      await Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, 100)),
      ]);
    } while (ending().length > 0);
  });
}
