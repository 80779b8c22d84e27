import type { Page } from "@playwright/test";

/** Everything that is touched: fields and choices by the box around them, which is what a finger meets. */
const controls = "button, a[href], select, label:has(input), [data-part=field], input[aria-label], textarea";

/** Least side of what is touched, in px (UX.md). */
const TOUCH = 44;

/** What is wrong with the layout as it is shown now: sideways scrolling, controls over each other, too small ones. */
export function screenFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ controls, touch }) => {
      const name = (element: Element) =>
        element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? element.tagName;
      const faults: string[] = [];
      const wide = document.documentElement.scrollWidth - window.innerWidth;
      if (wide > 0) faults.push(`the page scrolls ${wide} px sideways`);
      const main = document.querySelector("main");
      if (main && main.scrollWidth > main.clientWidth)
        faults.push(`the content scrolls ${main.scrollWidth - main.clientWidth} px sideways`);
      // What lies behind an open dialog is covered on purpose.
      const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
      const seen = [...front.querySelectorAll(controls)].filter((element) => {
        const box = element.getBoundingClientRect();
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const onScreen =
          box.width > 1 &&
          box.height > 1 &&
          middle.x > 0 &&
          middle.y > 0 &&
          middle.x < innerWidth &&
          middle.y < innerHeight;
        return onScreen && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      });
      for (const element of seen) {
        const box = element.getBoundingClientRect();
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const isInText = getComputedStyle(element).display === "inline";
        if (!isInText && (Math.round(box.width) < touch || Math.round(box.height) < touch))
          faults.push(`${name(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
        if (isClippedAt(element, middle)) continue;
        const top = document.elementFromPoint(middle.x, middle.y);
        const label = element.closest("label");
        const isOwn =
          top !== null && (element.contains(top) || top.contains(element) || label?.contains(top) === true);
        const over = top?.closest(controls);
        if (!isOwn && over && !element.contains(over))
          faults.push(`${name(over)} lies over ${name(element)}`);
      }
      return faults;

      /** In a part that scrolls, and scrolled out of its sight. */
      function isClippedAt(element: Element, { x, y }: { x: number; y: number }): boolean {
        for (let box = element.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflow === "visible") continue;
          const { left, right, top, bottom } = box.getBoundingClientRect();
          if (x < left || x > right || y < top || y > bottom) return true;
        }
        return false;
      }
    },
    { controls, touch: TOUCH },
  );
}
