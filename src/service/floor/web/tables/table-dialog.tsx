import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { addStoreTable, changeStoreTable, type SettingsTable } from "../../contract/store-tables.ts";
import { nextTitle, TABLE_TITLE_MAX } from "../../domain/table-titles.ts";
import { FloorField, floorsIn, SeatsField } from "./table-fields.tsx";
import { tablesQuery, useAddTable, useChangeTable, useTakeBackTables } from "./tables-api.ts";

/** Seats of a new table. */
export const USUAL_SEATS = 4;

interface TableDialogProps {
  /** The table to edit or copy; null for a new one. */
  table: SettingsTable | null;
  isCopy?: boolean;
  tables: readonly SettingsTable[];
  onClose: () => void;
}

/** Dialog for a new table, a copy, or changes to a table. */
export function TableDialog({ table, isCopy = false, ...rest }: TableDialogProps) {
  return table && !isCopy ? <ChangeDialog table={table} {...rest} /> : <AddDialog model={table} {...rest} />;
}

type DialogProps = Pick<TableDialogProps, "tables" | "onClose">;

function AddDialog({ model, tables, onClose }: DialogProps & { model: SettingsTable | null }) {
  const t = useT();
  const adding = useAddTable();
  const takingBack = useTakeBackTables();
  const floor = model?.floor ?? floorsIn(tables)[0] ?? t("tables.first_floor");
  const onFloor = tables.filter((table) => table.floor === floor);
  const suggested = model?.table_title ?? onFloor.at(-1)?.table_title;
  return (
    <FormDialog
      title={model ? t("tables.copy_title", { table: model.table_title }) : t("tables.add")}
      submitLabel={t("tables.add")}
      schema={addStoreTable.body}
      initialValues={{
        title:
          suggested === undefined
            ? t("tables.first_title")
            : nextTitle(
                suggested,
                tables.map((table) => table.table_title),
              ),
        floor,
        seatingCapacity: model?.seating_capacity ?? USUAL_SEATS,
        copyOf: model?.id,
      }}
      save={async (body, id) => {
        const added = await adding.mutateAsync({ body, id });
        return {
          message: added.message,
          undo: () => void takingBack.mutateAsync([added.id]).catch(showError),
        };
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TitleField {...form.getInputProps("title")} />
          <FloorField tables={tables} {...form.getInputProps("floor")} />
          <SeatsField {...form.getInputProps("seatingCapacity")} />
        </>
      )}
    </FormDialog>
  );
}

function ChangeDialog({ table, tables, onClose }: DialogProps & { table: SettingsTable }) {
  const t = useT();
  const changing = useChangeTable(table);
  return (
    <FormDialog
      title={t("tables.edit_named", { table: table.table_title })}
      submitLabel={t("common.save")}
      schema={changeStoreTable.body}
      initialValues={valuesOf(table)}
      meanwhile={{
        reload: useReload(tablesQuery, (now) => valuesOf(found(now, table.id))),
        fields: {
          title: t("common.name"),
          floor: t("common.floor"),
          seatingCapacity: t("tables.seats_label"),
        },
      }}
      save={(body, id) => changing.mutateAsync({ body, id })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TitleField {...form.getInputProps("title")} />
          <FloorField tables={tables} {...form.getInputProps("floor")} />
          <SeatsField {...form.getInputProps("seatingCapacity")} />
        </>
      )}
    </FormDialog>
  );
}

function valuesOf({ table_title, floor, seating_capacity, version }: SettingsTable) {
  return { title: table_title, floor: floor ?? "", seatingCapacity: seating_capacity, version };
}

function TitleField(props: object) {
  const t = useT();
  return (
    <TextField label={t("common.name")} required maxLength={TABLE_TITLE_MAX} data-autofocus {...props} />
  );
}
