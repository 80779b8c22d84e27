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
      // What is only read aloud has no room on purpose.
      if (!box || text === "" || box.clientWidth <= 1) continue;
      const [isWide, isHigh] = [
        box.scrollWidth > box.clientWidth + 1,
        box.scrollHeight > box.clientHeight + 1,
      ];
      if ((!isWide && !isHigh) || box.closest("[title], [aria-label]")) continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      const isCut = (isWide && /hidden|clip/.test(overflowX)) || (isHigh && /hidden|clip/.test(overflowY));
      if (isCut && box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) cut.add(text);
    }
    return [...cut];
  }, layersAbove);
}
