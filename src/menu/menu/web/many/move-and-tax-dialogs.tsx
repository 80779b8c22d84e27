import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { taxesQuery } from "#menu/taxes/web/public.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { MenuChange } from "../../contract/menu-changes.ts";
import { categoriesQuery } from "../menu-api.ts";
import { useChangeMany } from "./use-change-many.ts";

/** Props of a dialog about the selected items. */
export interface ManyDialogProps {
  ids: readonly MenuItemId[];
  onClose: () => void;
  /** The change was made: the selection is cleared. */
  onDone: () => void;
}

/** Empty until somebody chooses: the first of a list is rarely what many items should get. */
const schema = z.object({ chosen: z.string().min(1) });
const NONE = "none";

interface ChooseForManyProps<Id extends number> extends ManyDialogProps {
  title: string;
  submitLabel: string;
  label: string;
  /** Text for none of them: "Sin impuesto". */
  none: string;
  options: readonly { readonly id: Id; readonly title: string }[];
  changeTo: (id: Id | null) => MenuChange;
}

/** Gives many items one thing, or none. */
function ChooseForMany<Id extends number>(props: ChooseForManyProps<Id>) {
  const { ids, onClose, onDone, title, submitLabel, label, none, options, changeTo } = props;
  const changeMany = useChangeMany();
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      schema={schema}
      initialValues={{ chosen: "" }}
      save={async ({ chosen }, idempotencyKey) => {
        const id = options.find((option) => String(option.id) === chosen)?.id ?? null;
        const items = ids.map((item) => ({ id: item }));
        const saved = await changeMany({ items, change: changeTo(id), idempotencyKey });
        onDone();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => {
        const { value, onChange, ...field } = form.getInputProps("chosen");
        return (
          <SelectField
            label={label}
            required
            options={[
              ...options.map((option) => ({ value: String(option.id), label: option.title })),
              { value: NONE, label: none },
            ]}
            {...field}
            value={value || null}
            onChange={(chosen) => onChange(chosen ?? "")}
          />
        );
      }}
    </FormDialog>
  );
}

/** Moves many items into a category, or out of all. */
export function MoveDialog(props: ManyDialogProps) {
  const t = useT();
  const count = props.ids.length;
  return (
    <ChooseForMany
      {...props}
      title={t("menuItems.many.category_title", { count })}
      submitLabel={t("menuItems.many.category_submit", { count })}
      label={t("common.category")}
      none={t("menuItems.no_category")}
      options={useQuery(categoriesQuery).data?.categories ?? []}
      changeTo={(categoryId) => ({ categoryId })}
    />
  );
}

/** Gives many items a tax, or none. */
export function TaxForManyDialog(props: ManyDialogProps) {
  const t = useT();
  const count = props.ids.length;
  return (
    <ChooseForMany
      {...props}
      title={t("menuItems.many.tax_title", { count })}
      submitLabel={t("menuItems.many.tax_submit", { count })}
      label={t("common.tax")}
      none={t("menuItems.no_tax")}
      options={useQuery(taxesQuery).data?.taxes ?? []}
      changeTo={(taxId) => ({ taxId })}
    />
  );
}
