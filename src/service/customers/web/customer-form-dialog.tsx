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
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { type InvoiceType, invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { NumberText } from "#ui/numbers/number-text.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { genders, switchCustomerType } from "../domain/customer.ts";
import { ALLERGIES_MAX, CUSTOMER_NOTES_MAX } from "../domain/merge-customers.ts";
import type { CustomerForm } from "./use-customer-form.ts";

export interface CustomerFormDialogProps {
  title: string;
  saveLabel: string;
  form: CustomerForm;
  /** True when the phone is shown but cannot change, because it identifies the customer. */
  isPhoneFixed?: boolean;
  /** Field with the first focus. Default: the first field. */
  focus?: "start" | "notes" | "credit";
  /** Returns to the search it was opened from. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** Edits a customer of either type; switching clears the fields of the other type. */
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
          <VisuallyHidden as="legend">{title}</VisuallyHidden>
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
  const taxpayer = taxpayerOf(form);
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
      {isPhoneFixed ? (
        <TextField
          label={t("common.phone")}
          description={t("customers.form.phone_stays")}
          value={input.phone}
          readOnly
          disabled
        />
      ) : (
        <TaxpayerText form={taxpayer} field="phone" autoFocus />
      )}
      <TaxpayerText
        key={input.type}
        form={taxpayer}
        field="name"
        autoFocus={isPhoneFixed && focus === "start"}
        {...(isConsumer ? {} : { label: t("common.business_name") })}
      />
      {isConsumer ? null : (
        <>
          <TaxpayerText form={taxpayer} field="tradeName" />
          <TaxpayerText form={taxpayer} field="nit" />
          <TaxpayerText form={taxpayer} field="nrc" />
          <ActivityFields form={taxpayer} ownWords />
          <WithholdingField
            checked={input.withholdsVat}
            onChange={(withholdsVat) => form.change({ ...input, withholdsVat }, "withholdsVat")}
          />
        </>
      )}
      <AddressFields form={taxpayer} />
      <TaxpayerText form={taxpayer} field="email" />
      {isConsumer ? <PersonFields form={form} /> : null}
      <DocumentFields form={taxpayer} />
      <CreditFields form={form} autoFocus={focus === "credit"} />
      <NotesFields form={form} autoFocus={focus === "notes"} />
    </>
  );
}

const names = {
  phone: "phone",
  tradeName: "tradeName",
  nit: "nit",
  nrc: "nrc",
  activity: "economicActivityCode",
  activityWords: "economicActivityDesc",
  department: "departmentCode",
  municipality: "municipalityCode",
  district: "districtCode",
  complement: "addressComplement",
  documentType: "docTypeCode",
  documentNumber: "docNumber",
  email: "email",
} as const;

const requiredFields: readonly string[] = ["phone", "name", "nit", "department", "municipality"];

/** The customer for the fields of a taxpayer; a business has its name elsewhere. */
function taxpayerOf(form: CustomerForm): TaxpayerForm {
  const { input } = form;
  const own = { ...names, name: input.type === "CONSUMIDOR_FINAL" ? "name" : "businessName" } as const;
  return {
    props: (field) => ({
      name: own[field],
      value: input[own[field]],
      error: form.errorOf(own[field]),
      description: form.hintOf(own[field]),
      onBlur: () => form.leave(own[field]),
    }),
    isRequired: (field) => requiredFields.includes(field),
    set: (changes) => {
      const named = namedChanges(own, changes);
      form.change({ ...input, ...named }, ...(Object.keys(named) as (keyof typeof named)[]));
    },
  };
}

/** Fields of a final consumer. */
function PersonFields({ form }: { form: CustomerForm }) {
  const t = useT();
  const { input } = form;
  return (
    <>
      <SelectField
        name="gender"
        label={t("customers.form.gender")}
        searchable={false}
        emptyOption={t("customers.form.no_gender")}
        options={genders.map((gender) => ({ value: gender, label: t(`customers.gender.${gender}`) }))}
        value={input.gender}
        onChange={(value) =>
          form.change({ ...input, gender: genders.find((gender) => gender === value) ?? null }, "gender")
        }
        error={form.errorOf("gender")}
      />
      <DateField
        name="birthDate"
        label={t("customers.form.birth_date")}
        max={form.today}
        value={input.birthDate}
        onChange={(birthDate) => form.change({ ...input, birthDate }, "birthDate")}
        error={form.errorOf("birthDate")}
      />
    </>
  );
}

/** Fields for credit limit and term, for people who may grant credit. */
function CreditFields({ form, autoFocus }: { form: CustomerForm; autoFocus: boolean }) {
  const t = useT();
  const currency = useUser()?.currency ?? "USD";
  const { input } = form;
  if (input.creditLimit === undefined) return null;
  return (
    <>
      <AmountField
        label={t("common.credit_limit")}
        description={t("customers.form.limit_hint")}
        currency={currency}
        amount={input.creditLimit}
        onChange={(creditLimit) => form.change({ ...input, creditLimit }, "creditLimit")}
        error={form.errorOf("creditLimit")}
        autoFocus={autoFocus}
      />
      <NumberText
        name="creditDays"
        label={t("customers.form.days")}
        description={t("customers.form.days_hint")}
        inputMode="numeric"
        terms={{ decimals: 0 }}
        text={input.creditDays ?? ""}
        onText={(creditDays) => form.change({ ...input, creditDays }, "creditDays")}
        error={form.errorOf("creditDays")}
      />
    </>
  );
}

/** Fields for notes and allergies, which the till shows. */
function NotesFields({ form, autoFocus }: { form: CustomerForm; autoFocus: boolean }) {
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
          label={t("common.notes")}
          maxLength={CUSTOMER_NOTES_MAX}
          value={input.notes}
          onChange={(event) => form.change({ ...input, notes: event.currentTarget.value }, "notes")}
          error={form.errorOf("notes")}
        />
      </WideField>
    </>
  );
}
