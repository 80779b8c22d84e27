import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { idOf } from "../../../../contract/platform/wire.ts";
import { SelectField } from "../../../../ui/forms/select-field.tsx";
import { FormDialog } from "../../../platform/forms/form-dialog.tsx";
import { useT } from "../../../platform/use-t.ts";
import { taxesQuery } from "../../taxes/public.ts";
import type { ManyDialogProps } from "./many-dialog-props.ts";
import { useChangeMany } from "./use-change-many.ts";

const schema = z.object({ taxId: idOf("Tax").nullable() });

/** Gives many items a tax, or none. */
export function TaxDialog({ ids, onClose, onDone }: ManyDialogProps) {
  const t = useT();
  const taxes = useQuery(taxesQuery).data?.taxes ?? [];
  const changeMany = useChangeMany();
  return (
    <FormDialog
      title={t("menuItems.many.tax_title", { count: ids.length })}
      submitLabel={t("menuItems.many.tax_submit", { count: ids.length })}
      schema={schema}
      initialValues={{ taxId: taxes[0]?.id ?? null }}
      save={async ({ taxId }, idempotencyKey) => {
        const items = ids.map((id) => ({ id }));
        const saved = await changeMany({ items, change: { taxId }, idempotencyKey });
        onDone();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <SelectField
          label={t("menuItems.tax")}
          emptyOption={t("menuItems.no_tax")}
          options={taxes.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={form.getValues().taxId === null ? null : String(form.getValues().taxId)}
          onChange={(value) => form.setFieldValue("taxId", value === null ? null : Number(value))}
          error={String(form.errors.taxId ?? "") || null}
        />
      )}
    </FormDialog>
  );
}
