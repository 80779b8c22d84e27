import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { PurchaseForm } from "./use-purchase-form.ts";
import { VendorField } from "./vendor-field.tsx";

/** Of whom, and by which invoice. */
export function HeadFields({ form }: { form: PurchaseForm }) {
  const t = useT();
  const { invoiceNumber, invoiceDate } = form.draft;
  return (
    <FieldGrid disabled={false}>
      <VendorField form={form} />
      <TextField
        label={t("purchases.form.invoice_number")}
        maxLength={60}
        value={invoiceNumber}
        error={form.errorOf("vendor.invoice_number")}
        onChange={({ currentTarget }) =>
          form.change({ invoiceNumber: currentTarget.value }, "vendor.invoice_number")
        }
      />
      <DateField
        label={t("purchases.form.invoice_date")}
        value={invoiceDate}
        error={form.errorOf("invoice_date")}
        onChange={(next) => form.change({ invoiceDate: next }, "invoice_date")}
      />
    </FieldGrid>
  );
}
