import { type HandPayment, undoPayment } from "../../../../contract/subscription-history.ts";
import type { TenantId } from "../../../../domain/ids.ts";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { FormDialog } from "../../../platform/forms/form-dialog.tsx";
import { useT } from "../../../platform/use-t.ts";
import classes from "../subscription.module.css";
import { usePaymentActs } from "./history-api.ts";

export interface UndoDialogProps {
  tenantId: TenantId;
  payment: HandPayment;
  onClose: () => void;
}

/** Takes a payment back that was entered by mistake, with a reason. */
export function UndoDialog({ tenantId, payment, onClose }: UndoDialogProps) {
  const t = useT();
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
          <p className={classes.words}>{t("subscription.history.undo_hint")}</p>
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
