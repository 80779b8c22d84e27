import { useT } from "#platform/web/use-t.ts";
import { WideField } from "#ui/forms/field-grid.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { ALLERGIES_MAX, NOTES_MAX } from "../domain/merge-customers.ts";
import type { CustomerForm } from "./use-customer-form.ts";

/** What whoever serves the customer has to know; the till shows both. */
export function NotesFields({ form, autoFocus }: { form: CustomerForm; autoFocus: boolean }) {
  const t = useT();
  const { input } = form;
  return (
    <>
      <WideField>
        <TextAreaField
          name="allergies"
          rows={2}
          label={t("customers.form.allergies")}
          description={t("customers.form.allergies_hint")}
          maxLength={ALLERGIES_MAX}
          value={input.allergies}
          onChange={(event) => form.change({ ...input, allergies: event.currentTarget.value }, "allergies")}
          error={form.errorOf("allergies")}
          data-autofocus={autoFocus || undefined}
        />
      </WideField>
      <WideField>
        <TextAreaField
          name="notes"
          label={t("customers.form.notes")}
          maxLength={NOTES_MAX}
          value={input.notes}
          onChange={(event) => form.change({ ...input, notes: event.currentTarget.value }, "notes")}
          error={form.errorOf("notes")}
        />
      </WideField>
    </>
  );
}
