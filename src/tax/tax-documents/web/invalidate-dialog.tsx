import { IdentityField, useDocumentTypes } from "#core/catalogues/web/public.ts";
import { formatDay } from "#platform/web/format.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type DocumentCorrections, invalidateDocument } from "../contract/corrections.ts";
import { DocumentBuyerFields, writtenReceptor } from "./buyer-fields.tsx";
import classes from "./tax-documents.module.css";
import { useInvalidateDocument } from "./tax-documents-api.ts";

type Form = FormOf<typeof invalidateDocument.body>;
type Terms = NonNullable<DocumentCorrections["invalidation"]>;

interface InvalidateDialogProps {
  corrections: DocumentCorrections;
  terms: Terms;
  /** In the place of a factura its buyer gets a crédito fiscal, in one step. */
  way: "invalidate" | "to_fiscal";
  onClose: () => void;
}

/** Invalidates a sealed document, after saying what follows and that no money is refunded by it (guide §22). */
export function InvalidateDialog({ corrections, terms, way, onClose }: InvalidateDialogProps) {
  const t = useT();
  const invalidating = useInvalidateDocument();
  const { document, receptor, district_on } = corrections;
  const toFiscal = way === "to_fiscal";
  return (
    <FormDialog
      size="large"
      {...(toFiscal ? {} : { tone: "danger" })}
      title={
        toFiscal
          ? t("taxDocuments.act.to_fiscal")
          : t("taxDocuments.act.invalidate_title", { number: document.control_number })
      }
      submitLabel={t(`taxDocuments.act.${way}`)}
      schema={invalidateDocument.body}
      initialValues={{
        kind: toFiscal ? 3 : 2,
        reason: toFiscal ? t("taxDocuments.act.to_fiscal_reason") : null,
        as_fiscal: toFiscal,
        responsible: terms.responsible,
        applicant: terms.applicant,
        receptor: writtenReceptor(receptor),
        even_if_late: false,
      }}
      save={(body) => invalidating.mutateAsync({ params: { id: document.id }, body })}
      onClose={onClose}
    >
      {(form) => (
        <>
          {toFiscal ? (
            <p>{t("taxDocuments.act.to_fiscal_what", { number: document.control_number })}</p>
          ) : (
            <>
              <p>{t("taxDocuments.act.invalidate_what")}</p>
              <p>{t("taxDocuments.act.invalidate_money")}</p>
            </>
          )}
          <LastDay form={form} terms={terms} isFiscal={document.kind === "03"} />
          {toFiscal ? null : <Why form={form} />}
          {form.getValues().kind !== 2 && terms.needs_replacement ? (
            <>
              {toFiscal ? null : <p>{t("taxDocuments.act.replacement_first")}</p>}
              <DocumentBuyerFields
                form={form as never}
                isFiscal={toFiscal || (document.kind !== "01" && document.kind !== "14")}
                needsDistrict={district_on.issued_now.some(
                  (kind) => kind === (toFiscal ? "03" : document.kind),
                )}
              />
            </>
          ) : null}
          <PersonFields form={form} who="responsible" />
          <PersonFields form={form} who="applicant" />
        </>
      )}
    </FormDialog>
  );
}

function LastDay({ form, terms, isFiscal }: { form: Form; terms: Terms; isFiscal: boolean }) {
  const t = useT();
  const day = formatDay(terms.surely_until);
  if (!terms.is_late) return <p>{t("taxDocuments.act.surely_until", { day })}</p>;
  const { onChange, error } = form.getInputProps("even_if_late");
  return (
    <Notice tone="amber">
      <p>{t("taxDocuments.act.late", { day, last: formatDay(terms.perhaps_until) })}</p>
      {isFiscal ? <p>{t("taxDocuments.act.late_ccf")}</p> : null}
      <CheckField
        label={t("taxDocuments.act.even_if_late")}
        checked={form.getValues().even_if_late}
        onChange={onChange}
        error={error}
      />
    </Notice>
  );
}

const kinds = [1, 2, 3] as const;

function Why({ form }: { form: Form }) {
  const t = useT();
  const reason = form.getInputProps("reason");
  return (
    <>
      <ChoiceList
        label={t("taxDocuments.act.kind")}
        mode="single"
        choices={kinds.map((kind) => ({ value: String(kind), label: t(`taxDocuments.act.kind_${kind}`) }))}
        value={[String(form.getValues().kind)]}
        onChange={([kind]) => form.setFieldValue("kind", kinds.find((known) => String(known) === kind) ?? 2)}
      />
      <TextAreaField
        required={form.getValues().kind === 3}
        label={t("common.reason")}
        description={t("taxDocuments.act.reason_example")}
        maxLength={200}
        {...reason}
        value={form.getValues().reason ?? ""}
        onChange={(event) => form.setFieldValue("reason", event.currentTarget.value || null)}
      />
    </>
  );
}

function PersonFields({ form, who }: { form: Form; who: "responsible" | "applicant" }) {
  const t = useT();
  const types = useDocumentTypes();
  const kind = form.getInputProps(`${who}.document_type`);
  return (
    <fieldset className={classes.person}>
      <legend>{t(`taxDocuments.act.${who}`)}</legend>
      <FieldGrid disabled={false}>
        <WideField>
          <TextField
            required
            label={t("common.name")}
            maxLength={100}
            {...form.getInputProps(`${who}.name`)}
          />
        </WideField>
        <SelectField
          {...types}
          required
          label={t("common.document_type")}
          {...kind}
          value={form.getValues()[who].document_type || null}
          onChange={(code) => form.setFieldValue(`${who}.document_type`, code ?? "")}
        />
        <IdentityField
          kind={form.getValues()[who].document_type}
          required
          label={t("common.document_number")}
          maxLength={25}
          {...form.getInputProps(`${who}.document_number`)}
        />
      </FieldGrid>
    </fieldset>
  );
}
