import { changeDrawer, type Drawer } from "../../../contract/cash.ts";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { FormDialog } from "../../platform/forms/form-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import { useAddDrawer, useChangeDrawer } from "./cash-api.ts";

export interface DrawerDialogProps {
  /** Null for a new one. */
  drawer: Drawer | null;
  onClose: () => void;
}

/** Adds a drawer, renames one, or takes it out of use while nothing is open in it. */
export function DrawerDialog({ drawer, onClose }: DrawerDialogProps) {
  return drawer ? <ChangeDialog drawer={drawer} onClose={onClose} /> : <AddDialog onClose={onClose} />;
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const adding = useAddDrawer();
  return (
    <FormDialog
      title={t("cash.set_up.add_drawer")}
      submitLabel={t("cash.set_up.add_drawer")}
      schema={changeDrawer.body}
      initialValues={{ title: "", is_enabled: true }}
      save={({ title }) => adding.mutateAsync({ title })}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t("cash.set_up.drawer_name")}
          maxLength={60}
          data-autofocus
          {...form.getInputProps("title")}
        />
      )}
    </FormDialog>
  );
}

function ChangeDialog({ drawer, onClose }: { drawer: Drawer; onClose: () => void }) {
  const t = useT();
  const changing = useChangeDrawer(drawer.id);
  const isOpen = drawer.open !== null;
  return (
    <FormDialog
      title={t("cash.set_up.edit_named", { drawer: drawer.title })}
      submitLabel={t("cash.set_up.save_drawer")}
      schema={changeDrawer.body}
      initialValues={{ title: drawer.title, is_enabled: drawer.is_enabled }}
      save={(body) => changing.mutateAsync(body)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label={t("cash.set_up.drawer_name")}
            maxLength={60}
            data-autofocus
            {...form.getInputProps("title")}
          />
          <CheckField
            label={t("cash.set_up.in_use")}
            description={t(isOpen ? "cash.set_up.in_use_open" : "cash.set_up.in_use_hint")}
            disabled={isOpen}
            checked={form.getValues().is_enabled}
            onChange={(checked) => form.setFieldValue("is_enabled", checked)}
          />
        </>
      )}
    </FormDialog>
  );
}
