import { IconCheck, IconDots } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { actsOnce } from "../taps/guard-second-taps.ts";
import { Menu } from "./menu.tsx";
import popover from "./popover.module.css";

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** `danger` is set apart by a line and red. */
  tone?: "normal" | "danger";
  /** One of a few, of which one holds: "Más antiguas". The one that holds has a mark. */
  checked?: boolean;
  /** Begins a group of actions under these words, set apart by a line. */
  heading?: string;
}

export interface ActionMenuProps {
  /** The label: "Acciones de Mesa 4". */
  label: string;
  actions: readonly MenuAction[];
  /** The content of the button; three dots by default. */
  trigger?: ReactNode;
  /** Something above the actions: name and role in the user menu. */
  header?: ReactNode;
}

/** A menu of actions behind one button. */
export function ActionMenu({ label, actions, trigger, header }: ActionMenuProps) {
  return (
    <Menu
      label={label}
      trigger={trigger ?? <IconDots size={20} aria-hidden="true" />}
      title={trigger ? undefined : label}
      header={header}
    >
      {(close) =>
        actions.map((action, index) => (
          <Fragment key={action.key}>
            {(action.tone === "danger" || action.heading) && index > 0 ? (
              <hr className={popover.line} />
            ) : null}
            {action.heading ? (
              <p className={popover.heading} role="presentation">
                {action.heading}
              </p>
            ) : null}
            <Item
              action={action}
              onSelect={() => {
                // Focus goes back before the action opens something, so that a dialog knows where it came from.
                close();
                action.onSelect();
              }}
            />
          </Fragment>
        ))
      }
    </Menu>
  );
}

function Item({ action, onSelect }: { action: MenuAction; onSelect: () => void }) {
  return (
    <button
      {...actsOnce}
      type="button"
      {...(action.checked === undefined
        ? { role: "menuitem" }
        : { role: "menuitemradio", "aria-checked": action.checked })}
      tabIndex={-1}
      className={popover.item}
      aria-disabled={action.disabled ?? false}
      data-tone={action.tone === "danger" ? "red" : undefined}
      onClick={action.disabled ? undefined : onSelect}
    >
      {action.icon}
      <span className={popover.grow}>{action.label}</span>
      {action.checked ? <IconCheck size={20} aria-hidden="true" /> : null}
    </button>
  );
}
