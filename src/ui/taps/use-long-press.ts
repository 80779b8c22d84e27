import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

/** A finger that stays this long means more than a tap (ms). */
const LONG_MS = 500;
/** Further than this it scrolls (px). */
const SLIP_PX = 10;

/**
 * Handlers of an element that is tapped for one thing and held for another: by finger or mouse, by the second button of
 * the mouse, and by the keyboard's menu key. The tap of a press that was held does not come.
 */
export function useLongPress(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const start = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);
  const cancel = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  const hold = () => {
    cancel();
    wasHeld.current = true;
    onHold();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      cancel();
      wasHeld.current = false;
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(hold, LONG_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      // Where a long press opens the browser's menu, it comes as one or both of them.
      if (!wasHeld.current || timer.current !== null) hold();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
