/** The actions of the till that have a key. */
export const posHotkeys = [
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

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** The focus is in a field that takes text. */
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
 * The action of a key press, or null: function keys work everywhere, signs only outside text fields. Shift makes signs on
 * many keyboards, but another key of a function key: Shift F10 opens the menu of what has the focus.
 */
export function posHotkey(press: KeyPress): PosHotkey | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const everywhere = anywhere[press.key];
  if (everywhere !== undefined) return press.shiftKey ? null : everywhere;
  return press.typing ? null : (outsideText[press.key] ?? null);
}
