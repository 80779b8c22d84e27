import { IconDots } from "@tabler/icons-react";
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import classes from "./action-menu.module.css";
import { moveFocus } from "./move-focus.ts";
import popover from "./popover.module.css";
import { usePopoverPlace } from "./use-popover-place.ts";

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** `danger` is set apart by a line and red. */
  tone?: "normal" | "danger";
}

export interface ActionMenuProps {
  /** What the menu belongs to: "Acciones de Mesa 4". */
  label: string;
  actions: readonly MenuAction[];
  /** What the button shows; three dots by default. */
  trigger?: ReactNode;
  /** Something above the actions: name and role in the user menu. */
  header?: ReactNode;
}

/** A menu of actions behind one 44 px button, by arrow keys and first letters too. */
export function ActionMenu({ label, actions, trigger, header }: ActionMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  usePopoverPlace({ open, anchor: button, popover: list, align: "end" });
  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open]);
  const select = (action: MenuAction) => {
    if (action.disabled) return;
    list.current?.hidePopover();
    // The menu gives focus back before the action opens something, so that a dialog knows where it came from.
    button.current?.focus();
    action.onSelect();
  };
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") list.current?.hidePopover();
    else if (moveFocus(event.currentTarget, '[role="menuitem"]', event.key)) event.preventDefault();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.trigger}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={trigger ? undefined : label}
      >
        {trigger ?? <IconDots size={20} aria-hidden="true" />}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the menu inside */}
      <div
        ref={list}
        id={id}
        popover="auto"
        className={popover.popover}
        onToggle={(event) => setOpen(event.newState === "open")}
        onKeyDown={key}
        data-placed={open || undefined}
      >
        {open && header ? <div className={classes.header}>{header}</div> : null}
        {open ? (
          <div role="menu" aria-label={label}>
            {actions.map((action, index) => (
              <Fragment key={action.key}>
                {action.tone === "danger" && index > 0 ? <hr className={popover.line} /> : null}
                <Item action={action} onSelect={select} />
              </Fragment>
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}

function Item({ action, onSelect }: { action: MenuAction; onSelect: (action: MenuAction) => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={popover.item}
      aria-disabled={action.disabled ?? false}
      data-tone={action.tone === "danger" ? "red" : undefined}
      onClick={() => onSelect(action)}
    >
      {action.icon}
      <span className={popover.grow}>{action.label}</span>
    </button>
  );
}
