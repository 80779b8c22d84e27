import { type KeyboardEvent, useId, useState } from "react";
import { listMove } from "./list-key.ts";

export interface OptionListOptions {
  /** How many entries are shown now. */
  count: number;
  /** Whether the field takes text. */
  typing: boolean;
  disabled: boolean;
  /** Where the list opens: the chosen entry. */
  startAt: () => number;
  /** Enter on an entry. */
  onTake: (index: number) => void;
  /** The list closed: what was typed is forgotten. */
  onClose: () => void;
}

/** Opens, moves in and closes the list of a field by keyboard; the focus stays in the input. */
export function useOptionList(options: OptionListOptions) {
  const { count, typing, disabled, startAt, onTake, onClose } = options;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const unfold = () => {
    if (open || disabled) return;
    setActive(Math.max(0, startAt()));
    setOpen(true);
  };
  const fold = () => {
    setOpen(false);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = listMove({ open, active, count, typing }, event.key);
    if (move === null) return;
    event.preventDefault();
    if (move.do === "open") unfold();
    else if (move.do === "close") fold();
    else if (move.do === "move") setActive(move.to);
    else onTake(active);
  };
  return {
    id,
    open,
    active,
    unfold,
    fold,
    /** Somebody typed: the list opens and its first entry is the one that Enter takes. */
    restart: () => {
      setOpen(true);
      setActive(0);
    },
    field: {
      role: "combobox",
      autoComplete: "off",
      readOnly: !typing,
      "aria-expanded": open,
      "aria-controls": id,
      "aria-autocomplete": typing ? ("list" as const) : ("none" as const),
      "aria-activedescendant": open && count > 0 ? `${id}-${active}` : undefined,
      onClick: unfold,
      onKeyDown,
    },
  };
}
