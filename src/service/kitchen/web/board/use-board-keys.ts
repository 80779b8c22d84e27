import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { type BoardKey, type GridPosition, isBoardKey, positionAfter } from "./grid-keys.ts";

const ACTIONS = "button[data-board-action]";

function buttonsOf(ticket: Element): HTMLButtonElement[] {
  return [...ticket.querySelectorAll<HTMLButtonElement>(ACTIONS)];
}

function positionOf(grid: HTMLElement, button: Element | null): GridPosition | null {
  const item = button?.closest("li[data-ticket-place]");
  if (!item || !(button instanceof HTMLButtonElement)) return null;
  const ticket = [...grid.children].indexOf(item);
  // From a button that is no action, such as a dish, the arrows go on from the action after it.
  const action = buttonsOf(item).findIndex(
    (other) => other === button || button.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return ticket < 0 || action < 0 ? null : { ticket, action };
}

function focusAfter(grid: HTMLElement, key: BoardKey, from: GridPosition | null): boolean {
  const tickets = [...grid.children].map(buttonsOf);
  const place = positionAfter(
    key,
    from,
    tickets.map((buttons) => buttons.length),
  );
  const button = place && tickets[place.ticket]?.[place.action];
  button?.focus();
  button?.scrollIntoView({ block: "nearest" });
  return button !== null && button !== undefined;
}

/**
 * Arrows move the focus over the board, Enter presses the focused button. When that button disappears, the focus goes to
 * the next one of the ticket, else to the next ticket. Without a focus an arrow leads to the first ticket.
 */
export function useBoardKeys(grid: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onWindowKeyDown = (event: globalThis.KeyboardEvent) => {
      const list = grid.current;
      if (!list || document.activeElement !== document.body || !isBoardKey(event.key)) return;
      if (!event.defaultPrevented && focusAfter(list, event.key, null)) event.preventDefault();
    };
    window.addEventListener("keydown", onWindowKeyDown);
    return () => window.removeEventListener("keydown", onWindowKeyDown);
  }, [grid]);
  return useRef({
    onKeyDown(event: KeyboardEvent) {
      const list = grid.current;
      if (!list || !isBoardKey(event.key)) return;
      const place = positionOf(list, document.activeElement);
      if (place && focusAfter(list, event.key, place)) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      const list = grid.current;
      const button = event.target instanceof Element ? event.target.closest(ACTIONS) : null;
      if (!list || !button || event.detail > 0) return;
      const place = positionOf(list, button);
      requestAnimationFrame(() => {
        if (place && !button.isConnected) focusNear(list, place);
      });
    },
  }).current;
}

/** The action that took the place of one that is gone, in the same ticket or the next one that has any. */
function focusNear(grid: HTMLElement, { ticket, action }: GridPosition): void {
  const tickets = [...grid.children].map(buttonsOf);
  const own = tickets[ticket] ?? [];
  const near = own[Math.min(action, own.length - 1)];
  const other = [...tickets.slice(ticket + 1), ...tickets.slice(0, ticket).reverse()].find(
    (buttons) => buttons.length > 0,
  )?.[0];
  (near ?? other)?.focus();
}
