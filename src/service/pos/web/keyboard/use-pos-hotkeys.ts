import { type RefObject, useEffect, useEffectEvent } from "react";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { CartLine } from "#service/cart/domain/cart.ts";
import type { MenuPanelHandle } from "../menu/menu-panel.tsx";
import type { Pos } from "../pos-context.ts";

interface HotkeyTargets {
  readonly pos: Pos;
  readonly panel: RefObject<MenuPanelHandle | null>;
  readonly focusTable: () => void;
  readonly send: () => void;
  readonly charge: () => void;
}

/** Binds the keys of the till while no dialog is open. */
export function usePosHotkeys(targets: HotkeyTargets): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && targets.panel.current?.isSearching()) targets.panel.current.restSearch();
    if (event.isComposing || event.defaultPrevented || isDialogOpen()) return;
    if (event.key === "ArrowDown" && targets.panel.current?.isSearching()) {
      event.preventDefault();
      targets.panel.current.focusFirstCard();
      return;
    }
    const hotkey = posHotkey({ ...pressOf(event), typing: isTyping(event.target) });
    if (hotkey === null) return;
    event.preventDefault();
    runHotkey(hotkey, targets);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

function runHotkey(hotkey: PosHotkey, { pos, panel, focusTable, send, charge }: HotkeyTargets): void {
  const line = activeLine(pos);
  switch (hotkey) {
    case "search":
      panel.current?.focusSearch();
      return;
    case "shortcuts":
      pos.openDialog({ kind: "shortcuts" });
      return;
    case "increase":
      if (line) pos.actions.setQuantity(line, line.quantity + 1);
      return;
    case "decrease":
      if (line) pos.actions.setQuantity(line, line.quantity - 1);
      return;
    case "remove":
      if (line) pos.actions.remove(line);
      return;
    case "table":
      focusTable();
      return;
    case "customer":
      pos.openDialog({ kind: "customer" });
      return;
    case "hold":
      pos.actions.hold();
      return;
    case "send":
      send();
      return;
    case "charge":
      charge();
      return;
    default:
      unreachable(hotkey);
  }
}

/** Returns the line added or changed last, or the newest one. */
export function activeLine({ store }: Pos): CartLine | undefined {
  const { cart, activeLineId } = store.getState();
  return cart.lines.find((line) => line.id === activeLineId) ?? cart.lines.at(-1);
}

function pressOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return { key, ctrlKey, metaKey, altKey, shiftKey };
}

/** Tells whether letters go into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=radio], [type=checkbox], [data-resting]), textarea, select")
  );
}

/** Tells whether any dialog of the page is open and takes the keys. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Actions of the till that have a key. */
const posHotkeys = [
  "search",
  "shortcuts",
  "increase",
  "decrease",
  "remove",
  "table",
  "customer",
  "hold",
  "send",
  "charge",
] as const;
export type PosHotkey = (typeof posHotkeys)[number];

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** True if a text field has the focus. */
  readonly typing: boolean;
}

const anywhere: Readonly<Record<string, PosHotkey>> = {
  F2: "table",
  F4: "customer",
  F8: "hold",
  F9: "send",
  F10: "charge",
};
const outsideText: Readonly<Record<string, PosHotkey>> = {
  "/": "search",
  "?": "shortcuts",
  "+": "increase",
  "-": "decrease",
  Delete: "remove",
};

/**
 * Returns the action of a key press or null. Function keys work everywhere, signs only outside text fields. Shift produces signs
 * on many keyboards but changes function keys: Shift F10 opens the menu of the focused element.
 */
export function posHotkey(press: KeyPress): PosHotkey | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const everywhere = anywhere[press.key];
  if (everywhere !== undefined) return press.shiftKey ? null : everywhere;
  return press.typing ? null : (outsideText[press.key] ?? null);
}
