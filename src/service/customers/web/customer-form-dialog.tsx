import { useId } from "react";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useT } from "#platform/web/use-t.ts";
import { type InvoiceType, invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { Button } from "#ui/forms/button.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { switchCustomerType } from "../domain/customer.ts";
import { AddressFields, DocumentFields } from "./address-fields.tsx";
import { CustomerBusinessFields } from "./business-fields.tsx";
import { CreditFields } from "./credit-fields.tsx";
import { CustomerTextField } from "./customer-text-field.tsx";
import { NotesFields } from "./notes-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import type { CustomerForm } from "./use-customer-form.ts";

export interface CustomerFormDialogProps {
  title: string;
  saveLabel: string;
  form: CustomerForm;
  /** The phone is what this customer is known by: it is shown and stays. */
  isPhoneFixed?: boolean;
  /** Where the form begins. Default: its first field. */
  focus?: "start" | "notes" | "credit";
  /** Leads back to the search it was opened from. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** A customer of either type in a dialog; switching clears what only the other type has. */
export function CustomerFormDialog(props: CustomerFormDialogProps) {
  const { title, saveLabel, form, isPhoneFixed = false, focus = "start", onBack, onClose } = props;
  const t = useT();
  const formId = useId();
  const { busy, isDirty, attempt } = form;
  const { isUnsure } = attempt;
  const { close, leave } = useCloseGuard({ isDirty, isUnsure, busy, onClose });
  return (
    <AppDialog
      opened
      size="large"
      isLocked={isUnsure}
      onClose={close}
      title={title}
      footer={
        <UnsureGate attempt={attempt} busy={busy} onAgain={form.again}>
          <ConflictGate conflict={form.conflict} busy={busy}>
            {onBack ? (
              <Button variant="default" size="lg" disabled={busy} onClick={() => leave(onBack)}>
                {t("customers.form.back")}
              </Button>
            ) : null}
            <SubmitButton form={formId} size="lg" busy={busy}>
              {saveLabel}
            </SubmitButton>
          </ConflictGate>
        </UnsureGate>
      }
    >
      <form ref={form.form} id={formId} onSubmit={form.submit} noValidate>
        <FieldGrid disabled={busy || isUnsure}>
          <legend className="visually-hidden">{title}</legend>
          <CustomerFields form={form} isPhoneFixed={isPhoneFixed} focus={focus} />
        </FieldGrid>
        <FormFailure message={form.failure} />
      </form>
    </AppDialog>
  );
}

type CustomerFieldsProps = Required<Pick<CustomerFormDialogProps, "form" | "isPhoneFixed" | "focus">>;

function CustomerFields({ form, isPhoneFixed, focus }: CustomerFieldsProps) {
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
      <PhoneField form={form} isFixed={isPhoneFixed} />
      <CustomerTextField
        key={input.type}
        form={form}
        field={isConsumer ? "name" : "businessName"}
        required
        autoFocus={isPhoneFixed && focus === "start"}
        maxLength={250}
        label={t(isConsumer ? "customers.form.name" : "customers.form.business_name")}
      />
      {isConsumer ? null : <CustomerBusinessFields form={form} />}
      <AddressFields form={form} />
      {isConsumer ? <PersonFields form={form} /> : null}
      <DocumentFields form={form} />
      <CreditFields form={form} autoFocus={focus === "credit"} />
      <NotesFields form={form} autoFocus={focus === "notes"} />
    </>
  );
}

/** What people know a customer by (operations §3): typed once, then it stays. */
function PhoneField({ form, isFixed }: { form: CustomerForm; isFixed: boolean }) {
  const t = useT();
  const label = t("customers.form.phone");
  return isFixed ? (
    <TextField
      label={label}
      description={t("customers.form.phone_stays")}
      value={form.input.phone}
      readOnly
      disabled
    />
  ) : (
    <CustomerTextField form={form} field="phone" required autoFocus inputMode="tel" label={label} />
  );
}
