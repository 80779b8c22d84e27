import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { changeDrawer, type Drawer, type SellingPoint } from "../contract/cash.ts";
import { useAddDrawer, useChangeDrawer } from "./cash-api.ts";

interface DrawerDialogProps {
  /** Null for a new one. */
  drawer: Drawer | null;
  points: readonly SellingPoint[];
  onClose: () => void;
}

/** Adds a drawer, renames it, moves it to a point of sale or, while it is closed, takes it out of use. */
export function DrawerDialog({ drawer, ...rest }: DrawerDialogProps) {
  return drawer ? <ChangeDialog drawer={drawer} {...rest} /> : <AddDialog {...rest} />;
}

type Rest = Omit<DrawerDialogProps, "drawer">;

function AddDialog({ points, onClose }: Rest) {
  const t = useT();
  const adding = useAddDrawer();
  return (
    <FormDialog
      title={t("cash.set_up.add_drawer")}
      submitLabel={t("cash.set_up.add_drawer")}
      schema={changeDrawer.body}
      initialValues={{ title: "", is_enabled: true, point_of_sale_id: null }}
      save={({ is_enabled: _, ...body }) => adding.mutateAsync(body)}
      onClose={onClose}
    >
      {(form) => <DrawerFields form={form} points={points} />}
    </FormDialog>
  );
}

function ChangeDialog({ drawer, points, onClose }: Rest & { drawer: Drawer }) {
  const t = useT();
  const changing = useChangeDrawer(drawer.id);
  const { title, is_enabled, point_of_sale_id } = drawer;
  const isOpen = drawer.open !== null;
  return (
    <FormDialog
      title={t("cash.set_up.edit_named", { drawer: title })}
      submitLabel={t("cash.set_up.save_drawer")}
      schema={changeDrawer.body}
      initialValues={{ title, is_enabled, point_of_sale_id }}
      save={(body) => changing.mutateAsync(body)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DrawerFields form={form} points={points} />
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

interface DrawerFieldsProps {
  form: FormOf<typeof changeDrawer.body>;
  points: Rest["points"];
}

function DrawerFields({ form, points }: DrawerFieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t("cash.set_up.drawer_name")}
        maxLength={60}
        data-autofocus
        {...form.getInputProps("title")}
      />
      <PointField form={form} points={points} />
    </>
  );
}

/** Chooses the point of sale that issues the drawer's sales; hidden if there is only one. */
function PointField({ form, points }: DrawerFieldsProps) {
  const t = useT();
  if (points.length < 2) return null;
  const { point_of_sale_id: chosen = null } = form.getValues();
  return (
    <SelectField
      {...form.getInputProps("point_of_sale_id")}
      label={t("cash.set_up.point")}
      description={t("cash.set_up.point_hint")}
      emptyOption={t("cash.set_up.point_usual", {
        code: points.find(({ is_usual }) => is_usual)?.code ?? "",
      })}
      options={points.map((point) => ({
        value: String(point.id),
        label: t("cash.set_up.point_named", point),
      }))}
      value={chosen === null ? null : String(chosen)}
      onChange={(value) =>
        form.setFieldValue("point_of_sale_id", points.find(({ id }) => String(id) === value)?.id ?? null)
      }
    />
  );
}
