import { unreachable } from "#platform/domain/unreachable.ts";
import type { SettingsTable } from "../../contract/store-tables.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { FloorOrderDialog, RenameFloorDialog } from "./floor-dialogs.tsx";
import { TableDialog } from "./table-dialog.tsx";

/** What lies over the tables. */
export type TableDialogView =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "copy"; readonly table: SettingsTable }
  | { readonly kind: "bulk" }
  | { readonly kind: "rename"; readonly floor: string | null }
  | { readonly kind: "order" };

export interface TableDialogsProps {
  dialog: TableDialogView;
  tables: readonly SettingsTable[];
  onClose: () => void;
}

/** Loaded with the first of them that is opened. */
export function TableDialogs({ dialog, ...rest }: TableDialogsProps) {
  switch (dialog.kind) {
    case "add":
      return <TableDialog table={null} {...rest} />;
    case "edit":
      return <TableDialog table={dialog.table} {...rest} />;
    case "copy":
      return <TableDialog table={dialog.table} isCopy {...rest} />;
    case "bulk":
      return <BulkDialog {...rest} />;
    case "rename":
      return <RenameFloorDialog floor={dialog.floor} onClose={rest.onClose} />;
    case "order":
      return <FloorOrderDialog {...rest} />;
    default:
      return unreachable(dialog);
  }
}
