import { useId } from "react";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./receptor-dialog.module.css";
import { ActivityFields, IdentityFields, ReceptorAddressFields, ReceptorText } from "./receptor-fields.tsx";
import { type ReceptorForm, type ReceptorFormInput, useReceptorForm } from "./use-receptor-form.ts";

export interface ReceptorDialogProps extends ReceptorFormInput {
  /** Back to what is stored of the customer, or to nobody; absent while nothing is written. */
  onDrop: (() => void) | undefined;
  /** Of a customer something is stored to go back to. */
  hasStored: boolean;
  onClose: () => void;
}

/** The buyer's data for this invoice, written or corrected by hand; closing keeps what was typed. */
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
        <p className={classes.hint}>{t("payments.buyer.hint")}</p>
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
      <legend className="visually-hidden">{t("payments.buyer.data")}</legend>
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
            label={t("payments.buyer.trade_name")}
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
            description={t("payments.buyer.withholds_hint")}
            checked={form.draft.withholdsVat}
            onChange={(withholdsVat) => form.change({ ...form.draft, withholdsVat })}
          />
        </WideField>
      ) : null}
    </>
  );
}
