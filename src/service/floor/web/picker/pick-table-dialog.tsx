import { useState } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { TablePicker, type TablePickerProps } from "./table-picker.tsx";

interface PickTableDialogProps extends Omit<TablePickerProps, "onChange" | "onTake"> {
  onTake: (id: TableId) => void;
  onClose: () => void;
}

/** The plan for a field whose list is long: a tap takes the table at once; keys choose first and take by the button. */
export function PickTableDialog({ onTake, onClose, ...picker }: PickTableDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState(picker.value);
  const table = picker.tables.find(({ id }) => id === chosen);
  const take = (id: TableId) => {
    onClose();
    onTake(id);
  };
  return (
    <AppDialog
      opened
      size="large"
      title={picker.label}
      onClose={onClose}
      footer={
        <Button size="lg" disabled={!table} onClick={() => table && take(table.id)}>
          {table ? t("floor.picker.take", { table: table.title }) : picker.label}
        </Button>
      }
    >
      <TablePicker {...picker} value={chosen} onChange={setChosen} onTake={take} />
    </AppDialog>
  );
}
