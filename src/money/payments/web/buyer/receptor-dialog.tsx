import { useId } from "react";
import {
  ActivityFields,
  AddressFields,
  DocumentFields,
  namedChanges,
  type TaxpayerForm,
  TaxpayerText,
  WithholdingField,
} from "#core/catalogues/web/public.ts";
import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { ReceptorField } from "#service/customers/domain/receptor.ts";
import { receptorNames } from "#service/customers/domain/receptor-names.ts";
import { Button } from "#ui/forms/button.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Muted, VisuallyHidden } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
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
  const taxpayer = taxpayerOf(form);
  const { draft } = form;
  return (
    <>
      <VisuallyHidden as="legend">{t("payments.buyer.data")}</VisuallyHidden>
      <WideField>
        <TaxpayerText
          form={taxpayer}
          field="name"
          autoFocus
          {...(isCredit ? { label: t("common.business_name") } : {})}
        />
      </WideField>
      {isCredit ? (
        <>
          <WideField>
            <TaxpayerText form={taxpayer} field="tradeName" />
          </WideField>
          <TaxpayerText form={taxpayer} field="nit" />
        </>
      ) : (
        <DocumentFields form={taxpayer} usualKind={identityDocuments.nit} />
      )}
      {isCredit || ["", identityDocuments.nit].includes(draft.tipoDocumento) ? (
        <TaxpayerText form={taxpayer} field="nrc" />
      ) : null}
      {isCredit ? <ActivityFields form={taxpayer} ownWords /> : null}
      <AddressFields form={taxpayer} />
      <TaxpayerText form={taxpayer} field="email" />
      <TaxpayerText form={taxpayer} field="phone" />
      {isCredit || draft.tipoDocumento === identityDocuments.nit || draft.withholdsVat ? (
        <WithholdingField
          checked={draft.withholdsVat}
          onChange={(withholdsVat) => form.change({ ...draft, withholdsVat })}
        />
      ) : null}
    </>
  );
}

/** Fields that a fiscal credit may leave empty. */
const optional: readonly string[] = ["tradeName", "district", "phone"];

/** The buyer for the fields of a taxpayer; a consumer must give their name, and a document above a total. */
function taxpayerOf(form: ReceptorForm): TaxpayerForm {
  const { draft } = form;
  return {
    props: (field) => {
      const name = receptorNames[field];
      return { name, value: draft[name], error: form.errorOf(name) };
    },
    isRequired: (field) =>
      field === "name" ||
      (field === "documentNumber" && form.mustIdentify) ||
      (form.type === "CREDITO_FISCAL" &&
        (!optional.includes(field) || (field === "district" && form.mustNameDistrict))),
    set: (changes) => {
      const named = namedChanges(receptorNames, changes);
      form.change({ ...draft, ...named }, ...(Object.keys(named) as ReceptorField[]));
    },
  };
}
