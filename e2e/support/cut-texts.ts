import type { Page } from "@playwright/test";
import { layersAbove } from "./layers-above.ts";

/**
 * Returns the texts of a page, or of the topmost layer over it, that are cut where they stand and say nowhere else what they are:
 * neither in a title nor read aloud.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((layers) => {
    const cut = new Set<string>();
    const front = [...document.querySelectorAll(layers)].at(-1) ?? document.body;
    const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: box, textContent } = texts.currentNode;
      const text = textContent?.trim() ?? "";
      if (!box || text === "" || !box.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      const isWide = box.scrollWidth > box.clientWidth + 1 && /hidden|clip/.test(overflowX);
      const isHigh = box.scrollHeight > box.clientHeight + 1 && /hidden|clip/.test(overflowY);
      // What is only read aloud has no room on purpose.
      if ((!isWide && !isHigh) || box.clientWidth <= 1) continue;
      if (!box.closest("[title], [aria-label]")) cut.add(text);
    }
    return [...cut];
  }, layersAbove);
}
