import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { changePaymentType, PAYMENT_TITLE_MAX, type PaymentTypeSettings } from "../contract/payment-types.ts";
import { isCash, type PaymentIcon, paymentIcons } from "../domain/payment-icon.ts";
import { type TenderCode, tenderCodeOf, tenderCodes } from "../domain/tender-code.ts";
import { paymentPictures } from "./payment-pictures.tsx";
import { paymentTypesQuery, useDeletePaymentType, useSavePaymentType } from "./payment-types-api.ts";

const schema = changePaymentType.body;

export interface PaymentTypeDialogProps {
  /** Null for a new one. */
  type: PaymentTypeSettings | null;
  onClose: () => void;
}

const newType = { title: "", isActive: true, icon: "card", settles: "now", tender_code: null } as const;

/** Name, picture and state of a payment type. */
export function PaymentTypeDialog({ type, onClose }: PaymentTypeDialogProps) {
  const t = useT();
  const saving = useSavePaymentType(type);
  const deleting = useDeletePaymentType();
  const undo = (id: PaymentTypeId) =>
    void deleting.mutateAsync(id).catch((error: unknown) => toastError(errorText(error)));
  return (
    <FormDialog
      title={type ? t("paymentTypes.edit_named", { type: type.title }) : t("paymentTypes.add")}
      submitLabel={t(type ? "common.save" : "paymentTypes.add")}
      schema={schema}
      size="medium"
      initialValues={type ? valuesOf(type) : newType}
      meanwhile={{
        reload: useReload(paymentTypesQuery, (types) => valuesOf(found(types, type?.id))),
        fields: {
          title: t("common.name"),
          icon: { label: t("paymentTypes.icon"), text: (icon) => t(`paymentTypes.icons.${icon}`) },
          settles: {
            label: t("paymentTypes.on_account"),
            text: (settles) => t(settles === "on_account" ? "common.yes" : "common.no"),
          },
          tender_code: {
            label: t("paymentTypes.tender"),
            text: (code) => (code ? tenderText(t, code) : t("paymentTypes.tender_by_icon")),
          },
          isActive: {
            label: t("paymentTypes.active"),
            text: (isActive) => t(isActive ? "common.yes" : "common.no"),
          },
        },
      }}
      save={async (body, sentId) => {
        const { message, id } = await saving.mutateAsync({ body, id: sentId });
        return { message, ...(id === undefined ? {} : { undo: () => undo(id) }) };
      }}
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

function valuesOf({ title, isActive, icon, settles, tender_code, version }: PaymentTypeSettings) {
  return { title, isActive, icon, settles, tender_code, version };
}

/** A code of CAT-017 with its words. */
const tenderText = (t: Translate, code: TenderCode) =>
  factsText([code, t(`taxDelivery.paper.tenders.${code}`)]);

function Fields({ form }: { form: FormOf<typeof schema> }) {
  const t = useT();
  const { title, icon, isActive, settles } = form.getValues();
  const isOnAccount = settles === "on_account";
  const isIcon = (value: string | undefined): value is PaymentIcon =>
    paymentIcons.some((known) => known === value);
  return (
    <>
      <TextField
        label={t("common.name")}
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
          // A debt is no cash.
          disabled: isOnAccount && isCash({ icon: value }),
        }))}
        onChange={([value]) => {
          if (isIcon(value)) form.setFieldValue("icon", value);
        }}
        error={form.errors.icon ? String(form.errors.icon) : null}
      />
      <CheckField
        look="switch"
        label={t("paymentTypes.on_account")}
        description={t("paymentTypes.on_account_hint")}
        checked={isOnAccount}
        onChange={(checked) => {
          form.setFieldValue("settles", checked ? "on_account" : "now");
          if (checked && isCash({ icon })) form.setFieldValue("icon", "wallet");
        }}
        error={form.errors.settles ? String(form.errors.settles) : null}
      />
      <TenderField form={form} />
      <CheckField
        look="switch"
        label={t("paymentTypes.active")}
        description={
          title.trim() === ""
            ? t("paymentTypes.active_hint_unnamed")
            : t("paymentTypes.active_hint", { type: title.trim() })
        }
        checked={isActive}
        onChange={(checked) => form.setFieldValue("isActive", checked)}
      />
    </>
  );
}

/** Code of the type on tax documents: the one of its picture, unless another one is chosen. */
function TenderField({ form }: { form: FormOf<typeof schema> }) {
  const t = useT();
  const { icon, settles = "now", tender_code: chosen } = form.getValues();
  return (
    <SelectField
      name="tender_code"
      label={t("paymentTypes.tender")}
      description={t("paymentTypes.tender_hint")}
      emptyOption={t("paymentTypes.tender_default", {
        tender: tenderText(t, tenderCodeOf({ icon, settles })),
      })}
      options={tenderCodes.map((code) => ({ value: code, label: tenderText(t, code) }))}
      value={chosen ?? null}
      onChange={(value) =>
        form.setFieldValue("tender_code", tenderCodes.find((code) => code === value) ?? null)
      }
      error={form.errors.tender_code ? String(form.errors.tender_code) : null}
    />
  );
}
