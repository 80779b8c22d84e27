import { unreachable } from "#platform/domain/unreachable.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useSortWords } from "#platform/web/lists/use-sort-words.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { SortableList } from "#ui/data/sortable-list.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { FLOOR_NAME_MAX, renameFloor, type SettingsTable } from "../../contract/store-tables.ts";
import { floorNames } from "../../domain/table-order.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { TableDialog } from "./table-dialog.tsx";
import classes from "./tables.module.css";
import { useOrderFloors, useRenameFloor } from "./tables-api.ts";

/** The open dialog. */
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

/** All dialogs of the tables; loaded with the first one that opens. */
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

interface RenameFloorDialogProps {
  /** Null for the tables without a floor. */
  floor: string | null;
  onClose: () => void;
}

function RenameFloorDialog({ floor, onClose }: RenameFloorDialogProps) {
  const t = useT();
  const renaming = useRenameFloor();
  return (
    <FormDialog
      title={t("tables.rename_floor", { floor: floor ?? t("floor.no_floor") })}
      submitLabel={t("common.save")}
      schema={renameFloor.body}
      initialValues={{ floor, name: floor ?? "" }}
      save={(body, id) => renaming.mutateAsync({ body, id })}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t("common.floor")}
          description={t("tables.rename_hint")}
          required
          maxLength={FLOOR_NAME_MAX}
          data-autofocus
          {...form.getInputProps("name")}
        />
      )}
    </FormDialog>
  );
}

interface FloorOrderDialogProps {
  tables: readonly SettingsTable[];
  onClose: () => void;
}

/** Sorts the floors; each move is saved at once. */
function FloorOrderDialog({ tables, onClose }: FloorOrderDialogProps) {
  const t = useT();
  const words = useSortWords();
  const ordering = useOrderFloors();
  const nameOf = (floor: string) => floor || t("floor.no_floor");
  return (
    <AppDialog opened onClose={onClose} size="small" title={t("tables.order_floors")}>
      <Muted below={12}>{t("tables.order_hint")}</Muted>
      <SortableList
        label={t("tables.floors")}
        words={words}
        items={floorNames(tables).map((floor) => floor ?? "")}
        keyOf={(floor) => floor}
        nameOf={nameOf}
        onReorder={(floors) => ordering.mutateAsync([...floors]).catch(showError)}
      >
        {(floor, handle) => (
          <div className={classes.floorRow}>
            {handle}
            {nameOf(floor)}
          </div>
        )}
      </SortableList>
    </AppDialog>
  );
}
