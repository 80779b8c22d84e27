import { ActionMenu, type MenuAction } from "../../overlay/action-menu.tsx";
import { useUiLabels } from "../../theme/ui-labels.tsx";

export interface RowMenuProps {
  /** Name of the menu for that row; the shared one by default. */
  label: string | undefined;
  actions: readonly MenuAction[];
}

/** The menu at the end of a row; nothing where nothing can be done with it. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const labels = useUiLabels();
  return actions.length === 0 ? null : <ActionMenu label={label ?? labels.actions} actions={actions} />;
}
