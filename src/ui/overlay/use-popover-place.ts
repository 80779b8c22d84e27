import { type RefObject, useLayoutEffect } from "react";
import { placePopover } from "./place-popover.ts";

export interface PopoverPlaceOptions {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  popover: RefObject<HTMLElement | null>;
  align: "start" | "end";
  /** Makes it at least as wide as the anchor. */
  matchWidth?: boolean;
}

/** Keeps an open popover beside its anchor, also while something scrolls. Runs on every render of the open popover. */
export function usePopoverPlace({
  open,
  anchor,
  popover,
  align,
  matchWidth = false,
}: PopoverPlaceOptions): void {
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      const box = popover.current;
      const near = anchor.current?.getBoundingClientRect();
      if (!box || !near) return;
      box.style.maxHeight = "";
      if (matchWidth) box.style.minWidth = `${near.width}px`;
      const isRightToLeft = getComputedStyle(box).direction === "rtl";
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const { top, left, maxHeight } = placePopover(near, size, viewport(), { align, isRightToLeft });
      Object.assign(box.style, { top: `${top}px`, left: `${left}px`, maxHeight: `${maxHeight}px` });
      // Unseen until here: the browser opens a popover before its content and its place are known.
      box.dataset.placed = "";
    };
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    const placed = popover.current;
    return () => {
      delete placed?.dataset.placed;
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  });
}

function viewport() {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}
