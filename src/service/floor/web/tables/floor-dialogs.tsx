import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useSortWords } from "#platform/web/lists/use-sort-words.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { SortableList } from "#ui/data/sortable-list.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { renameFloor, type SettingsTable } from "../../contract/store-tables.ts";
import { floorNames } from "../../domain/table-order.ts";
import classes from "./tables.module.css";
import { useOrderFloors, useRenameFloor } from "./tables-api.ts";

interface RenameFloorDialogProps {
  /** Null: the tables without a floor. */
  floor: string | null;
  onClose: () => void;
}

export function RenameFloorDialog({ floor, onClose }: RenameFloorDialogProps) {
  const t = useT();
  const renaming = useRenameFloor();
  return (
    <FormDialog
      title={t("tables.rename_floor", { floor: floor ?? t("floor.no_floor") })}
      submitLabel={t("tables.save")}
      schema={renameFloor.body}
      initialValues={{ floor, name: floor ?? "" }}
      save={(body, id) => renaming.mutateAsync({ body, id })}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t("tables.floor")}
          description={t("tables.rename_hint")}
          required
          maxLength={40}
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

/** The floors in the order in which they are shown everywhere; each move is saved at once. */
export function FloorOrderDialog({ tables, onClose }: FloorOrderDialogProps) {
  const t = useT();
  const words = useSortWords();
  const ordering = useOrderFloors();
  const nameOf = (floor: string) => floor || t("floor.no_floor");
  return (
    <AppDialog opened onClose={onClose} size="small" title={t("tables.order_floors")}>
      <p className={classes.hint}>{t("tables.order_hint")}</p>
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
