import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";

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
  /** A button that opens it, able to hold a ref; by default three dots. */
  trigger?: ReactElement;
}

/** A menu of actions behind one button, by arrow keys too. */
export function ActionMenu({ label, actions, trigger }: ActionMenuProps) {
  return (
    <Menu position="bottom-end" width="max-content" transitionProps={{ duration: 80 }} withinPortal>
      <Menu.Target>{trigger ?? <IconButton label={label} icon={<IconDots size={20} />} />}</Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {actions.map((action, index) => (
          <Fragment key={action.key}>
            {action.tone === "danger" && index > 0 ? <Menu.Divider /> : null}
            <Menu.Item
              leftSection={action.icon}
              disabled={action.disabled ?? false}
              onClick={action.onSelect}
              {...(action.tone === "danger" ? { "data-tone": "red" } : {})}
            >
              {action.label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
