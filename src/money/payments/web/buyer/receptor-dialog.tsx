import { type HTMLInputTypeAttribute, useId } from "react";
import { PlaceFields, useActivities, useDocumentTypes } from "#core/catalogues/web/public.ts";
import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { WITHHELD_FROM_CENTS } from "#platform/domain/money/sane-amounts.ts";
import { formatAmount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { ReceptorField } from "#service/customers/domain/receptor.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted, VisuallyHidden } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { withActivity, withDepartment } from "./receptor-draft.ts";
import { type ReceptorForm, type ReceptorFormInput, useReceptorForm } from "./use-receptor-form.ts";

export interface ReceptorDialogProps extends ReceptorFormInput {
  /** Returns to the customer's stored data, or to nobody; undefined while nothing is written. */
  onDrop: (() => void) | undefined;
  /** True if the customer has stored data to return to. */
  hasStored: boolean;
  onClose: () => void;
}

/** Edits the buyer's data for this invoice; closing keeps what was typed. */
export function ReceptorDialog({ onDrop, hasStored, onClose, ...input }: ReceptorDialogProps) {
  const t = useT();
  const formId = useId();
  const form = useReceptorForm(input);
  const { type, busy } = form;
  return (
    <AppDialog
      opened
      size="large"
      closeOnClickOutside={false}
      title={t("payments.buyer.title", { type: t(`customers.type.${type}`) })}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        <>
          {onDrop ? (
            <Button variant="default" size="lg" disabled={busy} onClick={onDrop}>
              {t(hasStored ? "payments.buyer.drop" : "payments.buyer.clear")}
            </Button>
          ) : null}
          <SubmitButton form={formId} size="lg" busy={busy}>
            {t("payments.buyer.use")}
          </SubmitButton>
        </>
      }
    >
      <form ref={form.form} id={formId} onSubmit={form.submit} noValidate>
        <Muted below={16}>{t("payments.buyer.hint")}</Muted>
        <FieldGrid disabled={busy}>
          <ReceptorFields form={form} />
        </FieldGrid>
        <FormFailure message={form.failure} />
      </form>
    </AppDialog>
  );
}

function ReceptorFields({ form }: { form: ReceptorForm }) {
  const t = useT();
  const isCredit = form.type === "CREDITO_FISCAL";
  return (
    <>
      <VisuallyHidden as="legend">{t("payments.buyer.data")}</VisuallyHidden>
      <WideField>
        <ReceptorText
          form={form}
          field="nombre"
          required
          autoFocus
          maxLength={250}
          label={t(isCredit ? "customers.form.business_name" : "customers.form.name")}
        />
      </WideField>
      {isCredit ? (
        <WideField>
          <ReceptorText
            form={form}
            field="nombreComercial"
            maxLength={150}
            label={t("common.trade_name")}
          />
        </WideField>
      ) : null}
      <IdentityFields form={form} />
      {isCredit ? <ActivityFields form={form} /> : null}
      <ReceptorAddressFields form={form} />
      <ReceptorText
        form={form}
        field="correo"
        type="email"
        required={isCredit}
        maxLength={100}
        label={t("customers.form.email")}
      />
      <ReceptorText
        form={form}
        field="telefono"
        inputMode="tel"
        maxLength={30}
        label={t("customers.form.phone")}
      />
      {isCredit ? (
        <WideField>
          <CheckField
            label={t("payments.buyer.withholds")}
            description={t("payments.buyer.withholds_hint", {
              amount: formatAmount(WITHHELD_FROM_CENTS, "USD"),
            })}
            checked={form.draft.withholdsVat}
            onChange={(withholdsVat) => form.change({ ...form.draft, withholdsVat })}
          />
        </WideField>
      ) : null}
    </>
  );
}

interface ReceptorTextProps {
  form: ReceptorForm;
  field: ReceptorField;
  label: string;
  maxLength: number;
  required?: boolean;
  autoFocus?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: "tel" | "numeric";
}

