import type { Page } from "@playwright/test";

/** Everything that is touched: fields and choices by the box around them, which is what a finger meets. */
const controls =
  "button, a[href], select, summary, label:has(input), [data-part=field], input[aria-label], textarea";

/** Least side of what is touched, in px (UX.md). */
const TOUCH = 44;

/** The same at the till, where one touches all day. */
const TILL_TOUCH = 48;

/** Least height of a row that a mouse alone meets, in px (WCAG 2.2, target size). */
const MOUSE_ROW = 24;

/** Least room between two of them, in px, so that a finger does not meet both. */
const GAP = 8;

/**
 * What belongs together and is read as one: its parts may touch, as rows of a menu or of switches below each other do.
 * Controls inside one part of a list or table still keep their distance.
 */
const groups =
  "[role=menu], [role=listbox], [role=tablist], [role=radiogroup], fieldset:has(> label), nav, [data-joined]";
const parts = "li, tr";
const wholes = "ul, ol, table";

/**
 * What is wrong with the layout as it is shown now and in every part of it that scrolls: sideways scrolling, controls over each
 * other, too small ones, or ones too close to each other. Of layers the topmost is looked at, a menu or list too.
 */
export function screenFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ controls, touch, tillTouch, mouseRow, gap, groups, parts, wholes }) => {
      const name = (element: Element) =>
        element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? element.tagName;
      const faults = new Set<string>();
      /** Where each control stands, until something scrolls: each is compared with all others. */
      let boxes = new Map<Element, DOMRect>();
      const wide = document.documentElement.scrollWidth - window.innerWidth;
      if (wide > 0) faults.add(`the page scrolls ${wide} px sideways`);
      const main = document.querySelector("main");
      if (main && main.scrollWidth > main.clientWidth)
        faults.add(`the content scrolls ${main.scrollWidth - main.clientWidth} px sideways`);
      // What lies behind an open layer is covered on purpose.
      const layers = document.querySelectorAll("dialog:modal, [popover]:popover-open");
      const front =
        [...layers].filter((layer) => layer.getBoundingClientRect().height > 0).at(-1) ?? document;
      lookAtControls();
      for (const scroller of scrollersIn(front)) {
        const before = scroller.scrollTop;
        while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
          const from = scroller.scrollTop;
          scroller.scrollTo({ top: from + scroller.clientHeight * 0.8, behavior: "instant" });
          if (scroller.scrollTop === from) break;
          lookAtControls();
        }
        scroller.scrollTo({ top: before, behavior: "instant" });
      }
      return [...faults];

      function lookAtControls(): void {
        boxes = new Map();
        const seen = [...front.querySelectorAll(controls)].filter(isOnScreen);
        for (const [index, element] of seen.entries()) {
          for (const other of seen.slice(index + 1)) lookBetween(element, other);
          lookAt(element);
        }
      }

      function boxOf(element: Element): DOMRect {
        return boxes.getOrInsertComputed(element, () => element.getBoundingClientRect());
      }

      function isOnScreen(element: Element): boolean {
        const box = boxOf(element);
        const { x, y } = middleOf(element);
        const hasSides = box.width > 1 && box.height > 1;
        const isInside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        return (
          hasSides && isInside && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        );
      }

      function scrollersIn(part: ParentNode): Element[] {
        const page = document.scrollingElement;
        return [...(page ? [page] : []), ...part.querySelectorAll("*")].filter((box) => {
          const isLong = box.scrollHeight > box.clientHeight + 1 && box.clientHeight > 0;
          return isLong && (box === page || /auto|scroll/.test(getComputedStyle(box).overflowY));
        });
      }

      function middleOf(element: Element) {
        const { x, y, width, height } = boxOf(element);
        return { x: x + width / 2, y: y + height / 2 };
      }

      function lookBetween(element: Element, other: Element): void {
        const room = roomBetween(element, other);
        if (room < 0 || room >= gap || isOneThing(element, other)) return;
        if (isReached(element) && isReached(other))
          faults.add(`${name(element)} and ${name(other)} are ${Math.round(room)} px apart`);
      }

      function lookAt(element: Element): void {
        const box = boxOf(element);
        const middle = middleOf(element);
        const isInText = getComputedStyle(element).display === "inline";
        const [width, height] = leastSides(element);
        if (!isInText && (Math.round(box.width) < width || Math.round(box.height) < height))
          faults.add(`${name(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
        if (isClippedAt(element, middle)) return;
        const top = document.elementFromPoint(middle.x, middle.y);
        const label = element.closest("label");
        const isOwn =
          top !== null && (element.contains(top) || top.contains(element) || label?.contains(top) === true);
        const over = top?.closest(controls);
        if (!isOwn && over && !element.contains(over) && barOf(over) === barOf(element))
          faults.add(`${name(over)} lies over ${name(element)}`);
      }

      /** A mouse may have lower rows where all of them are to be seen at once. */
      function leastSides(element: Element): readonly [width: number, height: number] {
        // What lies over them is of the kit, on every screen the same.
        const isOver = element.closest("dialog, [popover]") !== null;
        const isTill = !isOver && location.pathname === "/dashboard/pos" && element.closest("main");
        // The heads of open accounts and of the charge list are touched as often.
        const isHead =
          !isOver && /\/order(s|-charge)$/.test(location.pathname) && element.closest("main > * > header");
        if (isTill || isHead) return [tillTouch, tillTouch];
        const isForMouse =
          matchMedia("(pointer: fine)").matches && element.closest("[data-mouse-rows]") !== null;
        return [touch, isForMouse ? mouseRow : touch];
      }

      /** Px between two that stand side by side or below each other; over each other is measured elsewhere. */
      function roomBetween(one: Element, other: Element): number {
        const [a, b] = [boxOf(one), boxOf(other)];
        const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
        const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
        // Half a pixel is how a browser rounds.
        return Math.max(across, down) + 0.5;
      }

      function isOneThing(one: Element, other: Element): boolean {
        if (one.contains(other) || other.contains(one)) return true;
        // What scrolls comes as near to the bars around it as it is scrolled.
        if (scrollerOf(one) !== scrollerOf(other) || barOf(one) !== barOf(other)) return true;
        // Tables stand on a plan where their owner put them.
        const joined = one.closest("[data-joined]");
        if (joined && joined === other.closest("[data-joined]")) return true;
        if ([one, other].every((each) => each.matches("label:has([type=checkbox], [type=radio])")))
          return boxOf(one).left === boxOf(other).left || boxOf(one).right === boxOf(other).right;
        const field = one.closest("[data-part=field]");
        if (field?.contains(other)) return true;
        const [part, otherPart] = [one.closest(parts), other.closest(parts)];
        const whole = part?.closest(wholes);
        if (part !== otherPart && whole && whole === otherPart?.closest(wholes)) return true;
        const group = one.closest(groups);
        return group !== null && group === other.closest(groups);
      }

      /** The bar that stays in sight while what it stands in scrolls below it. */
      function barOf(element: Element): Element | null {
        for (let box: Element | null = element; box; box = box.parentElement)
          if (getComputedStyle(box).position === "sticky") return box;
        return null;
      }

      function scrollerOf(element: Element): Element | null {
        for (let box = element.parentElement; box; box = box.parentElement)
          if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY))
            return box;
        return null;
      }

      /** What is on top where its middle is; a bar that stays may lie over the rest. */
      function isReached(element: Element): boolean {
        const middle = middleOf(element);
        if (isClippedAt(element, middle)) return false;
        const top = document.elementFromPoint(middle.x, middle.y);
        return top !== null && (element.contains(top) || top.contains(element));
      }

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
    { controls, touch: TOUCH, tillTouch: TILL_TOUCH, mouseRow: MOUSE_ROW, gap: GAP, groups, parts, wholes },
  );
}
