import type { MenuItemId } from "#platform/domain/ids.ts";

/** What a dialog about chosen items is given. */
export interface ManyDialogProps {
  ids: readonly MenuItemId[];
  onClose: () => void;
  /** The change was made: nothing is chosen any more. */
  onDone: () => void;
}
