import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { addStoreTable, changeStoreTable, type SettingsTable } from "../../contract/store-tables.ts";
import { nextTitle, TABLE_TITLE_MAX } from "../../domain/table-titles.ts";
import { FloorField, floorsIn, SeatsField } from "./table-fields.tsx";
import { tablesQuery, useSaveTable, useTakeBackTables } from "./tables-api.ts";

/** Seats of a new table. */
export const USUAL_SEATS = 4;

interface TableDialogProps {
  /** The table to edit or copy; null for a new one. */
  table: SettingsTable | null;
  isCopy?: boolean;
  tables: readonly SettingsTable[];
  onClose: () => void;
}

const schema = addStoreTable.body.extend(changeStoreTable.body.shape);

/** Dialog for a new table, a copy, or changes to a table. */
export function TableDialog({ table: model, isCopy = false, tables, onClose }: TableDialogProps) {
  const t = useT();
  const table = isCopy ? null : model;
  const saving = useSaveTable(table);
  const takingBack = useTakeBackTables();
  const undo = (id: SettingsTable["id"]) => void takingBack.mutateAsync([id]).catch(showError);
  const title = table ? "tables.edit_named" : "tables.copy_title";
  return (
    <FormDialog
      title={model ? t(title, { table: model.table_title }) : t("tables.add")}
      submitLabel={t(table ? "common.save" : "tables.add")}
      schema={schema}
      initialValues={table ? valuesOf(table) : newTable(model, tables, t)}
      meanwhile={{
        reload: useReload(tablesQuery, (now) => valuesOf(found(now, table?.id))),
        fields: {
          title: t("common.name"),
          floor: t("common.floor"),
          seatingCapacity: t("tables.seats_label"),
        },
      }}
      save={async (body, sentId) => {
        const { message, id } = await saving.mutateAsync({ body, id: sentId });
        return { message, ...(id === undefined ? {} : { undo: () => undo(id) }) };
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

/** Values of a new table: the next name on its floor; of a copy, what its model has. */
function newTable(model: SettingsTable | null, tables: readonly SettingsTable[], t: Translate) {
  const floor = model?.floor ?? floorsIn(tables)[0] ?? t("tables.first_floor");
  const onFloor = tables.filter((table) => table.floor === floor);
  const suggested = model?.table_title ?? onFloor.at(-1)?.table_title;
  const titles = tables.map((table) => table.table_title);
  return {
    title: suggested === undefined ? westernDigits(t("tables.first_title")) : nextTitle(suggested, titles),
    floor,
    seatingCapacity: model?.seating_capacity ?? USUAL_SEATS,
    copyOf: model?.id,
  };
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
