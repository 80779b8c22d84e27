import { type RefObject, useEffect, useEffectEvent } from "react";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { CartLine } from "#service/cart/domain/cart.ts";
import type { MenuPanelHandle } from "../menu/menu-panel.tsx";
import type { Pos } from "../pos-context.ts";
import { type PosHotkey, posHotkey } from "./pos-hotkey.ts";

export interface HotkeyTargets {
  readonly pos: Pos;
  readonly panel: RefObject<MenuPanelHandle | null>;
  readonly focusTable: () => void;
  readonly send: () => void;
  readonly charge: () => void;
}

/** Binds the keys of the till while no dialog is in front of it. */
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

/** The line added or changed last; the newest when that one is gone. */
export function activeLine({ store }: Pos): CartLine | undefined {
  const { cart, activeLineId } = store.getState();
  return cart.lines.find((line) => line.id === activeLineId) ?? cart.lines.at(-1);
}

function pressOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return { key, ctrlKey, metaKey, altKey, shiftKey };
}

/** Whether letters go into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=radio], [type=checkbox], [data-resting]), textarea, select")
  );
}

/** A dialog of the page, whoever opened it, takes the keys. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
