import { useId, useState } from "react";
import type { OrderItem } from "../../../contract/orders.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { QuantityInput } from "../../../ui/forms/quantity-input.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { gaveUpApproval, useApproval } from "../approvals/public.ts";
import classes from "./refunds.module.css";
import { useGiveCourtesy } from "./refunds-api.ts";

export interface CourtesyDialogProps {
  line: Pick<OrderItem, "id" | "item_title" | "quantity">;
  onClose: () => void;
}

/** Gives an ordered item, or some of its pieces, for free, with a reason; a manager approves in place. */
export function CourtesyDialog({ line, onClose }: CourtesyDialogProps) {
  const t = useT();
  const formId = useId();
  const missingId = useId();
  const [reason, setReason] = useState("");
  const [wanted, setWanted] = useState<number | null>(null);
  const quantity = Math.min(wanted ?? line.quantity, line.quantity);
  const giving = useGiveCourtesy(line.id);
  const approval = useApproval();
  const isReady = reason.trim() !== "";
  const give = async () => {
    if (!isReady || giving.isPending) return;
    const body = { reason: reason.trim(), part: { quantity, of: line.quantity } };
    const { message } = await approval.run((given) =>
      giving.mutateAsync(given === undefined ? body : { ...body, approval: given }),
    );
    toastSuccess(message);
    onClose();
  };
  const failure = giving.isError && !gaveUpApproval(giving.error) ? errorText(giving.error) : null;
  return (
    <>
      <AppDialog
        opened
        size="small"
        title={t("refunds.courtesy.title", { quantity, title: line.item_title })}
        onClose={onClose}
        footer={
          <div className={classes.footer}>
            {isReady ? null : (
              <p id={missingId} className={classes.missing}>
                {t("refunds.missing.reason")}
              </p>
            )}
            <SubmitButton
              form={formId}
              size="lg"
              fullWidth
              disabled={!isReady}
              busy={giving.isPending}
              describedBy={isReady ? undefined : missingId}
            >
              {t("refunds.courtesy.confirm")}
            </SubmitButton>
          </div>
        }
      >
        <form
          id={formId}
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // The failure is shown below and stays until the next attempt.
            give().catch(() => undefined);
          }}
        >
          <p className={classes.secondary}>{t("refunds.courtesy.body")}</p>
          {line.quantity > 1 ? (
            <div className={classes.pieces}>
              <span className={classes.grow}>{t("refunds.courtesy.pieces", { title: line.item_title })}</span>
              <QuantityInput
                label={t("refunds.courtesy.pieces", { title: line.item_title })}
                value={quantity}
                max={line.quantity}
                onChange={setWanted}
              />
            </div>
          ) : null}
          <TextField
            label={t("refunds.reason")}
            placeholder={t("refunds.courtesy.reason_example")}
            maxLength={200}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <FormFailure message={failure} />
        </form>
      </AppDialog>
      {approval.dialog}
    </>
  );
}
