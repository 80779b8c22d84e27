import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { idOf } from "../../../../contract/platform/wire.ts";
import { SelectField } from "../../../../ui/forms/select-field.tsx";
import { FormDialog } from "../../../platform/forms/form-dialog.tsx";
import { useT } from "../../../platform/use-t.ts";
import { categoriesQuery } from "../menu-api.ts";
import type { ManyDialogProps } from "./many-dialog-props.ts";
import { useChangeMany } from "./use-change-many.ts";

const schema = z.object({ categoryId: idOf("Category").nullable() });

/** Moves many items into a category, or out of all. */
export function MoveDialog({ ids, onClose, onDone }: ManyDialogProps) {
  const t = useT();
  const categories = useQuery(categoriesQuery).data?.categories ?? [];
  const changeMany = useChangeMany();
  return (
    <FormDialog
      title={t("menuItems.many.category_title", { count: ids.length })}
      submitLabel={t("menuItems.many.category_submit", { count: ids.length })}
      schema={schema}
      initialValues={{ categoryId: categories[0]?.id ?? null }}
      save={async ({ categoryId }, idempotencyKey) => {
        const items = ids.map((id) => ({ id }));
        const saved = await changeMany({ items, change: { categoryId }, idempotencyKey });
        onDone();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <SelectField
          label={t("menuItems.category")}
          emptyOption={t("menuItems.no_category")}
          options={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={form.getValues().categoryId === null ? null : String(form.getValues().categoryId)}
          onChange={(value) => form.setFieldValue("categoryId", value === null ? null : Number(value))}
          error={String(form.errors.categoryId ?? "") || null}
        />
      )}
    </FormDialog>
  );
}
