import { IconCheck, IconColumns } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { toggleOption } from "../forms/toggle-option.ts";
import action from "../overlay/action-menu.module.css";
import { moveFocus } from "../overlay/move-focus.ts";
import popover from "../overlay/popover.module.css";
import { usePopoverPlace } from "../overlay/use-popover-place.ts";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./column-choice.module.css";

export interface ColumnChoiceProps {
  /** Those that may be hidden: leave out the one that names the row. */
  columns: readonly { key: string; header: string }[];
  /** Keys of those that are shown. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

const ITEM = '[role="menuitemcheckbox"]';

/** Which columns of a table are shown: a menu behind one button, which stays open while one taps. */
export function ColumnChoice({ columns, shown, onChange }: ColumnChoiceProps) {
  const labels = useUiLabels();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  usePopoverPlace({ open, anchor: button, popover: list, align: "end" });
  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>(ITEM)?.focus();
  }, [open]);
  const options = columns.map((column) => ({ value: column.key, label: column.header }));
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") list.current?.hidePopover();
    else if (moveFocus(event.currentTarget, ITEM, event.key)) event.preventDefault();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={action.trigger}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={labels.columns}
        title={labels.columns}
      >
        <IconColumns size={20} aria-hidden="true" />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={labels.columns}
        className={popover.popover}
        onToggle={(event) => setOpen(event.newState === "open")}
        onKeyDown={key}
      >
        {open
          ? options.map((option) => (
              <button
                key={option.value}
                type="button"
                role="menuitemcheckbox"
                tabIndex={-1}
                className={popover.item}
                aria-checked={shown.includes(option.value)}
                onClick={() => onChange(toggleOption(options, shown, option.value))}
              >
                <IconCheck size={18} className={classes.mark} aria-hidden="true" />
                <span className={popover.grow}>{option.label}</span>
              </button>
            ))
          : null}
      </div>
    </>
  );
}
