import { type KeyboardEvent, useId, useState } from "react";
import { listMove } from "./list-key.ts";
import type { SelectOption } from "./match-options.ts";

export interface OptionListOptions {
  /** The entries that are shown now. */
  options: readonly SelectOption[];
  /** Tells whether an entry is chosen; the list opens at the first one that is. */
  isSelected: (value: string) => boolean;
  /** True when the field takes text. Default true. */
  typing?: boolean;
  disabled: boolean;
  /** Several may be chosen: the list stays open while one after the other is taken. */
  multiple?: boolean;
  /** Enter or a tap on an entry that may be chosen. */
  onChoose: (option: SelectOption) => void;
  /** The list closed: what was typed is forgotten. */
  onClose: () => void;
}

/** State that `OptionList` and the field above it share. */
export type OptionListState = ReturnType<typeof useOptionList>;

/** Opens, moves in and closes the list of a field by keyboard; the focus stays in the input. */
export function useOptionList(props: OptionListOptions) {
  const { options, isSelected, typing = true, disabled, multiple = false, onChoose, onClose } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const openList = () => {
    if (open || disabled) return;
    const chosen = options.findIndex((option) => isSelected(option.value));
    setActive(Math.max(0, chosen));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    onClose();
  };
  const choose = (option: SelectOption | undefined) => {
    if (!option || option.disabled) return;
    if (!multiple) close();
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = listMove({ open, active, count: options.length, typing }, event.key);
    if (move === null) return;
    event.preventDefault();
    if (move.do === "open") openList();
    else if (move.do === "close") close();
    else if (move.do === "move") setActive(move.to);
    else choose(options[active]);
  };
  return {
    id,
    open,
    active,
    options,
    isSelected,
    multiple,
    typing,
    close,
    choose,
    /** Somebody typed: the list opens and its first entry is the one that Enter chooses. */
    startTyping: () => {
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
      "aria-activedescendant": open && options.length > 0 ? `${id}-${active}` : undefined,
      onClick: openList,
      onKeyDown,
    },
  };
}
