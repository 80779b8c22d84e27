import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { keyAlong } from "#ui/taps/key-along.ts";

const ACTIONS = "button[data-board-action]";

function buttonsOf(ticket: Element): HTMLButtonElement[] {
  return [...ticket.querySelectorAll<HTMLButtonElement>(ACTIONS)];
}

function positionOf(grid: HTMLElement, button: Element | null): GridPosition | null {
  const item = button?.closest("li[data-ticket-place]");
  if (!item || !(button instanceof HTMLButtonElement)) return null;
  const ticket = [...grid.children].indexOf(item);
  // From a button that is no action, such as a dish, the arrows continue at the action after it.
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
 * Arrow keys move the focus over the board and Enter presses the focused button. When that button disappears, the focus goes to
 * the next one on the ticket or to the next ticket. Without a focus an arrow leads to the first ticket.
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
      const key = keyAlong(event);
      if (!list || !isBoardKey(key)) return;
      const place = positionOf(list, document.activeElement);
      if (place && focusAfter(list, key, place)) event.preventDefault();
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

/** Focuses the action that replaced a missing one, on the same ticket or the next one with an action. */
function focusNear(grid: HTMLElement, { ticket, action }: GridPosition): void {
  const tickets = [...grid.children].map(buttonsOf);
  const own = tickets[ticket] ?? [];
  const near = own[Math.min(action, own.length - 1)];
  const other = [...tickets.slice(ticket + 1), ...tickets.slice(0, ticket).reverse()].find(
    (buttons) => buttons.length > 0,
  )?.[0];
  (near ?? other)?.focus();
}

/** Keys that move the focus: up and down within a ticket, left and right between tickets (`keyAlong`). */
const boardKeys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"] as const;
type BoardKey = (typeof boardKeys)[number];

export interface GridPosition {
  readonly ticket: number;
  readonly action: number;
}

export function isBoardKey(key: string): key is BoardKey {
  return (boardKeys as readonly string[]).includes(key);
}

/**
 * Returns the position after a key. `actions[i]` is the number of buttons on ticket i; tickets without buttons are skipped. From
 * null every key leads to the first button; the result is null if there is no button at all.
 */
export function positionAfter(
  key: BoardKey,
  from: GridPosition | null,
  actions: readonly number[],
): GridPosition | null {
  const first = actions.findIndex((count) => count > 0);
  const last = actions.findLastIndex((count) => count > 0);
  if (first < 0) return null;
  if (from === null || key === "Home") return { ticket: first, action: 0 };
  if (key === "End") return { ticket: last, action: 0 };
  if (key === "ArrowLeft" || key === "ArrowRight")
    return sideways(key === "ArrowLeft" ? -1 : 1, from, actions);
  const action = from.action + (key === "ArrowUp" ? -1 : 1);
  const isWithin = action >= 0 && action < (actions[from.ticket] ?? 0);
  return isWithin ? { ticket: from.ticket, action } : from;
}

function sideways(step: -1 | 1, from: GridPosition, actions: readonly number[]): GridPosition {
  for (let ticket = from.ticket + step; ticket >= 0 && ticket < actions.length; ticket += step) {
    const count = actions[ticket] ?? 0;
    if (count > 0) return { ticket, action: Math.min(from.action, count - 1) };
  }
  return from;
}
