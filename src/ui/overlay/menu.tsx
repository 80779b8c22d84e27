import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import classes from "./menu.module.css";
import { moveFocus } from "./move-focus.ts";
import popover from "./popover.module.css";
import { useBackCloses } from "./use-back-closes.ts";
import { usePopoverPlace } from "./use-popover-place.ts";

export interface MenuProps {
  /** Name of the menu and of its button. */
  label: string;
  /** Name of the menu alone, where its button says more. */
  name?: string | undefined;
  /** A class of the button that looks otherwise. */
  look?: string | undefined;
  /** The edge of the button that the menu keeps to. Default `end`. */
  align?: "start" | "end";
  /** The content of the button. */
  trigger: ReactNode;
  /** Words when the mouse rests on the button, where it shows an icon alone. */
  title?: string | undefined;
  /** Above the entries. */
  header?: ReactNode;
  /** Buttons with the class `item` of popover.module.css and a role of a menu item; `close` gives the focus back. */
  children: (close: () => void) => ReactNode;
}

const ENTRY = '[role^="menuitem"]';

/** Entries behind one 44 px button, reached by arrow keys and first letters too. */
export function Menu(props: MenuProps) {
  const {
    label,
    name = label,
    look = classes.trigger,
    align = "end",
    trigger,
    title,
    header,
    children,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { button, box, close } = useMenuLayer(open, align);
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") box.current?.hidePopover();
    else if (moveFocus(event.currentTarget, ENTRY, event.key)) event.preventDefault();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={look}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={title}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the menu inside */}
      <div
        ref={box}
        id={id}
        popover="auto"
        className={popover.popover}
        onToggle={(event) => setOpen(event.newState === "open")}
        onKeyDown={key}
      >
        {open && header ? <div className={classes.header}>{header}</div> : null}
        {open ? (
          <div role="menu" aria-label={name}>
            {children(close)}
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Puts the open menu beside its button and the focus on its first entry; closing, by Back too, gives the focus back. */
function useMenuLayer(open: boolean, align: "start" | "end") {
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  usePopoverPlace({ open, anchor: button, popover: box, align });
  const close = () => {
    box.current?.hidePopover();
    button.current?.focus();
  };
  useBackCloses(open, close);
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>(ENTRY)?.focus();
  }, [open]);
  return { button, box, close };
}
