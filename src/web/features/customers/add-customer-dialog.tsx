import { useId } from "react";
import { switchCustomerType } from "../../../domain/customers/customer.ts";
import { type InvoiceType, invoiceTypes } from "../../../domain/orders/invoice-type.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { FieldGrid, WideField } from "../../../ui/forms/field-grid.tsx";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { FormFailure } from "../../platform/forms/form-failure.tsx";
import { useCloseGuard } from "../../platform/forms/use-close-guard.ts";
import { currentUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { AddressFields, DocumentFields } from "./address-fields.tsx";
import { BusinessFields } from "./business-fields.tsx";
import type { ChosenCustomer } from "./chosen-customer.ts";
import { startCustomer } from "./customer-draft.ts";
import { CustomerTextField } from "./customer-text-field.tsx";
import { PersonFields } from "./person-fields.tsx";
import { type CustomerForm, useCustomerForm } from "./use-customer-form.ts";

export interface AddCustomerDialogProps {
  /** What was looked for: the phone or the name to begin with. */
  typed: string;
  type: InvoiceType;
  onAdded: (customer: ChosenCustomer) => void;
  onBack: () => void;
  onClose: () => void;
}

/** A new customer of either type; switching clears what only the other type has. */
export function AddCustomerDialog({ typed, type, onAdded, onBack, onClose }: AddCustomerDialogProps) {
  const t = useT();
  const formId = useId();
  const form = useCustomerForm(() => startCustomer(typed, type, currentUser()), onAdded);
  const { busy, isDirty } = form;
  const close = useCloseGuard({ isDirty, busy, onClose });
  return (
    <AppDialog
      opened
      size="large"
      onClose={close}
      closeOnClickOutside={false}
      title={t("customers.form.title")}
      footer={
        <>
          <Button variant="default" size="lg" disabled={busy} onClick={() => close(onBack)}>
            {t("customers.form.back")}
          </Button>
          <SubmitButton form={formId} size="lg" busy={busy}>
            {t("customers.form.save")}
          </SubmitButton>
        </>
      }
    >
      <form ref={form.form} id={formId} onSubmit={form.submit} noValidate>
        <FieldGrid disabled={busy}>
          <legend className="visually-hidden">{t("customers.form.title")}</legend>
          <CustomerFields form={form} />
        </FieldGrid>
        <FormFailure message={form.failure} />
      </form>
    </AppDialog>
  );
}

function CustomerFields({ form }: { form: CustomerForm }) {
  const t = useT();
  const { input } = form;
  const isConsumer = input.type === "CONSUMIDOR_FINAL";
  return (
    <>
      <WideField>
        <SegmentedFilter<InvoiceType>
          label={t("customers.form.type")}
          layout="fill"
          value={input.type}
          onChange={(next) => form.change(switchCustomerType(input, next))}
          options={invoiceTypes.map((invoiceType) => ({
            value: invoiceType,
            label: t(`customers.type.${invoiceType}`),
          }))}
        />
      </WideField>
      <CustomerTextField
        form={form}
        field="phone"
        required
        autoFocus
        inputMode="tel"
        label={t("customers.form.phone")}
      />
      <CustomerTextField
        key={input.type}
        form={form}
        field={isConsumer ? "name" : "businessName"}
        required
        maxLength={250}
        label={t(isConsumer ? "customers.form.name" : "customers.form.business_name")}
      />
      {isConsumer ? null : <BusinessFields form={form} />}
      <AddressFields form={form} />
      <CustomerTextField
        form={form}
        field="email"
        type="email"
        maxLength={100}
        label={t("customers.form.email")}
      />
      {isConsumer ? <PersonFields form={form} /> : null}
      <DocumentFields form={form} />
    </>
  );
}
