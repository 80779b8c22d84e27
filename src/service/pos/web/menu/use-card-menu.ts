import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

/** A press of a finger that lasts so long opens the card's menu, in milliseconds. */
const LONG_PRESS_MS = 550;
/** A finger that moves further than this many px scrolls. */
const SLIP_PX = 10;

/**
 * The second action of a card: by right click, the menu key or Shift F10 (all of them `contextmenu`), or by a long press,
 * for which not every browser sends that event. `open` gets the card's place in the list. The tap that ends a long press
 * is swallowed.
 */
export function useCardMenu(open: (index: number) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const swallowsTap = useRef(false);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  const stop = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  const openAt = (target: EventTarget): boolean => {
    const card = target instanceof Element ? target.closest("[data-card]") : null;
    if (!(card instanceof HTMLElement) || card.dataset.card === undefined) return false;
    open(Number(card.dataset.card));
    return true;
  };
  return {
    onContextMenu: (event: MouseEvent) => {
      stop();
      if (swallowsTap.current || openAt(event.target)) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent) => {
      swallowsTap.current = false;
      stop();
      if (event.pointerType === "mouse") return;
      const { target, clientX: x, clientY: y } = event;
      const timer = setTimeout(() => {
        press.current = null;
        swallowsTap.current = openAt(target);
      }, LONG_PRESS_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!swallowsTap.current) return;
      swallowsTap.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
