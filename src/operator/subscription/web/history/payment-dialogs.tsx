import { useState } from "react";
import type { TenantId } from "#platform/domain/ids.ts";
import { type Cents, decimalFromCents, multiplyCents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatCount, formatDateTime, formatDay } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { formatWholeLength } from "#platform/web/language/format-lengths.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import {
  enterPayment,
  type HandPayment,
  MAX_MONTHS,
  undoPayment,
} from "../../contract/subscription-history.ts";
import { handPaymentMethods } from "../../domain/payment-by-hand.ts";
import { LONGEST_SERVICE_HOURS, monthsBought } from "../../domain/subscription.ts";
import { usePaymentActions } from "./history-api.ts";

export interface PaymentDialogProps {
  tenantId: TenantId;
  /** The last day that is paid or given; null: without an end. */
  end: string | null;
  /** The day where the restaurant is. */
  today: string;
  price: Cents;
  currency: string;
  onClose: () => void;
}

const bodySchema = enterPayment.body.omit({ uuid: true, seen_end: true });

/** Last day from the server's current answer. */
const endIn = ({ end }: Readonly<Record<string, unknown>>) => (typeof end === "string" ? end : null);

const monthOptions = Array.from({ length: MAX_MONTHS }, (_, index) => ({
  value: String(index + 1),
  label: formatCount(index + 1),
}));

/** Enters a payment by transfer or in cash, and shows the days it gives. */
export function PaymentDialog({ tenantId, end, today, price, currency, onClose }: PaymentDialogProps) {
  const t = useT();
  const { enter } = usePaymentActions(tenantId);
  // Value when the form was opened: payments entered meanwhile do not change the days it promises.
  const [seenEnd, setSeenEnd] = useState(end);
  return (
    <FormDialog
      title={t("subscription.history.enter")}
      submitLabel={t("subscription.history.enter")}
      schema={bodySchema}
      initialValues={{
        amount: decimalFromCents(price),
        method: "bank_transfer",
        paid_on: today,
        months: 1,
        note: "",
      }}
      save={(values, uuid) =>
        enter.mutateAsync({ uuid, ...values, seen_end: seenEnd }).catch((error: unknown) => {
          if (isApiError(error, "payment_meanwhile")) setSeenEnd(endIn(error.details));
          throw error;
        })
      }
      onClose={onClose}
    >
      {(form) => <Fields form={form} end={seenEnd} today={today} price={price} currency={currency} />}
    </FormDialog>
  );
}

interface FieldsProps extends Pick<PaymentDialogProps, "end" | "today" | "price" | "currency"> {
  form: FormOf<typeof bodySchema>;
}

function Fields({ form, end, today, price, currency }: FieldsProps) {
  const t = useT();
  const { months, note, paid_on: paidOn } = form.getValues();
  const gives = monthsBought(end === null ? null : calendarDate(end), months, calendarDate(today));
  const errorOf = (field: string) => (form.errors[field] ? String(form.errors[field]) : null);
  const setMonths = (text: string | null) => {
    const chosen = Number(text ?? "1");
    form.setFieldValue("months", chosen);
    form.setFieldValue("amount", decimalFromCents(multiplyCents(price, chosen)));
  };
  return (
    <>
      <MethodField form={form} />
      <FieldGrid disabled={false}>
        <SelectField
          label={t("subscription.history.months")}
          options={monthOptions}
          value={String(months)}
          onChange={setMonths}
          error={errorOf("months")}
        />
        <AmountField
          label={t("common.amount")}
          currency={currency}
          {...amountProps(form.getInputProps("amount"))}
        />
        <DateField
          label={t("subscription.history.paid_on")}
          value={paidOn}
          error={errorOf("paid_on")}
          onChange={(next) => form.setFieldValue("paid_on", next ?? "")}
        />
      </FieldGrid>
      <TextAreaField
        label={t("common.note")}
        description={t("subscription.history.note_hint")}
        rows={2}
        maxLength={500}
        {...form.getInputProps("note")}
        value={note ?? ""}
      />
      <p role="status">
        {t("subscription.history.gives", {
          from: formatDay(gives.startsOn),
          until: formatDay(gives.expiresOn),
        })}
      </p>
    </>
  );
}

function MethodField({ form }: Pick<FieldsProps, "form">) {
  const t = useT();
  const { method } = form.getValues();
  return (
    <ChoiceList
      label={t("common.payment_type")}
      mode="single"
      layout="tiles"
      value={[method]}
      choices={handPaymentMethods.map((value) => ({
        value,
        label: t(`subscription.history.methods.${value}`),
      }))}
      onChange={([chosen]) =>
        form.setFieldValue("method", handPaymentMethods.find((known) => known === chosen) ?? "other")
      }
    />
  );
}

interface UndoDialogProps {
  tenantId: TenantId;
  payment: HandPayment;
  currency: string;
  /** The day where the restaurant is. */
  today: string;
  /** Opening of the oldest open cash session; null: none is open. */
  inServiceSince: Date | null;
  onClose: () => void;
}

/** Undoes a payment that was entered by mistake, with a reason. */
export function UndoDialog(props: UndoDialogProps) {
  const t = useT();
  const { tenantId, payment, currency, today, inServiceSince: since, onClose } = props;
  const { undo } = usePaymentActions(tenantId);
  return (
    <FormDialog
      title={t("subscription.history.undo_title")}
      submitLabel={t("subscription.history.undo_title")}
      tone="danger"
      schema={undoPayment.body}
      initialValues={{ reason: "" }}
      save={({ reason }) => undo.mutateAsync({ paymentId: payment.id, reason })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>
            {t("subscription.history.undo_hint", {
              amount: formatAmount(payment.amount, currency),
              day: formatDay(payment.paid_on),
              from: formatDay(payment.starts_on),
              until: formatDay(payment.expires_on),
            })}
          </p>
          {since === null && payment.starts_on <= today ? (
            <Notice tone="amber">{t("subscription.history.undo_shuts")}</Notice>
          ) : null}
          {since === null ? null : (
            <Notice tone="amber">
              <p>{t("subscription.in_service.since", { since: formatDateTime(since) })}</p>
              <p>
                {t("subscription.in_service.undo", {
                  hours: formatWholeLength(LONGEST_SERVICE_HOURS, "hour"),
                })}
              </p>
            </Notice>
          )}
          <TextField
            label={t("common.reason")}
            required
            maxLength={500}
            data-autofocus
            {...form.getInputProps("reason")}
          />
        </>
      )}
    </FormDialog>
  );
}
