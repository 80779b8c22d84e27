import { useId } from "react";
import { changeDrawer, type Drawer } from "../../../contract/cash.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useContractForm } from "../../platform/contract-form.ts";
import { FormFailure } from "../../platform/form-failure.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./cash.module.css";
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
      initial={{ title: "", is_enabled: true }}
      save={({ title }) => adding.mutateAsync({ title })}
      onClose={onClose}
    />
  );
}

function ChangeDialog({ drawer, onClose }: { drawer: Drawer; onClose: () => void }) {
  const t = useT();
  const changing = useChangeDrawer(drawer.id);
  return (
    <FormDialog
      title={t("cash.set_up.edit_named", { drawer: drawer.title })}
      submitLabel={t("cash.set_up.save_drawer")}
      initial={{ title: drawer.title, is_enabled: drawer.is_enabled }}
      save={(body) => changing.mutateAsync(body)}
      use={{ isOpen: drawer.open !== null }}
      onClose={onClose}
    />
  );
}

interface FormDialogProps {
  title: string;
  submitLabel: string;
  initial: { title: string; is_enabled: boolean };
  save: (body: { title: string; is_enabled: boolean }) => Promise<{ message: string }>;
  /** Whether it can be taken out of use now; without it the question is not asked. */
  use?: { isOpen: boolean };
  onClose: () => void;
}

function FormDialog({ title, submitLabel, initial, save, use, onClose }: FormDialogProps) {
  const t = useT();
  const formId = useId();
  const { form, submit, busy, failure } = useContractForm({
    schema: changeDrawer.body,
    initialValues: initial,
    save: async (body) => {
      toastSuccess((await save(body)).message);
      onClose();
    },
  });
  return (
    <AppDialog
      opened
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <SubmitButton form={formId} size="lg" fullWidth busy={busy}>
          {submitLabel}
        </SubmitButton>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t("cash.set_up.drawer_name")}
          maxLength={60}
          data-autofocus
          {...form.getInputProps("title")}
        />
        {use ? (
          <CheckField
            label={t("cash.set_up.in_use")}
            description={t(use.isOpen ? "cash.set_up.in_use_open" : "cash.set_up.in_use_hint")}
            disabled={use.isOpen}
            checked={form.getValues().is_enabled}
            onChange={(checked) => form.setFieldValue("is_enabled", checked)}
          />
        ) : null}
        <FormFailure message={failure} />
      </form>
    </AppDialog>
  );
}
