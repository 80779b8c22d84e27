import {
  PAYMENT_TITLE_MAX,
  type PaymentTypeSettings,
  paymentTypeBody,
} from "../../../contract/setup/payment-types.ts";
import { type PaymentIcon, paymentIcons } from "../../../domain/payments/payment-icon.ts";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { ChoiceList } from "../../../ui/forms/choice-list.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { FormDialog, type FormOf } from "../../platform/forms/form-dialog.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { paymentPictures } from "../payments/public.ts";
import { useAddPaymentType, useChangePaymentType, useDeletePaymentType } from "./payment-types-api.ts";

export interface PaymentTypeDialogProps {
  /** Null for a new one. */
  type: PaymentTypeSettings | null;
  onClose: () => void;
}

/** Name, picture and state of a payment type. */
export function PaymentTypeDialog({ type, onClose }: PaymentTypeDialogProps) {
  return type ? <ChangeDialog type={type} onClose={onClose} /> : <AddDialog onClose={onClose} />;
}

function AddDialog({ onClose }: Pick<PaymentTypeDialogProps, "onClose">) {
  const t = useT();
  const adding = useAddPaymentType();
  const deleting = useDeletePaymentType();
  return (
    <FormDialog
      title={t("paymentTypes.add")}
      submitLabel={t("paymentTypes.add")}
      schema={paymentTypeBody}
      size="medium"
      initialValues={{ title: "", isActive: true, icon: "card" }}
      save={async (body, id) => {
        const added = await adding.mutateAsync({ body, id });
        const undo = () =>
          void deleting.mutateAsync(added.id).catch((error: unknown) => toastError(errorText(error)));
        return { message: added.message, undo };
      }}
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

function ChangeDialog({ type, onClose }: { type: PaymentTypeSettings; onClose: () => void }) {
  const t = useT();
  const changing = useChangePaymentType(type);
  return (
    <FormDialog
      title={t("paymentTypes.edit_named", { type: type.title })}
      submitLabel={t("paymentTypes.save")}
      schema={paymentTypeBody}
      size="medium"
      initialValues={{ title: type.title, isActive: type.isActive, icon: type.icon }}
      save={(body, id) => changing.mutateAsync({ body: { ...body, version: type.version }, id })}
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

function Fields({ form }: { form: FormOf<typeof paymentTypeBody> }) {
  const t = useT();
  const { title, icon, isActive } = form.getValues();
  const isIcon = (value: string | undefined): value is PaymentIcon =>
    paymentIcons.some((known) => known === value);
  return (
    <>
      <TextField
        label={t("paymentTypes.name")}
        required
        maxLength={PAYMENT_TITLE_MAX}
        data-autofocus
        {...form.getInputProps("title")}
      />
      <ChoiceList
        label={t("paymentTypes.icon")}
        hint={t("paymentTypes.icon_hint")}
        mode="single"
        layout="tiles"
        value={[icon]}
        choices={paymentIcons.map((value) => ({
          value,
          label: t(`paymentTypes.icons.${value}`),
          icon: paymentPictures[value],
        }))}
        onChange={([value]) => {
          if (isIcon(value)) form.setFieldValue("icon", value);
        }}
        error={form.errors.icon ? String(form.errors.icon) : null}
      />
      <CheckField
        look="switch"
        label={t("paymentTypes.active")}
        description={t("paymentTypes.active_hint", { type: title.trim() || t("paymentTypes.this") })}
        checked={isActive}
        onChange={(checked) => form.setFieldValue("isActive", checked)}
      />
    </>
  );
}
