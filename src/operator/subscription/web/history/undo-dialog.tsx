import type { TenantId } from "#platform/domain/ids.ts";
import { formatAmount, formatDateTime, formatDay } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type HandPayment, undoPayment } from "../../contract/subscription-history.ts";
import classes from "../subscription.module.css";
import { usePaymentActs } from "./history-api.ts";

export interface UndoDialogProps {
  tenantId: TenantId;
  payment: HandPayment;
  currency: string;
  /** The day where the restaurant is. */
  today: string;
  /** When the oldest cash session that is open was opened; null: none is. */
  inServiceSince: Date | null;
  onClose: () => void;
}

/** Takes a payment back that was entered by mistake, with a reason. */
export function UndoDialog(props: UndoDialogProps) {
  const t = useT();
  const { tenantId, payment, currency, today, inServiceSince: since, onClose } = props;
  const { undo } = usePaymentActs(tenantId);
  return (
    <FormDialog
      title={t("subscription.history.undo_title")}
      submitLabel={t("subscription.history.undo_save")}
      tone="danger"
      schema={undoPayment.body}
      initialValues={{ reason: "" }}
      save={({ reason }) => undo.mutateAsync({ paymentId: payment.id, reason })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={classes.words}>
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
              <p>{t("subscription.in_service.undo")}</p>
            </Notice>
          )}
          <TextField
            label={t("subscription.history.undo_reason")}
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