/** Edits one text of the buyer and shows its error. */
export function ReceptorText({ form, field, autoFocus, ...rest }: ReceptorTextProps) {
  return (
    <TextField
      {...rest}
      name={field}
      autoComplete="off"
      value={form.draft[field]}
      onChange={(event) => form.change({ ...form.draft, [field]: event.currentTarget.value }, field)}
      error={form.errorOf(field)}
      data-autofocus={autoFocus || undefined}
    />
  );
}

/** Edits what identifies the buyer: a NIT on a fiscal credit, any document on a consumer's invoice. */
export function IdentityFields({ form }: { form: ReceptorForm }) {
  const t = useT();
  const types = useDocumentTypes();
  const { draft } = form;
  if (form.type === "CREDITO_FISCAL")
    return (
      <>
        <ReceptorText
          form={form}
          field="numDocumento"
          required
          label={t("customers.form.nit")}
          maxLength={20}
        />
        <ReceptorText form={form} field="nrc" required label={t("customers.form.nrc")} maxLength={12} />
      </>
    );
  return (
    <>
      <SelectField
        {...types}
        name="tipoDocumento"
        label={t("customers.form.document_type")}
        value={draft.tipoDocumento || identityDocuments.nit}
        onChange={(code) =>
          form.change({ ...draft, tipoDocumento: code ?? "" }, "tipoDocumento", "numDocumento")
        }
        error={form.errorOf("tipoDocumento")}
      />
      <ReceptorText
        form={form}
        field="numDocumento"
        required={form.mustIdentify}
        label={t("customers.form.document_number")}
        maxLength={20}
      />
      {["", identityDocuments.nit].includes(draft.tipoDocumento) ? (
        <ReceptorText form={form} field="nrc" label={t("customers.form.nrc")} maxLength={12} />
      ) : null}
    </>
  );
}

/** Edits the buyer's economic activity, which a fiscal credit states. */
export function ActivityFields({ form }: { form: ReceptorForm }) {
  const t = useT();
  const { descriptionOf, ...activities } = useActivities();
  const { draft } = form;
  return (
    <>
      <WideField>
        <SelectField
          {...activities}
          required
          name="codActividad"
          label={t("customers.form.activity")}
          placeholder={t("customers.form.select")}
          value={draft.codActividad || null}
          onChange={(code) => {
            const official = descriptionOf(code ?? "");
            const next = withActivity(draft, code ?? "", official, descriptionOf(draft.codActividad));
            form.change(next, "codActividad", "descActividad");
          }}
          error={form.errorOf("codActividad")}
        />
      </WideField>
      <WideField>
        <ReceptorText
          form={form}
          field="descActividad"
          required
          label={t("customers.form.activity_desc")}
          maxLength={150}
        />
      </WideField>
    </>
  );
}

/** Edits the buyer's address: another department clears the municipality. */
export function ReceptorAddressFields({ form }: { form: ReceptorForm }) {
  const t = useT();
  const { draft } = form;
  const isRequired = form.type === "CREDITO_FISCAL";
  return (
    <>
      <PlaceFields
        required={isRequired}
        department={{
          name: "direccion.departamento",
          code: draft["direccion.departamento"],
          error: form.errorOf("direccion.departamento"),
          onChoose: (code) =>
            form.change(withDepartment(draft, code), "direccion.departamento", "direccion.municipio"),
        }}
        municipality={{
          name: "direccion.municipio",
          code: draft["direccion.municipio"],
          error: form.errorOf("direccion.municipio"),
          onChoose: (code) =>
            form.change(
              { ...draft, "direccion.municipio": code, "direccion.distrito": "" },
              "direccion.municipio",
              "direccion.distrito",
            ),
        }}
        district={{
          name: "direccion.distrito",
          isOptional: !form.mustNameDistrict,
          code: draft["direccion.distrito"],
          error: form.errorOf("direccion.distrito"),
          onChoose: (code) => form.change({ ...draft, "direccion.distrito": code }, "direccion.distrito"),
        }}
      />
      <WideField>
        <ReceptorText
          form={form}
          field="direccion.complemento"
          required={isRequired}
          label={t("customers.form.address")}
          maxLength={200}
        />
      </WideField>
    </>
  );
}
